// The things on this table in their order, and how games/downtown packs them.
import type { Seat } from '../table/board';
import type { Card, Crew, JobId, JobSet, Kind, Place, Places, Stooge, Table } from '../wire/downtown';

/** In the order of the bits in `Places`. */
export const PLACES: readonly Place[] = ['downtown', 'west', 'east', 'ghetto', 'bank', 'villa'];
/** As they lie on the map: the places that are used in a turn stand over their counters. */
export const MAP: readonly Place[] = ['ghetto', 'bank', 'villa', 'downtown', 'west', 'east'];
/** In the order of a crew's numbers. */
export const KINDS: readonly Kind[] = ['lookouts', 'safecrackers', 'spies'];
export const STOOGES: readonly Stooge[] = ['frankie', 'luigi', 'joe'];
/** A stooge has so many cards. */
const PILE = 9;
export const NOTES = [1, 2, 5, 10, 20] as const;
/** What stands for the casino card in a pile of fences. */
export const CASINO = 12;

const SINGULAR: Record<Kind, string> = { lookouts: 'lookout', safecrackers: 'safecracker', spies: 'spy' };
export const kindName = (kind: Kind): string => `downtown-kind-${SINGULAR[kind]}`;

export const seatIndex = (seat: Seat): number => 'ABCD'.indexOf(seat);
export const placesIn = (places: Places): Place[] => PLACES.filter((_, nth) => (places >> nth) & 1);
export const stands = (places: Places, place: Place): boolean => placesIn(places).includes(place);

export const jobsIn = (set: JobSet): JobId[] =>
  Array.from({ length: PILE * STOOGES.length }, (_, nth) => nth)
    .filter((nth) => (set >> nth) & 1)
    .map((nth): JobId => `${STOOGES[Math.floor(nth / PILE)]!}-${(nth % PILE) + 1}`);
export const stoogeOf = (card: JobId): Stooge => card.split('-')[0] as Stooge;
export const jobIndex = (card: JobId): number =>
  STOOGES.indexOf(stoogeOf(card)) * PILE + Number(card.split('-')[1]) - 1;

export const total = (crew: Crew): number => crew.reduce((sum, count) => sum + count, 0);
export const countOf = (crew: Crew, kind: Kind): number => crew[KINDS.indexOf(kind)] ?? 0;
export const printed = (table: Table, front: number): Card => table.config.deck[front]!;

/** The least and the most a job with this front is really worth, by the list of cards in the rule book. */
export function worth(table: Table, front: number): [number, number] {
  const { stooge, loot, claims } = printed(table, front);
  const alike = table.config.deck.filter(
    (card) => card.stooge === stooge && card.loot === loot && card.claims === claims,
  );
  const reals = alike.map(({ real }) => real);
  return [Math.min(...reals), Math.max(...reals)];
}

/** The price list on the wall Downtown, by how many of a kind lie there; a test holds it against the game's. */
const PRICES = [0, 4, 3, 2];
export const priceOf = (lying: number): number => PRICES[lying] ?? 1;

/** The seats from the left of these eyes on. */
export function around(table: Table, me: Seat | null): Seat[] {
  const seats = (['A', 'B', 'C', 'D'] as const).slice(0, table.config.players);
  const at = me === null ? 0 : seats.indexOf(me as (typeof seats)[number]) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)].filter((seat) => seat !== me);
}
