// Names and notation of the things on this table, as games/smile writes them.
import type { Seat } from '../table/board';
import type { Account, Crew, District, Held, Kind, Party, Shadow, Side, Tile } from '../wire/smile';

export const CREWS: readonly [Crew, Crew] = ['yellow', 'green'];
/** The parties that have markers, in the order of `Turf.markers`. */
export const PARTIES = ['yellow', 'green', 'police'] as const;
/** The districts in the order of `Table.turfs`: the ring clockwise from the harbour, then the centre. */
export const DISTRICTS: readonly District[] = [
  'harbour',
  'north',
  'north-east',
  'park',
  'south-east',
  'south',
  'south-west',
  'west',
  'centre',
];
/** Shadows that stay in their district, with the die beside them. */
const MONSTERS: readonly Shadow[] = ['water', 'guardian', 'cursed'];
export const isMonster = (shadow: Shadow): boolean => MONSTERS.includes(shadow);

export const FACES = [1, 2, 3, 4, 5, 6] as const;

const SEATS: Record<Crew, Seat> = { yellow: 'A', green: 'B' };
export const seatOf = (crew: Crew): Seat => SEATS[crew];
export const crewOf = (seat: Seat | null): Crew | null => CREWS.find((crew) => SEATS[crew] === seat) ?? null;
/** Nobody sits behind the rival crew, so it has no letter. */
export const letterOf = (crew: Crew, solo: boolean): string => (solo && crew === 'green' ? '' : seatOf(crew));
export const isCrew = (party: Party): party is Crew => party === 'yellow' || party === 'green';

const KINDS: readonly Kind[] = ['hat', 'gambling', 'weapons', 'contraband', 'potion'];
/** The kinds with a majority, and so with a pair of scales, in the order of `Account.majorities`. */
export const SCALES = ['gambling', 'weapons', 'contraband'] as const;

export interface TileFace {
  kind: Kind;
  points: number;
  police: number;
}

// The wire writes a tile, and how it lies, as one word. This is the only place that reads such words; it goes when the
// wire brings their parts.

/** `hat-3/1` is a hat worth 3 with one police square, `weapons/2` weapons with two. */
export function readTile(tile: Tile): TileFace {
  const [front = '', police = '0'] = tile.split('/');
  const [kind, points = '0'] = front.split('-');
  return {
    kind: KINDS.find((known) => known === kind) ?? 'hat',
    points: Number(points),
    police: Number(police),
  };
}

/** How a tile lies: open or face down, alone or on a spent potion, where it counts twice. */
const SIDES: Record<Side, { up: boolean; double: boolean }> = {
  up: { up: true, double: false },
  down: { up: false, double: false },
  'up-double': { up: true, double: true },
  'down-double': { up: false, double: true },
};
export const readSide = (side: Side): { up: boolean; double: boolean } => SIDES[side];

export interface HeldTile extends TileFace {
  up: boolean;
  double: boolean;
}

/** `weapons/2 down`, `hat-3/1 up-double`. */
export const readHeld = (held: Held): HeldTile => ({
  ...readTile(tileOf(held)),
  ...readSide(held.split(' ')[1] as Side),
});

/** The tile itself, however it lies. */
export const tileOf = (held: Held): Tile => held.split(' ')[0] as Tile;

/** The points of each majority, from the text of the tile table (`majority gambling 6`). */
export const majorityPoints = (tiles: string, kind: Kind): number =>
  Number(new RegExp(`^majority ${kind} (\\d+)`, 'm').exec(tiles)?.[1] ?? 0);

/** What a crew would have if the game ended now. */
export function pointsOf({ hats, doubled, face_down, majorities, shadow, potions, law }: Account): number {
  return [hats, doubled, face_down, ...majorities, shadow, potions, law].reduce(
    (sum, [, points]) => sum + points,
    0,
  );
}
