// What did not work, and why.
import type { Refusal } from '../wire/tabletop';
import { spoken, t } from '../words/spoken.svelte';

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.line.id);
  }
}

/** An address leads to no page. */
export const NOWHERE = new RefusedError({ rule: null, line: { id: 'server-no-such-route', args: [] } });

/** In words: why not, or that nobody answers. */
export const whyNot = (error: unknown): string =>
  error instanceof RefusedError ? spoken.words.say(error.refusal.line) : t('web-unreachable');
