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

const GOODS = ['gambling', 'weapons', 'contraband', 'potion'] as const satisfies readonly Kind[];
/** The kinds with a majority, and so with a pair of scales, in the order of `Account.majorities`. */
export const SCALES = ['gambling', 'weapons', 'contraband'] as const;

export interface TileFace {
  kind: Kind;
  points: number;
  police: number;
}

// A tile is named after all that it shows. No name is taken apart: every tile there can be is looked up by its name.
const TILES = new Map<Tile, TileFace>();
for (let police = 0; police <= 7; police += 1) {
  for (let points = 1; points <= 12; points += 1)
    TILES.set(`hat-${points}/${police}`, { kind: 'hat', points, police });
  for (const kind of GOODS) TILES.set(`${kind}/${police}`, { kind, points: 0, police });
}
export const faceOf = (tile: Tile): TileFace => TILES.get(tile)!;

/** How a tile lies: open or face down, alone or on a spent potion, where it counts twice. */
const SIDES: Record<Side, { up: boolean; double: boolean }> = {
  up: { up: true, double: false },
  down: { up: false, double: false },
  'up-double': { up: true, double: true },
  'down-double': { up: false, double: true },
};
export const sideOf = (side: Side): { up: boolean; double: boolean } => SIDES[side];

export interface HeldTile extends TileFace {
  tile: Tile;
  up: boolean;
  double: boolean;
}

const HELD = new Map<Held, HeldTile>();
for (const [tile, face] of TILES)
  for (const side of Object.keys(SIDES) as Side[])
    HELD.set(`${tile} ${side}`, { tile, ...face, ...SIDES[side] });
export const heldOf = (held: Held): HeldTile => HELD.get(held)!;

/** What a crew would have if the game ended now. */
export function pointsOf({ hats, doubled, face_down, majorities, shadow, potions, law }: Account): number {
  return [hats, doubled, face_down, ...majorities, shadow, potions, law].reduce(
    (sum, [, points]) => sum + points,
    0,
  );
}
