import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { looks } from './looks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function thing() {
  const element = document.createElement('button');
  const seen: boolean[] = [];
  let chosen = 0;
  const gone = looks(() => {
    seen.push(true);
    return () => void seen.push(false);
  })(element);
  element.addEventListener('click', () => (chosen += 1));
  // Pointers are listened to only from the next microtask on.
  await Promise.resolve();
  const touch = (name: string) => element.dispatchEvent(new PointerEvent(name, { pointerType: 'touch' }));
  return { element, seen, touch, chosen: () => chosen, gone: () => gone?.() };
}

test('a tap chooses', async () => {
  const { element, seen, touch, chosen } = await thing();
  touch('pointerdown');
  touch('pointerup');
  element.click();
  expect(chosen()).toBe(1);
  expect(seen).toEqual([]);
});

test('a long press looks and does not choose, the next tap does', async () => {
  const { element, seen, touch, chosen } = await thing();
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

test('what is taken away is no longer looked at, and says so once', async () => {
  const { element, seen, gone } = await thing();
  element.dispatchEvent(new Event('focus'));
  element.dispatchEvent(new Event('blur'));
  element.dispatchEvent(new Event('mouseenter'));
  gone();
  element.dispatchEvent(new Event('mouseleave'));
  expect(seen).toEqual([true, false, true, false]);
});
