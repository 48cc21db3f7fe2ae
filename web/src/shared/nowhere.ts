import type { Refusal } from '../wire/tabletop';

/** An address that leads to no page. */
export const NOWHERE: Refusal = { rule: null, line: { id: 'server-no-such-route', args: [] } };
