// An answer that is put together in several touches, until it is whole; and what is being looked at meanwhile.
import type { Action, District } from '../wire/smile';

export class Draft {
  /** The die to move, once it is taken, and the one being looked at. */
  go = $state<number | null>(null);
  looked = $state<number | null>(null);
  /** The first of two neighbouring districts. */
  first = $state<District | null>(null);
  /** The potion is in the hand: the next field is one it takes the boss to. */
  potion = $state(false);
  /** What was meant besides the choice just made: answers to the questions that may follow it. */
  then: Action[] = [];

  clear(): void {
    this.go = null;
    this.looked = null;
    this.first = null;
    this.potion = false;
  }
}
