// Plays what happened, moment by moment, each with the table as it was then. A burst queues up and hurries;
// it can be skipped at any time, and with reduced motion nothing is played at all.
import { PACES, settings } from '../settings.svelte';
import type { Moment } from '../wire/desk';

/** How long a moment stays: as long as its sentences take to read, less if many are waiting behind it. */
export function pace(waiting: number, letters: number): number {
  // What goes without saying, such as the deal card by card, holds nobody up.
  if (letters === 0) return waiting > 8 ? 20 : 200;
  const hurry = waiting > 20 ? 4 : waiting > 8 ? 2 : 1;
  return (Math.min(3000, 600 + 22 * letters) / hurry) * PACES[settings.pace];
}

export class Player {
  /** The moment on show; nothing when still. */
  moment = $state.raw<Moment | null>(null);
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #begun: (moment: Moment) => void;
  readonly #letters: (moment: Moment) => number;

  /** `begun` is called as each moment is shown or skipped over; `letters` says how much there is to read. */
  constructor(begun: (moment: Moment) => void, letters: (moment: Moment) => number) {
    this.#begun = begun;
    this.#letters = letters;
  }

  play(moments: readonly Moment[]): void {
    this.#queue.push(...moments);
    if (reducedMotion()) this.skip();
    else if (this.moment === null) this.#next();
  }

  /** Straight to the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue.splice(0).forEach(this.#begun);
    this.moment = null;
  }

  /** Forgets what is still waiting, without a word. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.moment = null;
  }

  #next(): void {
    const moment = this.#queue.shift();
    this.moment = moment ?? null;
    if (!moment) return;
    this.#begun(moment);
    this.#timer = setTimeout(() => this.#next(), pace(this.#queue.length, this.#letters(moment)));
  }
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
