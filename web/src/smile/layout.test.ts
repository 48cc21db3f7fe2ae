import { expect, test } from 'vitest';
import type { Box } from './city';
import { type Layout, layoutOf } from './layout';

const screens = [
  [1366, 768],
  [1366, 640],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
  [820, 1180],
  [768, 1024],
  [390, 844],
  [390, 664],
  [360, 740],
  [844, 390],
  [932, 430],
] as const;

const over = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

test.each(screens)('everything has its place on %i × %i', (width, height) => {
  const layout = layoutOf(width, height);
  const named = ({ city, tray, mine, rival, ribbon, acts }: Layout) =>
    Object.entries({ city, tray, mine, rival, ribbon, acts });
  for (const [name, box] of named(layout)) {
    expect(box.x, name).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, name).toBeLessThanOrEqual(layout.width + 1);
    expect(box.y + box.height, name).toBeLessThanOrEqual(layout.height + 1);
    for (const [other, there] of named(layout))
      if (other !== name) expect(over(box, there), `${name} over ${other}`).toBe(false);
  }
  expect(layout.width * layout.scale).toBeCloseTo(width);
  expect(layout.height * layout.scale).toBeCloseTo(height);
  // A district is large enough for its people.
  expect(layout.city.height).toBeGreaterThan(300);
  expect(layout.city.width).toBeGreaterThan(340);
});
