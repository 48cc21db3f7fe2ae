// The ceremony counts up line by line, at once for whoever wants no motion, and folds away.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FixtureTable, type FixtureStep } from '../bench/fixture';
import steps from '../fixtures/greed-2.json';
import type { Finish } from '../wire/server';
import { settings } from '../settings.svelte';
import { spoken } from '../words/spoken.svelte';
import End from './End.svelte';
import { Table } from './table.svelte';

const all = steps as unknown as FixtureStep[];
let drawn: Record<string, unknown>;
let table: Table;

async function end(reduced: boolean): Promise<Finish> {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }) as unknown as MediaQueryList);
  settings.language = 'en';
  await spoken.speak('greed');
  table = new Table(
    FixtureTable.dial('greed-2', all, all.length - 1, () => {}),
    'A',
  );
  for (let n = 0; n < 20; n++) await Promise.resolve();
  const finish = table.now!.finish!;
  drawn = mount(End, { target: document.body, props: { table, finish, story: () => {} } });
  flushSync();
  return finish;
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  await unmount(drawn);
  table.close();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mine = () =>
  [...document.querySelectorAll('.seats > li')].find((row) => row.querySelector('.account'))!;
const score = () => Number(mine().querySelector('.score')!.textContent);
const waiting = () => mine().querySelectorAll('.waits').length;

it('counts one line after another up to the score', async () => {
  const finish = await end(false);
  const lines = finish.accounts[0]!;
  expect(lines.length).toBeGreaterThan(1);
  expect([score(), waiting()]).toEqual([0, lines.length]);
  let sum = 0;
  lines.forEach(([, points], n) => {
    vi.advanceTimersByTime(420);
    flushSync();
    sum += points;
    expect(waiting()).toBe(lines.length - n - 1);
    if (waiting() > 0) expect(score()).toBe(sum);
  });
  expect(score()).toBe(finish.standing!.scores[0]);
});

it('a touch counts to the end', async () => {
  const finish = await end(false);
  document.querySelector<HTMLElement>('.end')!.click();
  flushSync();
  expect([score(), waiting()]).toEqual([finish.standing!.scores[0], 0]);
});

it('without motion everything is there at once, and it folds away to see the table', async () => {
  const finish = await end(true);
  expect([score(), waiting()]).toEqual([finish.standing!.scores[0], 0]);
  const press = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)!.click();
  press('Look at the table');
  flushSync();
  expect(document.querySelector('.seats')).toBeNull();
  press('To the result');
  flushSync();
  expect(document.querySelector('.seats')).not.toBeNull();
});
