import type { Choice, Wealth } from '../table/board';
import type { Table } from '../wire/smile';
import { pointsOf } from './things';

export { beat } from './beat';
export { sights } from './sights';
export { sound } from './sound';
export { default as Stage } from './Stage.svelte';

/** Everything lies open here, so that a forced step tells nobody anything; but dice are only rolled by hand. */
export const playsItself = (choice: Choice): boolean => !choice.reveals;

/** What the crews would score if the game ended now. */
export const wealth = (table: Table): Wealth => ({
  A: pointsOf(table.accounts[0]),
  B: pointsOf(table.accounts[1]),
});
