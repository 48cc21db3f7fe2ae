import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { looks } from './looks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function thing() {
  const element = document.createElement('button');
  const seen: boolean[] = [];
  let chosen = 0;
  looks((looking) => seen.push(looking))(element);
  element.addEventListener('click', () => (chosen += 1));
  const touch = (name: string) => element.dispatchEvent(new PointerEvent(name, { pointerType: 'touch' }));
  return { element, seen, touch, chosen: () => chosen };
}

test('a tap chooses', () => {
  const { element, seen, touch, chosen } = thing();
  touch('pointerdown');
  touch('pointerup');
  element.click();
  expect(chosen()).toBe(1);
  expect(seen).toEqual([]);
});

test('a long press looks and does not choose, the next tap does', () => {
  const { element, seen, touch, chosen } = thing();
  touch('pointerdown');
  vi.advanceTimersByTime(500);
  expect(seen).toEqual([true]);
  touch('pointerup');
  element.click();
  expect(seen).toEqual([true, false]);
  expect(chosen()).toBe(0);
  touch('pointerdown');
  touch('pointerup');
  element.click();
  expect(chosen()).toBe(1);
});
