// Where everything is in the city, in pixels: nine blocks between streets, twelve fields round them. How large things
// are follows from the room there is, so that words never get too small and nothing ever has to be scrolled.
import type { District } from '../wire/smile';
import { DISTRICTS } from './things';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  /** A district, the street between two, and how deep the fields are at the sides and at the top. */
  block: { width: number; height: number };
  street: number;
  side: number;
  edge: number;
  /** Of a district: the kerb with its name, the pavement with the people, the roof the loot stands on. */
  kerb: number;
  pavement: number;
  roof: number;
  /** How large tiles, people, bosses and the sights are, 1 being as drawn. */
  tile: number;
  people: number;
  boss: number;
  sight: number;
  /** Little room: plates and lamps are small, and nothing stands out over its block. */
  small: boolean;
}

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

export function planOf(width: number, height: number): Plan {
  const broad = width >= 560;
  const tall = height >= 520;
  const street = broad ? (tall ? 12 : 6) : 3;
  const side = broad ? 56 : 30;
  const edge = tall ? 42 : height >= 400 ? 31 : 27;
  const block = { width: (width - 4 * street - 2 * side) / 3, height: (height - 4 * street - 2 * edge) / 3 };
  const roomy = block.height >= 138 && block.width >= 150;
  const low = block.height < 100;
  const [kerb, pavement, people] = roomy ? [22, 40, 1] : low ? [19, 26, 0.7] : [20, 34, 0.78];
  const roof = roomy ? Math.min(24, block.height - 125) : low ? 5 : 14;
  const room = block.height - kerb - pavement - roof;
  const plate = broad ? 50 : 42;
  return {
    width,
    height,
    block,
    street,
    side,
    edge,
    kerb,
    pavement,
    roof,
    tile: roomy ? Math.min(1, (block.width - 8) / 144) : within(0.55, (room - 2) / 56, 0.84),
    people,
    boss: within(0.5, Math.min(broad ? 0.94 : 0.78, (block.height - plate - 4) / 66), 0.94),
    sight: roomy ? 1 : within(0.45, block.height / 186, 0.72),
    small: !roomy,
  };
}

/** Column and row of each district in the 3 × 3 city, in the order of DISTRICTS. */
const PLACES: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
  [1, 1],
];
/** From the upper left to the lower right, as one reads: what is in front covers what is behind. */
export const READING: readonly District[] = [...DISTRICTS].sort((one, other) => {
  const place = (district: District) => {
    const [column, row] = PLACES[DISTRICTS.indexOf(district)]!;
    return row * 3 + column;
  };
  return place(one) - place(other);
});

const columnAt = (plan: Plan, nth: number) =>
  plan.side + plan.street + nth * (plan.block.width + plan.street);
const rowAt = (plan: Plan, nth: number) => plan.edge + plan.street + nth * (plan.block.height + plan.street);

export function districtBox(plan: Plan, district: District): Box {
  const [column, row] = PLACES[DISTRICTS.indexOf(district)] ?? [1, 1];
  return { x: columnAt(plan, column), y: rowAt(plan, row), ...plan.block };
}

/** The middle of the street between two neighbouring districts. */
export function betweenOf(plan: Plan, one: District, other: District): Point {
  const [first, second] = [districtBox(plan, one), districtBox(plan, other)];
  return {
    x: (first.x + second.x + plan.block.width) / 2,
    y: (first.y + second.y + plan.block.height) / 2,
  };
}

export const FIELDS = 12;
type Edge = 'top' | 'right' | 'bottom' | 'left';
const EDGES: readonly Edge[] = ['top', 'right', 'bottom', 'left'];
/** Three fields on each side, clockwise from the top left. */
export const edgeOf = (field: number): Edge => EDGES[Math.floor(field / 3) % 4] ?? 'top';
export const isUpright = (field: number): boolean => edgeOf(field) === 'left' || edgeOf(field) === 'right';

export function fieldBox(plan: Plan, field: number): Box {
  const nth = field % 3;
  const { side, edge, block } = plan;
  switch (edgeOf(field)) {
    case 'top':
      return { x: columnAt(plan, nth), y: 0, width: block.width, height: edge };
    case 'right':
      return { x: plan.width - side, y: rowAt(plan, nth), width: side, height: block.height };
    case 'bottom':
      return { x: columnAt(plan, 2 - nth), y: plan.height - edge, width: block.width, height: edge };
    case 'left':
      return { x: 0, y: rowAt(plan, 2 - nth), width: side, height: block.height };
  }
}

/** The little plate with the numbers of a field: at the upper end of an upright one, at the left of the others. */
export function plateOf(plan: Plan, field: number): Box {
  const broad = plan.side > 40;
  if (isUpright(field)) {
    const width = plan.side - (broad ? 6 : 2);
    return { x: (plan.side - width) / 2, y: 4, width, height: broad ? 42 : 36 };
  }
  const height = plan.edge > 36 ? 24 : 20;
  return { x: 4, y: (plan.edge - height) / 2, width: broad ? 58 : 44, height };
}

/** Where the feet of a figure are that stands on a field with others. */
export function standing(plan: Plan, field: number, place: number, count: number): Point {
  const box = fieldBox(plan, field);
  if (isUpright(field)) {
    const apart = count > 1 ? Math.min(26, (box.height - 66) / 2) : 0;
    return {
      x: box.x + box.width / 2 + (count > 1 ? (place % 2 ? 7 : -7) : 0),
      y: box.y + box.height - 10 - (count - 1 - place) * apart,
    };
  }
  const from = plateOf(plan, field).width + 8;
  return {
    x: box.x + from + ((place + 0.5) * (box.width - from)) / Math.max(count, 1),
    y: box.y + box.height * 0.9,
  };
}

/** The fields a figure crosses on its way clockwise, both ends included. */
export function walk(from: number, to: number): number[] {
  const steps = (((to - from) % FIELDS) + FIELDS) % FIELDS;
  return Array.from({ length: steps + 1 }, (_, step) => (from + step) % FIELDS);
}

/** The way of the feet from field to field, round the corners of the city. */
export function way(plan: Plan, fields: readonly number[]): Point[] {
  const low = plan.edge * 0.9;
  const corners: Record<number, Point> = {
    0: { x: plan.side / 2, y: low },
    3: { x: plan.width - plan.side / 2, y: low },
    6: { x: plan.width - plan.side / 2, y: plan.height - plan.edge * 0.1 },
    9: { x: plan.side / 2, y: plan.height - plan.edge * 0.1 },
  };
  return fields.flatMap((field, step) => {
    const corner = step > 0 ? corners[field] : undefined;
    const here = standing(plan, field, 0, 1);
    return corner ? [corner, here] : [here];
  });
}

/** A figure looks down a row or column: its near, middle and far district (sm.line). */
export function lineOf(field: number): [District, District, District] {
  const nth = field % 3;
  const at = (column: number, row: number) =>
    DISTRICTS[PLACES.findIndex(([c, r]) => c === column && r === row)] ?? 'centre';
  const steps: Record<Edge, (step: number) => District> = {
    top: (step) => at(nth, step),
    right: (step) => at(2 - step, nth),
    bottom: (step) => at(2 - nth, 2 - step),
    left: (step) => at(step, 2 - nth),
  };
  const of = steps[edgeOf(field)];
  return [of(0), of(1), of(2)];
}
