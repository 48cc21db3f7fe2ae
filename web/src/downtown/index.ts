import type { Choice } from '../table/board';
import type { Action } from '../wire/downtown';

export { default as Stage } from './Stage.svelte';
export { beat } from './beat';
export { sights } from './sights';
export { sound } from './sound';

/** A job takes gangsters from the hand and turns a card up: neither can be taken back. */
export const doubts = ({ deed }: Choice<unknown, Action>): string | null =>
  deed.do === 'job' ? 'downtown-web-sure-job' : null;
