// What my finished games come to, game by game.
import { named } from '../table/bots';
import type { MyGame, SeatInfo } from '../wire/server';

/** How I did in one game: at my best seat, where I had several. */
export interface Result {
  score: number;
  place: number;
  at: number;
}

/** Whom I have met, and how often. */
export interface Met {
  who: SeatInfo;
  times: number;
}

export interface Figures {
  played: number;
  won: number;
  best: number;
  mean: number;
  /** The oldest first. */
  results: readonly Result[];
  met: readonly Met[];
}

/** How I did; nothing if a game did not end by its rules. */
export function result({ scores, places, yours, at }: MyGame): Result | null {
  const mine = yours.map((seat) => 'ABCDE'.indexOf(seat)).filter((nth) => places[nth] !== undefined);
  if (mine.length === 0) return null;
  const nth = mine.reduce((best, other) => (places[other]! < places[best]! ? other : best));
  return { score: scores[nth]!, place: places[nth]!, at };
}

export const others = ({ seats, yours }: Pick<MyGame, 'seats' | 'yours'>): SeatInfo[] =>
  named(seats).filter(({ seat, sitter }) => sitter !== 'open' && !yours.includes(seat));

/** Of one game; nothing if I have never played it to its end. */
export function figures(games: readonly MyGame[]): Figures | null {
  const results = games
    .map(result)
    .filter((one) => one !== null)
    .toSorted((one, other) => one.at - other.at);
  if (results.length === 0) return null;
  const scores = results.map(({ score }) => score);
  const met = new Map<string, Met>();
  for (const who of games.flatMap(others)) {
    const known = met.get(who.name);
    met.set(who.name, { who: known?.who ?? who, times: (known?.times ?? 0) + 1 });
  }
  return {
    played: results.length,
    won: results.filter(({ place }) => place === 1).length,
    best: Math.max(...scores),
    mean: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    results,
    met: [...met.values()].toSorted((one, other) => other.times - one.times),
  };
}
