// The things on this table in their order, and how games/downtown packs them.
import type { Seat } from '../table/board';
import type { Card, Crew, JobId, Kind, Loot, Place, Share, Stooge, Table } from '../wire/downtown';

/** From west to east. */
export const STREET: readonly Place[] = ['west', 'ghetto', 'downtown', 'bank', 'villa', 'east'];
/** In the order of a crew's numbers. */
export const KINDS: readonly Kind[] = ['lookouts', 'safecrackers', 'spies'];
export const STOOGES: readonly Stooge[] = ['frankie', 'luigi', 'joe'];
/** A stooge has so many cards. */
const PILE = 9;
export const NOTES = [1, 2, 5, 10, 20] as const;
/** What stands for the casino card in a pile of fences. */
export const CASINO = 12;
/** Whoever owns so much has won. */
export const RICH = 100;

const SINGULAR: Record<Kind, string> = { lookouts: 'lookout', safecrackers: 'safecracker', spies: 'spy' };
export const kindName = (kind: Kind): string => `downtown-kind-${SINGULAR[kind]}`;

export const seatIndex = (seat: Seat): number => 'ABCD'.indexOf(seat);
/** All stooge cards by name, in the order in which lists about them are kept. */
const JOBS = STOOGES.flatMap((stooge) =>
  Array.from({ length: PILE }, (_, nth): JobId => `${stooge}-${nth + 1}`),
);
export const jobIndex = (card: JobId): number => JOBS.indexOf(card);
export const stoogeOf = (card: JobId): Stooge => STOOGES[Math.floor(jobIndex(card) / PILE)]!;

export const NOBODY: Crew = [0, 0, 0];
export const total = (crew: Crew): number => crew.reduce((sum, count) => sum + count, 0);
export const countOf = (crew: Crew, kind: Kind): number => crew[KINDS.indexOf(kind)] ?? 0;
export const plus = (crew: Crew, kind: Kind, more: number): Crew =>
  crew.map((count, nth) => (KINDS[nth] === kind ? count + more : count)) as Crew;
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
export const bill = (table: Table, crew: Crew): number =>
  KINDS.reduce((sum, kind) => sum + countOf(crew, kind) * priceOf(countOf(table.row, kind)), 0);

/** What a fence pays for loot really worth so much, and what a cop does; a test holds it against the game's. */
export const sale = (real: number, share: Share): { honest: number; cop: number } => ({
  honest: share === 'quarter' ? (real * 3) / 4 : real / 2,
  // Whoever keeps half is never a cop.
  cop: share === 'quarter' ? real / 4 : real / 2,
});

/** How many cards a seat may keep at the end of its turn. */
export const limitOf = (table: Table, seat: Seat): number =>
  table.seats[seatIndex(seat)]!.tokens.includes('villa') ? 10 : 7;
/** How many cards I hold. */
export const held = ({ mine }: Table): number => (mine ? total(mine.hand) + mine.loot.length : 0);
/** How many of my gangsters must go into the display. */
export const surplus = (table: Table, seat: Seat): number =>
  Math.min(Math.max(0, held(table) - limitOf(table, seat)), total(table.mine?.hand ?? NOBODY));

/** My stooge cards that this fence would take. */
export const fitting = (table: Table, loot: Loot): JobId[] =>
  (table.mine?.loot ?? []).filter((card) => frontOf(table, card).loot === loot);
export const frontOf = (table: Table, card: JobId): Card =>
  printed(table, table.mine?.fronts[jobIndex(card)] ?? 0);
export const realOf = (table: Table, card: JobId): number => table.mine?.real[jobIndex(card)] ?? 0;

/** The fewest notes that make an amount, large ones first. */
export function notesFor(amount: number): number[] {
  const notes: number[] = [];
  let left = amount;
  for (const note of [...NOTES].reverse()) for (; left >= note; left -= note) notes.push(note);
  return notes;
}

/** The seats from the left of these eyes on. */
export function around(table: Table, me: Seat | null): Seat[] {
  const seats = (['A', 'B', 'C', 'D'] as const).slice(0, table.config.players);
  const at = me === null ? 0 : seats.indexOf(me as (typeof seats)[number]) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)].filter((seat) => seat !== me);
}
