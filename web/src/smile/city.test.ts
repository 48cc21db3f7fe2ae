import { expect, test } from 'vitest';
import { FIELDS, beside, districtCell, fieldBox, fieldCell, middle, path, ringOf, walk } from './city';

const fields = Array.from({ length: FIELDS }, (_, field) => field);

test('a walk goes clockwise past the harbour', () => {
  expect(walk(10, 2)).toEqual([10, 11, 0, 1, 2]);
  expect(walk(4, 4)).toEqual([4]);
});

test('the fields lie clockwise round the city and do not overlap', () => {
  const boxes = fields.map((field) => fieldBox(field, 10));
  const clockwise = boxes.map(middle).map(({ x, y }) => Math.atan2(y - 50, x - 50));
  const turns = clockwise.map(
    (angle, n) => (clockwise[(n + 1) % FIELDS]! - angle + 2 * Math.PI) % (2 * Math.PI),
  );
  expect(turns.every((turn) => turn > 0 && turn < Math.PI / 2)).toBe(true);
  for (const [n, a] of boxes.entries()) {
    for (const b of boxes.slice(n + 1)) {
      const apart = a.x + a.width <= b.x + 1e-9 || b.x + b.width <= a.x + 1e-9;
      const above = a.y + a.height <= b.y + 1e-9 || b.y + b.height <= a.y + 1e-9;
      expect(apart || above).toBe(true);
    }
  }
});

test('a way round a corner turns at the corner', () => {
  const way = path([2, 3], 10);
  expect(way).toHaveLength(3);
  expect(way[1]).toEqual({ x: 95, y: 5 });
});

test('what is told of a place stands beside it', () => {
  expect(beside(districtCell('harbour'), 11)).toBe('top: 37%');
  expect(beside(districtCell('south'), 11)).toBe('bottom: 37%');
  expect(beside(fieldCell(1), 11)).toBe('top: 11%');
});

test('a stone is never too small for a finger', () => {
  for (const width of [328, 344, 500, 680]) expect((ringOf(width) * width) / 100).toBeGreaterThanOrEqual(44);
});
