import { describe, expect, it, vi } from 'vitest';
import { MyTables, since } from './tables.svelte';

const NOW = 1_000_000;

describe('how long', () => {
  it.each([
    [20, 0, 'minutes'],
    [12 * 60, 12, 'minutes'],
    [61 * 60, 1, 'hours'],
    [50 * 3600, 2, 'days'],
  ])('%i seconds ago', (ago, count, unit) => {
    expect(since(NOW - ago, NOW)).toEqual({ count, unit });
  });
  it('a clock that is ahead is not shown as less than nothing', () => {
    expect(since(NOW + 90, NOW)).toEqual({ count: 0, unit: 'minutes' });
  });
});

it('tables that wait for me come first, the longest waiting before the others', async () => {
  const table = (code: string, waiting: boolean, changed: number) => ({
    code,
    game: 'toy',
    stage: 'running',
    seats: [],
    yours: [],
    waiting,
    changed,
  });
  const all = [
    table('still', false, 50),
    table('short', true, 90),
    table('newer', false, 70),
    table('long', true, 20),
  ];
  vi.stubGlobal('fetch', async (path: string) => {
    return new Response(JSON.stringify(path === '/api/tables' ? all : { name: null }));
  });
  const mine = new MyTables();
  const leave = mine.watch();
  await expect.poll(() => mine.open.map(({ code }) => code)).toEqual(['long', 'short', 'newer', 'still']);
  expect(mine.waiting).toBe(2);
  leave();
  vi.unstubAllGlobals();
});
