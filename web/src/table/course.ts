// What everybody had from moment to moment, for the curve at the end and for the best moment. Nobody looks at it
// before, so nothing is told when it changes.
import type { Line, Seat } from '../wire/tabletop';
import type { Wealth } from './board';

export interface Point {
  /** Which moment of those that this page has seen. */
  at: number;
  wealth: Wealth;
  /** What was told of it. */
  lines: readonly Line[];
}

export interface Gain {
  seat: Seat;
  amount: number;
  lines: readonly Line[];
}

/** Whoever has missed more of the game than this part has not followed it. */
const MISSED = 0.2;

export class Course {
  readonly points: Point[] = [];
  readonly #wealth: ((table: unknown) => Wealth) | null;
  #at = 0;
  /** How much had happened when this page began to look. */
  #before = 0;

  constructor(wealth: ((table: any) => Wealth) | null) {
    this.#wealth = wealth;
  }

  /** The page begins to look, or looks with other eyes. */
  begin(table: unknown, heard: number): void {
    if (this.points.length === 0) this.#before = heard;
    this.note(table, []);
  }

  note(table: unknown, lines: readonly Line[]): void {
    // Whoever only wants the words gets no tables.
    if (!this.#wealth || table === null || table === undefined) return;
    this.#at += 1;
    const wealth = this.#wealth(table);
    if (!same(wealth, this.points.at(-1)?.wealth)) this.points.push({ at: this.#at, wealth, lines });
  }

  /** Something did not happen after all. */
  takeBack(table: unknown): void {
    if (!this.#wealth) return;
    const wealth = this.#wealth(table);
    while (this.points.length > 0 && !same(wealth, this.points.at(-1)!.wealth)) this.points.pop();
    this.note(table, []);
  }

  /** Whether there is a course to show: of a game that was followed from its beginning, in which something changed. */
  isWhole(heard: number): boolean {
    return this.points.length > 2 && this.#before <= heard * MISSED;
  }

  /** How many moments it is long. */
  get length(): number {
    return this.#at;
  }

  /** The largest gain of anybody in one moment that was told. */
  best(): Gain | null {
    let best: Gain | null = null;
    for (const [n, { wealth, lines }] of this.points.entries()) {
      const before = this.points[n - 1]?.wealth;
      if (!before || lines.length === 0) continue;
      for (const [seat, has] of Object.entries(wealth) as [Seat, number][]) {
        const amount = has - (before[seat] ?? has);
        if (amount > (best?.amount ?? 0)) best = { seat, amount, lines };
      }
    }
    return best;
  }
}

const same = (one: Wealth, other: Wealth | undefined): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(other);
