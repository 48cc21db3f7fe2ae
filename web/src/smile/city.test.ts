import { expect, test } from 'vitest';
import { type Box, FIELDS, betweenOf, districtBox, fieldBox, lineOf, planOf, walk, way } from './city';
import { DISTRICTS } from './things';

const fields = Array.from({ length: FIELDS }, (_, field) => field);
const cities = [planOf(757, 579), planOf(390, 440), planOf(390, 326), planOf(410, 344)];

const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x + 1e-9 ||
  b.x + b.width <= a.x + 1e-9 ||
  a.y + a.height <= b.y + 1e-9 ||
  b.y + b.height <= a.y + 1e-9;

test('a walk goes clockwise past the harbour', () => {
  expect(walk(10, 2)).toEqual([10, 11, 0, 1, 2]);
  expect(walk(4, 4)).toEqual([4]);
});

test.each(cities)('fields and districts lie side by side in the city', (plan) => {
  const boxes = [
    ...fields.map((field) => fieldBox(plan, field)),
    ...DISTRICTS.map((district) => districtBox(plan, district)),
  ];
  for (const [n, a] of boxes.entries()) {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= plan.width + 1 && a.y + a.height <= plan.height + 1).toBe(
      true,
    );
    for (const b of boxes.slice(n + 1)) expect(apart(a, b)).toBe(true);
  }
});

test.each(cities)('tiles fit between the sky and the roof', (plan) => {
  const { block, kerb, pavement, roof, tile } = plan;
  expect(tile * 56).toBeLessThanOrEqual(block.height - kerb - pavement - roof + 1);
});

test('a way round a corner turns at the corner', () => {
  const plan = planOf(757, 579);
  expect(way(plan, [2, 3])).toHaveLength(3);
  expect(way(plan, [2, 3])[1]!.x).toBe(plan.width - plan.side / 2);
});

test('a figure looks down its row or column (sm.line)', () => {
  expect(lineOf(0)).toEqual(['harbour', 'west', 'south-west']);
  expect(lineOf(4)).toEqual(['park', 'centre', 'west']);
  expect(lineOf(8)).toEqual(['south-west', 'west', 'harbour']);
  expect(lineOf(9)).toEqual(['south-west', 'south', 'south-east']);
});

test.each(cities)('the plate between two neighbours stands in the middle of their street', (plan) => {
  const { x, y, width, height } = districtBox(plan, 'centre');
  const [left, above] = [betweenOf(plan, 'centre', 'west'), betweenOf(plan, 'north', 'centre')];
  expect(left.x).toBeCloseTo(x - plan.street / 2);
  expect(left.y).toBeCloseTo(y + height / 2);
  expect(above.x).toBeCloseTo(x + width / 2);
  expect(above.y).toBeCloseTo(y - plan.street / 2);
});
