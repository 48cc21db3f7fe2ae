// Who is away, for whom a bot may play, and who comes back: what the page offers, and to whom.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import steps from '../fixtures/greed-2.json';
import { FixtureTable, type FixtureStep } from '../bench/fixture';
import type { Motion, SeatInfo } from '../wire/server';
import type { Seat } from '../wire/tabletop';
import type { Ear } from './connection';
import Announcer from './Announcer.svelte';
import Notices from './Notices.svelte';
import Slip from './Slip.svelte';
import { Company } from './company.svelte';
import { Table } from './table.svelte';
import { spoken } from '../words/spoken.svelte';
import { settings } from '../settings.svelte';

let table: Table;
let ear: Ear;
let company: Company;
let drawn: Record<string, unknown>[] = [];

beforeEach(async () => {
  settings.language = 'en';
  await spoken.speak('greed');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }) as unknown as MediaQueryList);
  const dial = FixtureTable.dial('greed-2', steps as unknown as FixtureStep[], 3, () => {});
  table = new Table((heard) => dial((ear = heard)), 'A');
  for (let n = 0; n < 20; n++) await Promise.resolve();
  company = new Company(table);
  drawn = [
    mount(Notices, { target: document.body, props: { table } }),
    mount(Announcer, { target: document.body, props: { table, company } }),
    mount(Slip, { target: document.body, props: { table, company, stage: null, drawer: null } }),
  ];
  flushSync();
});
afterEach(async () => {
  for (const component of drawn) await unmount(component);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const buttons = () => [...document.querySelectorAll('.slip button')] as HTMLButtonElement[];

function seat(which: number, sitter: SeatInfo['sitter'], maker = true): void {
  const seats = table.info!.seats.map((info, n) => (n === which ? { ...info, sitter } : info));
  ear.hear({ table: { ...table.info!, seats, maker } });
  flushSync();
}

const GONE = (seconds: number, long: boolean): SeatInfo['sitter'] => ({
  person: { here: false, ready: true, away: seconds, long_gone: long },
});
const texts = () => buttons().map(({ textContent }) => textContent!.trim());
const press = (name: string) => buttons()[texts().indexOf(name)]!.click();

describe('somebody who is away', () => {
  it('can be played for once they are long gone: at once by whoever made the table', () => {
    const ask = vi.spyOn(table, 'ask');
    seat(1, GONE(60, false));
    expect(buttons()).toEqual([]);
    seat(1, GONE(130, true));
    expect(texts()).toEqual(['Let a bot play', 'Wait a little']);
    press('Let a bot play');
    expect(ask).toHaveBeenCalledWith({ 'stand-in': { seat: 'B' } });
    seat(1, { bot: { level: 'normal', standing_in: true } });
    expect(buttons()).toEqual([]);
  });

  it('is voted on by everybody else, and the question can be put away', () => {
    const ask = vi.spyOn(table, 'ask');
    seat(1, GONE(130, true), false);
    press('Yes, let it play');
    expect(ask).toHaveBeenCalledWith({ propose: { what: { 'stand-in': 'B' } } });
    press('Wait a little');
    flushSync();
    expect(buttons()).toEqual([]);
    // Whoever was back in between is asked about again.
    seat(1, { person: { here: true, ready: true, away: null, long_gone: false } }, false);
    seat(1, GONE(130, true), false);
    expect(buttons()).toHaveLength(2);
  });

  it('has a chair to come back to', () => {
    const ask = vi.spyOn(table, 'ask');
    seat(0, { bot: { level: 'normal', standing_in: true } });
    expect([table.played, table.myTurn, table.choices]).toEqual(['A', false, []]);
    table.takeChair();
    expect(ask).toHaveBeenCalledWith({ sit: { seat: 'A', name: 'Ann' } });
  });
});

describe('a question to all', () => {
  function asked(what: Motion, yes: Seat[]): void {
    ear.hear({ table: { ...table.info!, vote: { what, by: 'B', voters: ['A', 'B'], yes } } });
    flushSync();
  }
  const slip = () => document.querySelector('.slip')!.textContent!.replace(/\s+/g, ' ');

  it('says what it is about and who has agreed, and takes one answer', () => {
    const ask = vi.spyOn(table, 'ask');
    asked('end', ['B']);
    expect(slip()).toContain('Shall the game end here?');
    expect(slip()).toContain('both must agree');
    expect(slip()).toMatch(/you\?.*Ben.*has said yes/);
    press('Yes, end it');
    expect(ask).toHaveBeenLastCalledWith({ vote: { yes: true } });
    asked('end', ['B', 'A']);
    expect(texts()).toEqual(['No, go on playing']);
    press('No, go on playing');
    expect(ask).toHaveBeenLastCalledWith({ vote: { yes: false } });
  });

  it('is nothing to whoever is not asked', () => {
    asked('pause', ['B']);
    ear.hear({ table: { ...table.info!, yours: [] } });
    flushSync();
    expect(document.querySelector('.slip')).toBeNull();
  });

  it('leaves a game that is paused, with nothing to choose', () => {
    ear.hear({ table: { ...table.info!, paused: true } });
    flushSync();
    expect([table.idle, table.choices]).toEqual([true, []]);
    const ask = vi.spyOn(table, 'ask');
    press('Go on');
    expect(ask).toHaveBeenCalledWith({ propose: { what: 'go-on' } });
  });

  it('may bring a key, to be handed on as a link', () => {
    ear.hear({ key: { seat: 'B', key: 'abcd-efgh' } });
    flushSync();
    expect(slip()).toContain('The key to Ben’s chair');
    expect(document.querySelector<HTMLInputElement>('.slip input')!.value).toMatch(
      /\/t\/bench#key=abcd-efgh$/,
    );
  });
});

describe('time', () => {
  const left = (running: Seat[], choice: number, reserve: number) =>
    ear.hear({ times: { running, choice: [choice, 45], reserve: [reserve, 600] } });
  const pass = (seconds: number) => {
    company.now = table.times!.asOf + seconds * 1000;
    flushSync();
  };
  const timer = () => document.querySelector('[role=timer]')!.textContent;

  it('runs down for this choice, then from the reserve, and is spoken of twice', () => {
    ear.hear({ table: { ...table.info!, clock: { evening: { seconds: 40, reserve: 20 } } } });
    left(['A'], 40, 20);
    pass(0);
    expect(company.left('A')).toEqual({ seconds: 40, whole: 60, part: 1, runs: true });
    expect(company.left('B')).toMatchObject({ runs: false });
    expect([company.numerals('A'), company.numerals('B'), timer()]).toEqual(['0:40', null, '']);
    pass(20);
    expect(company.left('A')).toMatchObject({ seconds: 20, part: 0.5 });
    expect(timer()).toBe('Half of your time for this choice is gone: 20 seconds left.');
    pass(45);
    expect(company.left('A')).toMatchObject({ seconds: 15, whole: 15, part: 0.75 });
    pass(51);
    expect(timer()).toMatch(/^Ten seconds left/);
    pass(400);
    expect(company.left('A')).toMatchObject({ seconds: 0, whole: 0 });
  });

  it('is told in days where people play by letters', () => {
    ear.hear({ table: { ...table.info!, clock: { letters: { days: 3 } } } });
    left(['A'], 3 * 86_400 - 10, 0);
    pass(0);
    expect(company.numerals('A')).toBe('2 days');
  });

  it('away is counted on, and a moment is no absence', () => {
    seat(1, GONE(1, false));
    company.now = table.infoAsOf;
    expect(company.presence('B')).toBe('here');
    company.now = table.infoAsOf + 9000;
    expect([company.presence('B'), company.away('B')]).toEqual(['away', 10]);
    expect(company.told('B')).toBe('Ben has been away for 10 seconds.');
  });
});

describe('what is said', () => {
  const said = (): string[] =>
    [...document.querySelectorAll('[role=log][aria-label="What is said"] p')].map((one) => one.textContent!);
  const line = { seat: 'B' as const, name: 'Ben', watchers: false, at: 0 };

  it('reaches the ear in its own language, but not of whoever is muted, and can be taken away', () => {
    ear.hear({ chat: { ...line, id: '1', text: '', phrase: 'take-your-time' } });
    flushSync();
    expect(said()).toEqual(['Ben: Take your time!']);
    company.mute('B', true);
    flushSync();
    expect(said()).toEqual([]);
    company.mute('B', false);
    ear.hear({ unsaid: { id: '1' } });
    flushSync();
    expect([said(), table.chat]).toEqual([[], []]);
  });
});

describe('news', () => {
  it('is shown and announced for a while, and is no part of the story', () => {
    const before = table.story.length;
    ear.hear({ news: { line: { id: 'server-news-back', args: [['seat', { seat: 'B' }]] }, at: 0 } });
    flushSync();
    const shown = () => document.querySelector('.notices')!.textContent!;
    const heard = () => document.querySelector('[role=log][aria-label="Who comes and goes"]')!.textContent!;
    expect([shown(), heard()].map((text) => text.trim())).toEqual(['Ben is back.', 'Ben is back.']);
    vi.advanceTimersByTime(60_000);
    flushSync();
    expect([shown(), heard()].map((text) => text.trim())).toEqual(['', '']);
    expect(table.story.length).toBe(before);
    expect(table.happened).toHaveLength(1);
  });
});
