// What the page of a review counts from what the server sent: columns, moments, bars. No rules, no thinking.
import type { Judged, Parts, Point, Review, SeatReview, Turning } from '../wire/review';
import type { Seat } from '../wire/tabletop';

export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly Seat[];

/** A moment on the curve of a seat. */
export interface Moment extends Turning {
  /** Which point of the curve it led to. */
  column: number;
  /** The choice it was, if it was one. */
  choice: Judged | null;
}

/** Which point of the curve an input of the record led to. */
export function columnOf(curve: readonly Point[], at: number): number {
  const after = curve.findIndex((point) => point.at > at);
  return after === -1 ? Math.max(0, curve.length - 1) : after;
}

/** The moments that mattered to a seat, in the order of the game. */
export function moments(review: Review, { seat, turning }: SeatReview): Moment[] {
  return turning
    .map((turn) => ({
      ...turn,
      column: columnOf(review.curve, turn.at),
      choice: review.choices.find((choice) => choice.at === turn.at && choice.seat === seat) ?? null,
    }))
    .toSorted((one, other) => one.at - other.at);
}

/** What a seat chose last before a point of the curve, after the point before it. */
export const choiceAt = (review: Review, seat: Seat, column: number): Judged | null =>
  review.choices.findLast((choice) => choice.seat === seat && columnOf(review.curve, choice.at) === column) ??
  null;

/** What a point is called: its round, in games that have rounds; else its turn. */
export const label = (point: Point): number | null => point.round ?? point.turn ?? null;

/** The columns that are named under the curve, not more than there is room for. */
export function labelled(curve: readonly Point[], most: number): number[] {
  const first = curve.flatMap((point, n) =>
    label(point) !== null && label(point) !== label(curve[n - 1] ?? ({} as Point)) ? [n] : [],
  );
  const every = Math.max(1, Math.ceil(first.length / Math.max(1, most)));
  return first.filter((_, n) => n % every === 0);
}

/** What made a result. */
export const KINDS = [
  'start',
  'luck',
  'choices',
  'gifts',
  'rest',
] as const satisfies readonly (keyof Parts)[];
export type Kind = (typeof KINDS)[number];

/** A piece of a seat's bar, in hundredths of a win. */
export interface Piece {
  kind: Kind;
  from: number;
  to: number;
  /** As it is written. */
  amount: number;
}

export interface Bars {
  /** What is added, from nothing on. */
  adds: Piece[];
  /** What is taken away, back from there. */
  takes: Piece[];
  /** Where it stops: the result itself, which the sum only comes near. */
  result: number;
  /** How far the upper line reaches. */
  top: number;
}

const hundredths = (win: number) => win * 100;

/** The two lines of a seat: the upper one adds, the lower one takes away from its end. */
export function bars(parts: Parts): Bars {
  const amounts = KINDS.map((kind) => ({ kind, amount: hundredths(parts[kind].win) }));
  let at = 0;
  const adds = amounts.flatMap(({ kind, amount }): Piece[] => {
    if (amount <= 0) return [];
    const from = at;
    at += amount;
    return [{ kind, from, to: at, amount }];
  });
  const top = at;
  const takes = amounts.flatMap(({ kind, amount }): Piece[] => {
    if (amount >= 0) return [];
    const to = at;
    at += amount;
    return [{ kind, from: at, to, amount: -amount }];
  });
  return { adds, takes, result: hundredths(parts.result.win), top };
}

/** What is written on a piece; whatever is less than half of a hundredth is no number. */
export const written = ({ amount }: Piece): string => (Math.round(amount) > 0 ? `${Math.round(amount)}` : '');

/** How many of twenty hats are filled. */
export const hats = (chance: number): number => Math.round(Math.min(1, Math.max(0, chance)) * 20);
