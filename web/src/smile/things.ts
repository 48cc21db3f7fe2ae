// Names and notation of the things on this table, as games/smile writes them.
import type { Seat } from '../table/board';
import type { Crew, District, Held, Kind, Party, Shadow, Side, Tile } from '../wire/smile';

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
/** Dice that let one do the same when they are used to act. */
export const ACTS: readonly (readonly number[])[] = [[1], [2, 3], [4, 5], [6]];

const SEATS: Record<Crew, Seat> = { yellow: 'A', green: 'B' };
export const seatOf = (crew: Crew): Seat => SEATS[crew];
export const crewOf = (seat: Seat | null): Crew | null => CREWS.find((crew) => SEATS[crew] === seat) ?? null;
export const isCrew = (party: Party): party is Crew => party === 'yellow' || party === 'green';

const KINDS: readonly Kind[] = ['hat', 'gambling', 'weapons', 'contraband', 'potion'];
/** The kinds with a majority, and so with a pair of scales, in the order of `Account.majorities`. */
export const SCALES = ['gambling', 'weapons', 'contraband'] as const;

export interface TileFace {
  kind: Kind;
  points: number;
  police: number;
}

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

export interface HeldTile extends TileFace {
  notation: Held;
  up: boolean;
  /** On a spent potion: it counts twice. */
  double: boolean;
}

/** `weapons/2 down`, `hat-3/1 up-double`. */
export function readHeld(held: Held): HeldTile {
  const side = held.split(' ')[1] as Side;
  return {
    ...readTile(tileOf(held)),
    notation: held,
    up: side.startsWith('up'),
    double: side.endsWith('double'),
  };
}

/** The tile itself, however it lies. */
export const tileOf = (held: Held): Tile => held.split(' ')[0] as Tile;

/** The points of each majority, from the text of the tile table (`majority gambling 6`). */
export const majorityPoints = (tiles: string, kind: Kind): number =>
  Number(new RegExp(`^majority ${kind} (\\d+)`, 'm').exec(tiles)?.[1] ?? 0);
