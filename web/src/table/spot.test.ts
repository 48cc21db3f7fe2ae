import { expect, it } from 'vitest';
import { spotFor } from './spot';

const screen = { left: 0, top: 0, width: 390, height: 844 };
const size = { width: 370, height: 190 };

it('lies where it is wished if nothing is there', () => {
  expect(spotFor(size, screen, { left: 8, top: 300 }, [], [])).toEqual({ left: 8, top: 300 });
});

it('gives way to what can be chosen, and stays on the screen', () => {
  const choice = { left: 0, top: 250, width: 390, height: 100 };
  const { top } = spotFor(size, screen, { left: 8, top: 300 }, [choice], [])!;
  expect(top === 354 || top + size.height <= 246 || top >= 354).toBe(true);
  expect(spotFor(size, screen, { left: 900, top: -50 }, [], [])).toEqual({ left: 16, top: 4 });
});

it('rather lies over nothing else either', () => {
  const button = { left: 0, top: 290, width: 390, height: 60 };
  expect(spotFor(size, screen, { left: 8, top: 300 }, [], [button])!.top).toBeGreaterThanOrEqual(350);
});

it('has no place where everything can be chosen, or nothing fits', () => {
  expect(spotFor(size, screen, { left: 8, top: 300 }, [screen], [])).toBeNull();
  expect(spotFor(size, { ...screen, width: 300 }, { left: 0, top: 0 }, [], [])).toBeNull();
});
