import type { Seat, Wealth } from '../table/board';
import type { Table } from '../wire/greed';
import type { Deed } from './props';

export { beat } from './beat';
export { sights } from './sights';
export { sound } from './sound';
export { default as Stage } from './Stage.svelte';

/** A card that could not do anything as things stand is only played if it is meant. */
export const doubts = ({ deed, preview }: Deed): string | null =>
  deed.do === 'play' && preview.lacking ? 'web-greed-sure-lacking' : null;

const SEATS: readonly Seat[] = ['A', 'B', 'C', 'D', 'E'];

/** Everybody's money lies open. */
export const wealth = ({ board }: Table): Wealth =>
  Object.fromEntries(SEATS.slice(0, board.players).map((seat, n) => [seat, board.money[n]!]));
