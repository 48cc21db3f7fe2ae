// The card that is held up large, and the player whose things are looked at closely.
import type { Seat } from '../wire/tabletop';

export const reading = $state<{ card: number | null; seat: Seat | null }>({ card: null, seat: null });
