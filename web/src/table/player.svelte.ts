// Plays what happened, moment by moment, each with the table as it was then. What is no event is merged with the
// next that is; a burst hurries; it can be skipped at any time, and with reduced motion nothing is played at all.
import { PACES, settings } from '../settings.svelte';
import type { Moment } from '../wire/desk';

/** Longer than this, in milliseconds at the usual pace, nobody watches: then everything is shown faster. */
const PATIENCE = 7000;
/** A moment that is shown at all can be seen. */
const LEAST = 60;

/** How long sentences take to read, for games that do not say how long to look. */
export const reading = (letters: number): number => (letters === 0 ? 0 : Math.min(3000, 600 + 22 * letters));

export class Player {
  /** The moment on show; nothing when still. */
  moment = $state.raw<Moment | null>(null);
  /** Held by whoever watches, to go on a moment at a time. */
  held = $state(false);
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #begun: (moment: Moment) => void;
  readonly #beat: (moment: Moment) => number;

  /** `begun` is called as each moment is shown or skipped over; `beat` says for how long it is shown. */
  constructor(begun: (moment: Moment) => void, beat: (moment: Moment) => number) {
    this.#begun = begun;
    this.#beat = beat;
  }

  play(moments: readonly Moment[]): void {
    this.#queue.push(...moments);
    if (reducedMotion() && !this.held) this.skip();
    else if (this.moment === null) this.#next();
  }

  /** Stops at the moment on show, or at the next one that comes. */
  hold(): void {
    clearTimeout(this.#timer);
    this.held = true;
  }

  /** One moment on. */
  step(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  release(): void {
    this.held = false;
    this.step();
  }

  /** Straight to the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.held = false;
    this.#queue.splice(0).forEach(this.#begun);
    this.moment = null;
  }

  /** Forgets what is still waiting, without a word. */
  stop(): void {
    clearTimeout(this.#timer);
    this.held = false;
    this.#queue = [];
    this.moment = null;
  }

  #next(): void {
    const waiting = this.#queue.reduce((sum, moment) => sum + this.#beat(moment), 0);
    const hurry = Math.max(1, waiting / PATIENCE);
    let moment: Moment | undefined;
    let beat = 0;
    while (beat === 0 && (moment = this.#queue.shift())) {
      this.#begun(moment);
      beat = this.#beat(moment);
    }
    this.moment = (beat > 0 ? moment : undefined) ?? null;
    if (this.moment && !this.held)
      this.#timer = setTimeout(() => this.#next(), Math.max(LEAST, (beat / hurry) * PACES[settings.pace]));
  }
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
