import { expect, it, vi } from 'vitest';
import { timed } from '../shared/timed';
import type { Replay as Sent, SentPast } from '../wire/server';
import { momentBefore, Replay, sameMoment, turnAt, turns, whole } from './replay.svelte';

const line = (id: string) => ({ id, args: [] });
const past = (more: Partial<SentPast> = {}): SentPast => ({ event: {}, lines: [line('said')], ...more });
const MOMENTS: SentPast[] = [
  past({ table: [{ money: [1, 2], round: 0 }], lines: [] }),
  past({ landmark: { round: 1 }, table: { round: [1] } }),
  past({ landmark: { turn: 'A' }, table: { money: { 0: [5] } } }),
  past({ landmark: { sight: 'job' }, undone: true }),
  past({ event: null, lines: [], undoes: 'A', table: { money: { 0: [1] } } }),
  past({ landmark: { sight: 'job' } }),
  past({ landmark: { sight: 'cop' } }),
  past({ landmark: { round: 2 } }),
  past({ landmark: { turn: 'B' }, lines: [] }),
  past({ landmark: { sight: 'job' }, table: { money: { '#': 1 } } }),
];
const SENT: Sent = {
  game: 'toy',
  code: null,
  eyes: 'spectator',
  views: ['spectator'],
  over: true,
  seats: [],
  moments: MOMENTS,
  choices: [
    { at: 2, seat: 'A', by: 'person', line: null },
    { at: 8, seat: 'B', by: { bot: 'easy' }, line: null },
  ],
  standing: null,
};
const replay = (at = 0) => new Replay(SENT, { beat: () => 0 }, at);

it('makes every table whole, and what has not changed is the very same', () => {
  const tables = whole(SENT).map(({ table }) => table);
  expect(tables[2]).toEqual({ money: [5, 2], round: 1 });
  expect(tables[4]).toEqual({ money: [1, 2], round: 1 });
  expect(tables[9]).toEqual({ money: [1], round: 1 });
  expect(tables[6]).toBe(tables[5]);
});

it('steps forward and back to the same moments, and what is told without words goes by', () => {
  const game = replay();
  const forward: [number, unknown][] = [];
  while (game.at < game.length - 1) {
    forward.push([game.at, game.past!.table]);
    game.step(1);
  }
  expect(forward.map(([at]) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (const [at, table] of forward.toReversed().slice(0, -1)) {
    game.step(-1);
    expect(game.at).toBe(at);
    expect(game.past!.table).toBe(table);
  }
});

it('knows turns, rounds and sights; what was taken back is no sight, and the rarest is the turn’s', () => {
  expect(turns(SENT)).toEqual([
    { from: 0, seat: null, round: 0, sight: null },
    { from: 2, seat: 'A', round: 1, sight: 'cop' },
    { from: 8, seat: 'B', round: 2, sight: 'job' },
  ]);
  expect([0, 1, 2, 7, 8, 9].map((at) => turnAt(turns(SENT), at))).toEqual([0, 0, 1, 1, 2, 2]);
});

it('goes by turns, rounds, choices and sights', () => {
  const game = replay();
  const after = (go: () => void) => {
    go();
    return game.at;
  };
  expect(after(() => game.goTurn(1))).toBe(2);
  expect(after(() => game.goTurn(1))).toBe(8);
  expect(after(() => game.goTurn(1))).toBe(9);
  expect(after(() => game.goTurn(-1))).toBe(8);
  expect(after(() => game.goTurn(-1))).toBe(2);
  expect(after(() => game.goRound(1))).toBe(8);
  expect(after(() => game.goRound(-1))).toBe(2);
  expect(after(() => game.goChoice(1))).toBe(8);
  expect(after(() => game.goChoice(-1))).toBe(2);
  expect(after(() => game.goSight('job'))).toBe(8);
  expect(after(() => game.goSight('cop'))).toBe(2);
  expect(after(() => game.goSight('casino'))).toBe(2);
});

it('finds the moment before an input of the record', () => {
  const moments = [1, 1, 4, 6].map((inputs) => past({ inputs }));
  expect([0, 1, 3, 4, 5, 99].map((input) => momentBefore({ moments }, input))).toEqual([0, 1, 1, 2, 2, 3]);
});

it('stays at the same moment where others were told more or less', () => {
  const told = (inputs: number[]) => ({ moments: inputs.map((inputs) => past({ inputs })) });
  const mine = whole(told([1, 1, 4, 6, 6]));
  const theirs = told([1, 2, 2, 4, 6, 6, 6]);
  expect([0, 1, 2, 3, 4].map((at) => sameMoment(theirs, mine, at))).toEqual([0, 0, 3, 4, 5]);
  expect(sameMoment(told([1, 2]), mine, 2)).toBe(1);
  expect(sameMoment(SENT, whole(SENT), 7)).toBe(7);
});

it('an address may name any moment', () => {
  expect([replay(-5).at, replay(3).at, replay(500).at]).toEqual([0, 3, 9]);
});

timed();

it('plays to the end, faster if wished, and stops when somebody goes elsewhere', () => {
  const game = replay(6);
  game.play();
  vi.advanceTimersByTime(700);
  expect([game.at, game.moving]).toEqual([7, true]);
  game.speed = 4;
  game.step(-1);
  expect([game.at, game.playing]).toEqual([6, false]);
  vi.advanceTimersByTime(10_000);
  expect(game.at).toBe(6);
  game.play();
  vi.advanceTimersByTime(10_000);
  expect([game.at, game.playing]).toEqual([9, false]);
  game.play();
  expect(game.at).toBe(0);
  game.pause();
});
