import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import steps from '../fixtures/greed-2.json';
import { FixtureTable, type FixtureStep } from '../bench/fixture';
import type { Moment } from '../wire/desk';
import type { Ask, Now } from '../wire/server';
import type { Line } from '../wire/tabletop';
import { settings } from '../settings.svelte';
import type { Connection, Ear } from './connection';
import type { Answered, Heard } from './picture';
import { Player, reading } from './player.svelte';
import { Table } from './table.svelte';

/** A table whose answers a test gives. */
class Scripted implements Connection {
  readonly asked: Ask[] = [];
  #answers: ((reply: Answered) => void)[] = [];
  constructor(readonly ear: Ear) {}
  ask(ask: Ask): Promise<Answered> {
    this.asked.push(ask);
    return new Promise((answer) => this.#answers.push(answer));
  }
  async answer(reply: Answered): Promise<void> {
    this.#answers.shift()?.(reply);
    await flush();
  }
  say(message: Heard): void {
    this.ear.hear(message);
  }
  close(): void {}
}

const flush = () =>
  new Promise<void>((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))));
const still = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }) as unknown as MediaQueryList);

function atFixture(
  at: number,
  room: ConstructorParameters<typeof Table>[2] = null,
): { table: Table; fixture: FixtureTable } {
  let fixture!: FixtureTable;
  const dial = FixtureTable.dial(
    'greed-2',
    steps as unknown as FixtureStep[],
    at,
    (made) => (fixture = made),
  );
  return { table: new Table(dial, 'A', room), fixture };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  still(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sitting down', () => {
  it('shows the present without playing the past, and recalls the story', async () => {
    const { table } = atFixture(5);
    for (let n = 0; n < 5; n++) await flush();
    expect(table.playing).toBe(false);
    expect(table.choices.length).toBeGreaterThan(0);
    expect(table.story.length).toBeGreaterThan(10);
    expect(table.myTurn).toBe(true);
  });
});

