// Where everything is on the square of the city, in hundredths of its width.
import type { District } from '../wire/smile';
import { DISTRICTS } from './things';

/** How deep the ring of pavement stones is on a city so many pixels wide: never too small for a finger. */
export const ringOf = (width: number): number => Math.max(9.5, Math.min(14, 4600 / Math.max(width, 1)));
const blockOf = (ring: number): number => (100 - 2 * ring) / 3;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
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

/** Column and row in the grid of stones and blocks, from 1, for CSS. */
export function districtCell(district: District): string {
  const [column, row] = PLACES[DISTRICTS.indexOf(district)] ?? [1, 1];
  return `${row + 2} / ${column + 2}`;
}

/** Just below the row of a cell, or above it in the two last rows, for CSS. */
export function beside(cell: string, ring: number): string {
  const row = Number.parseInt(cell);
  const lines = [0, ...[0, 1, 2, 3].map((nth) => ring + nth * blockOf(ring)), 100];
  return row < 4 ? `top: ${lines[row]}%` : `bottom: ${100 - lines[row - 1]!}%`;
}

export const FIELDS = 12;
export type Edge = 'top' | 'right' | 'bottom' | 'left';
const EDGES: readonly Edge[] = ['top', 'right', 'bottom', 'left'];

/** Three fields on each side, clockwise from the top left. */
export const edgeOf = (field: number): Edge => EDGES[Math.floor(field / 3) % 4] ?? 'top';

export function fieldBox(field: number, ring: number): Box {
  const block = blockOf(ring);
  const along = ring + (field % 3) * block;
  const back = 100 - ring - ((field % 3) + 1) * block;
  switch (edgeOf(field)) {
    case 'top':
      return { x: along, y: 0, width: block, height: ring };
    case 'right':
      return { x: 100 - ring, y: along, width: ring, height: block };
    case 'bottom':
      return { x: back, y: 100 - ring, width: block, height: ring };
    case 'left':
      return { x: 0, y: back, width: ring, height: block };
  }
}

export function fieldCell(field: number): string {
  const [along, back] = [(field % 3) + 2, 4 - (field % 3)];
  switch (edgeOf(field)) {
    case 'top':
      return `1 / ${along}`;
    case 'right':
      return `${along} / 5`;
    case 'bottom':
      return `5 / ${back}`;
    case 'left':
      return `${back} / 1`;
  }
}

export const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * Where a figure stands on a field: up to three side by side along the stone; the numbers keep to its end.
 */
export function standing(field: number, place: number, count: number, ring: number): Point {
  const at = middle(fieldBox(field, ring));
  const aside = (place - (count - 1) / 2) * (count > 2 ? 5.6 : 7.6);
  switch (edgeOf(field)) {
    case 'top':
    case 'bottom':
      return { x: at.x + aside + 3, y: at.y };
    case 'right':
    case 'left':
      return { x: at.x, y: at.y + aside + 2 };
  }
}

/** The fields a figure crosses on its way clockwise, both ends included. */
export function walk(from: number, to: number): number[] {
  const steps = (((to - from) % FIELDS) + FIELDS) % FIELDS;
  return Array.from({ length: steps + 1 }, (_, step) => (from + step) % FIELDS);
}

/** The way round the corner of the city from one field to the next, for drawing. */
export function path(fields: readonly number[], ring: number): Point[] {
  const half = ring / 2;
  const corners: Record<number, Point> = {
    3: { x: 100 - half, y: half },
    6: { x: 100 - half, y: 100 - half },
    9: { x: half, y: 100 - half },
    0: { x: half, y: half },
  };
  return fields.flatMap((field, step) => {
    const corner = step > 0 ? corners[field] : undefined;
    const here = middle(fieldBox(field, ring));
    return corner ? [corner, here] : [here];
  });
}
