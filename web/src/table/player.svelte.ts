// Plays what happened, moment by moment, each with the table as it was then. A burst queues up and hurries;
// it can be skipped at any time, and with reduced motion nothing is played at all.
import type { Moment } from '../wire/desk';

/** How long a moment stays, by how many are waiting behind it. */
function pace(waiting: number, spoken: boolean): number {
  // What goes without saying, such as the deal card by card, holds nobody up.
  if (!spoken) return waiting > 8 ? 20 : 200;
  if (waiting > 20) return 220;
  return waiting > 8 ? 450 : 900;
}

export class Player {
  /** The moment on show; nothing when still. */
  moment = $state.raw<Moment | null>(null);
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #begun: (moment: Moment) => void;
  readonly #still: () => void;

  /** `begun` is called as each moment is shown or skipped over, `still` when the last one is through. */
  constructor(begun: (moment: Moment) => void, still: () => void) {
    this.#begun = begun;
    this.#still = still;
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
    this.#still();
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
    if (!moment) {
      this.#still();
      return;
    }
    this.#begun(moment);
    this.#timer = setTimeout(() => this.#next(), pace(this.#queue.length, moment.lines.length > 0));
  }
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