describe('what happens', () => {
  const moment = (id: string): Moment => ({ event: id, lines: [{ id, args: [] }], table: id });
  const told = (table: Table) => table.story.flatMap(({ lines }) => lines.map((line: Line) => line.id));

  async function seated(): Promise<{ table: Table; server: Scripted; now: (table: string) => unknown }> {
    let server!: Scripted;
    const table = new Table((ear) => (server = new Scripted(ear)), 'A');
    server.ear.line('open');
    const fixture = atFixture(0).fixture;
    const here = await fixture.ask({ show: { seat: 'A', heard: null } });
    await server.answer(here);
    await server.answer({ story: { first: 0, moments: [] } });
    const at = (here as Extract<Answered, { here: unknown }>).here.step!.now;
    return { table, server, now: (name: string) => ({ ...at, table: name }) };
  }

  it('plays one moment after another, each with the table as it was then', async () => {
    const { table, server, now } = await seated();
    server.say({ step: { moments: [moment('one'), moment('two')], undone: null, now: now('end') as never } });
    expect([table.shown, told(table)]).toEqual(['one', ['one']]);
    vi.advanceTimersByTime(1000);
    expect([table.shown, told(table)]).toEqual(['two', ['one', 'two']]);
    vi.advanceTimersByTime(1000);
    expect([table.shown, table.playing]).toEqual(['end', false]);
  });

  /** Shows these moments to somebody whose game says how long each is looked at. Gives back what was seen, when. */
  function watch(beats: number[]): [string, number][] {
    const seen: [string, number][] = [];
    let time = 0;
    const player = new Player(
      () => {},
      ({ event }) => beats[Number(event)]!,
    );
    player.play(beats.map((_, n) => moment(String(n))));
    while (player.moment) {
      if (seen.at(-1)?.[0] !== player.moment.table) seen.push([player.moment.table as string, time]);
      vi.advanceTimersByTime(10);
      time += 10;
    }
    return [...seen, ['now', time]];
  }

  it('is looked at for as long as the game says, and what is no event is merged with the next', () => {
    expect(watch([0, 300, 0, 0, 500, 0])).toEqual([
      ['1', 0],
      ['4', 300],
      ['now', 800],
    ]);
    expect(watch([0, 0])).toEqual([['now', 0]]);
  });

  it('hurries when more is waiting than anybody watches', () => {
    const [, end] = watch(Array.from({ length: 40 }, () => 900)).at(-1)!;
    expect(end).toBeLessThan(20_000);
    expect(reading(80)).toBeGreaterThan(reading(20));
    expect(reading(0)).toBe(0);
  });

  it('can be skipped, and nothing is left untold', async () => {
    const { table, server, now } = await seated();
    server.say({ step: { moments: ['a', 'b', 'c'].map(moment), undone: null, now: now('end') as never } });
    table.player.skip();
    expect([table.shown, told(table)]).toEqual(['end', ['a', 'b', 'c']]);
  });

  it('is shown at once with reduced motion', async () => {
    still(true);
    const { table, server, now } = await seated();
    server.say({ step: { moments: [moment('one')], undone: null, now: now('end') as never } });
    expect([table.shown, table.playing, told(table)]).toEqual(['end', false, ['one']]);
  });

  it('never keeps me from choosing', async () => {
    const { table, server, now } = await seated();
    server.say({ step: { moments: [moment('one'), moment('two')], undone: null, now: now('end') as never } });
    const action = table.choices[0]!.action;
    table.choose(action);
    expect(server.asked.at(-1)).toMatchObject({ act: { seat: 'A', action } });
    expect(table.playing).toBe(false);
  });

  it('is chosen at once when the next question comes before the answer to the last choice', async () => {
    const { table, server, now } = await seated();
    const [first, second] = table.choices.map(({ action }) => action);
    table.choose(first!);
    const at = now('next') as Now;
    const question = { ...at.question, prompt: { ...at.question.prompt!, id: 99 } };
    server.say({ step: { moments: [], undone: null, now: { ...at, question } } });
    table.choose(second!);
    expect(server.asked.at(-1)).toMatchObject({ act: { prompt: 99, action: second } });
    // The answer to the first does not make the second one forgotten.
    await server.answer('done');
    expect(table.sent).toBe(second);
  });

  it('is asked for again from where it broke off', async () => {
    const { table, server } = await seated();
    server.ear.line('lost');
    server.ear.line('open');
    expect(server.asked.at(-1)).toEqual({ show: { seat: 'A', heard: table.now!.heard } });
  });

  it('leaves a question alone that is still the same after somebody else has done something', async () => {
    const { table, server, now } = await seated();
    const { choices } = table;
    table.point(choices[0]!.action);
    table.arm(choices[0]!.action);
    const again = () => structuredClone(now('sealed')) as Now;
    server.say({ step: { moments: [], undone: null, now: { ...again(), sealed: ['B'] } } });
    expect(table.now!.sealed).toEqual(['B']);
    expect(table.choices).toBe(choices);
    expect([table.pointed, table.armed]).toEqual([choices[0]!.action, choices[0]!.action]);

    const { question } = again();
    const next = { ...question, prompt: { id: 7, sealed: false } };
    server.say({ step: { moments: [], undone: null, now: { ...again(), question: next } } });
    expect(table.choices).not.toBe(choices);
    expect([table.pointed, table.armed]).toEqual([null, null]);
  });

  it('is told in words when too much was missed, and can be read back', async () => {
    const { table, server, now } = await seated();
    server.say({ step: { moments: [moment('old')], undone: null, now: now('then') as never } });
    table.player.skip();
    server.ear.line('lost');
    server.ear.line('open');
    const info = table.info!;
    const step = { moments: [moment('late')], undone: null, now: now('end') as never };
    const here = { version: 2, build: 'bench', table: info, chat: [], news: [], times: null };
    await server.answer({ here: { ...here, step, left_out: 900 } });
    expect([table.shown, table.playing]).toEqual(['end', false]);
    const lines = (...ids: string[]) => ids.map((id) => (id ? [{ id, args: [] }] : []));
    expect(server.asked.at(-1)).toEqual({ story: { before: null } });
    await server.answer({ story: { first: 700, moments: lines('missed', '', 'late') } });
    await flush();
    expect([told(table), table.earlier, table.mark]).toEqual([['missed', 'late'], 700, 2]);

    void table.readBack();
    expect(server.asked.at(-1)).toEqual({ story: { before: 700 } });
    await server.answer({ story: { first: 0, moments: lines('old', 'long ago') } });
    await flush();
    expect(told(table)).toEqual(['old', 'long ago', 'missed', 'late']);
    expect([table.earlier, table.mark]).toEqual([0, 4]);
  });

  it('tells who took something back', async () => {
    const { table, server, now } = await seated();
    server.say({ step: { moments: [], undone: 'B', now: now('before') as never } });
    expect([told(table), table.shown]).toEqual([['web-undone'], 'before']);
  });
});

describe('choosing', () => {
  it('asks once more where the game doubts that it is meant, or where somebody wishes it', async () => {
    const doubts = ({ action }: { action: string }) => (action === table.choices[0]?.action ? 'why' : null);
    const { table } = atFixture(0, { beat: () => 0, doubts });
    for (let n = 0; n < 5; n++) await flush();
    const act = vi.spyOn(table, 'act');
    const [doubtful, final] = table.choices.map(({ action }) => action);
    table.choose(doubtful!);
    expect([table.armed, table.reason(doubtful!), act.mock.calls.length]).toEqual([doubtful, 'why', 0]);
    table.choose(doubtful!);
    expect(act).toHaveBeenLastCalledWith(doubtful);
    table.sent = null;
    table.now!.choices[1]!.reveals = true;
    settings.askFirst = true;
    expect(table.reason(final!)).toBe('web-sure-final');
    settings.askFirst = false;
    expect(table.reason(final!)).toBeNull();
  });

  it('says why something cannot be', async () => {
    const { table } = atFixture(0);
    for (let n = 0; n < 5; n++) await flush();
    table.choose('play 80');
    await flush();
    expect(table.refusal?.rule).toBe('gr.draft');
  });
});

describe('one screen for several', () => {
  it('hangs a curtain when another of mine is asked', async () => {
    const { table } = atFixture(0);
    for (let n = 0; n < 5; n++) await flush();
    expect(table.handover).toBeNull();
    table.info = { ...table.info!, yours: ['A', 'B'] };
    table.now = { ...table.now!, asked: ['B'], sealed: [] };
    expect(table.handover).toBe('B');
    table.now = { ...table.now!, asked: ['A', 'B'], sealed: ['A'] };
    expect(table.handover).toBe('B');
    table.now = { ...table.now!, asked: ['A', 'B'], sealed: [] };
    expect(table.handover).toBeNull();
  });
});
