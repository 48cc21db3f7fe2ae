// How a game is best met for the first time.
import type { GameInfo, NewSitter, NewTable } from '../wire/server';

/** How one can sit down. */
export const HOW = ['friends', 'screen', 'watch'] as const;
export type How = (typeof HOW)[number];

/** The level somebody meets who has not chosen one. */
export const USUAL_LEVEL = 'normal';

/** Sits me down against bots, without a question. */
export function playNow({ name: game, usual }: GameInfo, name: string, level = USUAL_LEVEL): NewTable {
  const others = Array.from({ length: usual - 1 }, (): NewSitter => ({ bot: level }));
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
