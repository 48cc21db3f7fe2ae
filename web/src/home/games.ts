// The games on the posters, in order, and how they are best met for the first time.
import type { NewSitter, NewTable } from '../wire/server';

export const GAMES = ['greed', 'smile', 'downtown'] as const;
export type GameName = (typeof GAMES)[number];
export const isGame = (name: string): name is GameName => (GAMES as readonly string[]).includes(name);

/** How one can sit down. */
export const HOW = ['friends', 'screen', 'watch'] as const;
export type How = (typeof HOW)[number];

/** How many at a first table. */
export const PLAYERS: Record<GameName, { fewest: number; most: number; usual: number }> = {
  greed: { fewest: 2, most: 5, usual: 3 },
  smile: { fewest: 1, most: 2, usual: 2 },
  downtown: { fewest: 2, most: 4, usual: 3 },
};

/** The level somebody meets who has not chosen one. */
export const USUAL_LEVEL = 'normal';

/** Sits me down against bots, without a question. */
export function playNow(game: GameName, name: string): NewTable {
  const others = Array.from({ length: PLAYERS[game].usual - 1 }, (): NewSitter => ({ bot: USUAL_LEVEL }));
  return {
    game,
    options: {},
    seats: ['me', ...others],
    names: [name],
    spectators: true,
    memory: false,
    hints: true,
  };
}
