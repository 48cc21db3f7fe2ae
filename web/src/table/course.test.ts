import { expect, it } from 'vitest';
import type { Line } from '../wire/tabletop';
import { Course } from './course';

const line = (id: string): Line[] => [{ id, args: [] }];
/** A table that is what everybody has. */
const course = () => new Course((table: { A: number; B: number }) => table);

it('remembers what changed and tells the largest gain in its own words', () => {
  const game = course();
  game.begin({ A: 10, B: 10 }, 2);
  game.note({ A: 10, B: 10 }, line('nothing'));
  game.note({ A: 15, B: 10 }, line('five'));
  game.note({ A: 15, B: 40 }, line('thirty'));
  game.note({ A: 1, B: 40 }, line('loss'));
  game.note(null, line('only words'));
  expect(game.points.map(({ wealth }) => wealth.A)).toEqual([10, 15, 15, 1]);
  expect(game.best()).toEqual({ seat: 'B', amount: 30, lines: line('thirty') });
  expect(game.length).toBe(5);
});

it('forgets what was taken back', () => {
  const game = course();
  game.begin({ A: 0, B: 0 }, 0);
  game.note({ A: 2, B: 0 }, line('two'));
  game.note({ A: 90, B: 0 }, line('too much'));
  game.takeBack({ A: 2, B: 0 });
  expect(game.best()?.amount).toBe(2);
});

it('is whole only if the game was followed from its beginning', () => {
  const late = course();
  late.begin({ A: 1, B: 1 }, 60);
  for (const A of [2, 3, 4]) late.note({ A, B: 1 }, line('more'));
  expect(late.isWhole(100)).toBe(false);
  expect(late.isWhole(600)).toBe(true);
  expect(course().isWhole(100)).toBe(false);
});

it('other eyes at the same screen go on with it', () => {
  const game = course();
  game.begin({ A: 1, B: 1 }, 3);
  game.note({ A: 5, B: 1 }, line('four'));
  game.begin({ A: 5, B: 1 }, 50);
  game.note({ A: 5, B: 3 }, line('two'));
  expect(game.isWhole(60)).toBe(true);
  expect(game.points).toHaveLength(3);
});

it('a game that does not say what anybody has, has no course', () => {
  const none = new Course(null);
  none.begin({}, 0);
  none.note({}, line('x'));
  none.takeBack({});
  expect([none.isWhole(10), none.best()]).toEqual([false, null]);
});
