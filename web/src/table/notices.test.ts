// Who is away, for whom a bot may play, and who comes back: what the page offers, and to whom.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import steps from '../fixtures/greed-2.json';
import { FixtureTable, type FixtureStep } from '../bench/fixture';
import type { SeatInfo } from '../wire/server';
import type { Ear } from './connection';
import Announcer from './Announcer.svelte';
import Notices from './Notices.svelte';
import { Table } from './table.svelte';
import { spoken } from '../words/spoken.svelte';
import { settings } from '../settings.svelte';

let table: Table;
let ear: Ear;
let drawn: Record<string, unknown>[] = [];

beforeEach(async () => {
  settings.language = 'en';
  await spoken.speak('greed');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }) as unknown as MediaQueryList);
  const dial = FixtureTable.dial('greed-2', steps as unknown as FixtureStep[], 3, () => {});
  table = new Table((heard) => dial((ear = heard)), 'A');
  for (let n = 0; n < 20; n++) await Promise.resolve();
  drawn = [
    mount(Notices, { target: document.body, props: { table } }),
    mount(Announcer, { target: document.body, props: { table } }),
  ];
  flushSync();
});
afterEach(async () => {
  for (const component of drawn) await unmount(component);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const buttons = () => [...document.querySelectorAll('.notices button')] as HTMLButtonElement[];

function seat(which: number, sitter: SeatInfo['sitter'], maker = true): void {
  const seats = table.info!.seats.map((info, n) => (n === which ? { ...info, sitter } : info));
  ear.hear({ table: { ...table.info!, seats, maker } });
  flushSync();
}

describe('somebody who is away', () => {
  it('can be played for once they are long gone, by whoever made the table', () => {
    const ask = vi.spyOn(table, 'ask');
    seat(1, { person: { here: false, ready: true, long_gone: false } });
    expect(buttons()).toEqual([]);
    seat(1, { person: { here: false, ready: true, long_gone: true } }, false);
    expect(buttons()).toEqual([]);
    seat(1, { person: { here: false, ready: true, long_gone: true } });
    const [button] = buttons();
    expect(button!.textContent!.trim()).toBe('Let a bot play for Ben');
    button!.click();
    expect(ask).toHaveBeenCalledWith({ 'stand-in': { seat: 'B' } });
    seat(1, { bot: { level: 'normal', standing_in: true } });
    expect(buttons()).toEqual([]);
  });

  it('sits down again', () => {
    const ask = vi.spyOn(table, 'ask');
    seat(0, { bot: { level: 'normal', standing_in: true } });
    const [button] = buttons();
    expect(button!.textContent!.trim()).toBe('Sit down again');
    button!.click();
    expect(ask).toHaveBeenCalledWith({ sit: { seat: 'A', name: 'Ann' } });
  });
});

describe('news', () => {
  it('is shown and announced for a while, and is no part of the story', () => {
    const before = table.story.length;
    ear.hear({ news: { id: 'server-news-back', args: [['seat', { seat: 'B' }]] } });
    flushSync();
    const shown = () => document.querySelector('.notices')!.textContent!;
    const heard = () => document.querySelector('[role=log][aria-label="Who comes and goes"]')!.textContent!;
    expect([shown(), heard()].map((text) => text.trim())).toEqual(['Ben is back.', 'Ben is back.']);
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect([shown(), heard()].map((text) => text.trim())).toEqual(['', '']);
    expect(table.story.length).toBe(before);
  });
});
