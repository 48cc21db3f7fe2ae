import { describe, expect, it } from 'vitest';
import type { Parts, Point, Review } from '../wire/review';
import { bars, choiceAt, columnOf, hats, labelled, moments } from './review';

const worth = (win: number) => ({ win, points: 0 });
/** Of a game that was lost; the sum of what made it comes near that. */
const lost = (start: number, luck: number, choices: number, gifts: number, rest: number): Parts => ({
  start: worth(start),
  luck: worth(luck),
  choices: worth(choices),
  gifts: worth(gifts),
  rest: worth(rest),
  result: worth(0),
});
const point = (at: number, round: number): Point => ({
  at,
  round,
  turn: null,
  chance: [0.5, 0.5],
  open: [0.5, 0.5],
  expected: [0, 0],
  account: [0, 0],
});
const line = { id: 'x', args: [] };
const review = {
  curve: [point(0, 1), point(4, 1), point(9, 2), point(14, 3)],
  choices: [
    { at: 5, seat: 'A', action: 'a' },
    { at: 7, seat: 'A', action: 'b' },
    { at: 7, seat: 'B', action: 'c' },
  ],
} as unknown as Review;

describe('the bars of a seat', () => {
  it('stop at the result itself, whatever adds and takes away', () => {
    const drawn = bars(lost(0.25, 0.24, -0.41, 0.1, -0.18));
    expect(drawn.result).toBe(0);
    expect(drawn.adds.map(({ kind }) => kind)).toEqual(['start', 'luck', 'gifts']);
    expect(drawn.takes.map(({ kind }) => kind)).toEqual(['choices', 'rest']);
    expect(drawn.takes[0]!.to).toBeCloseTo(drawn.top, 9);
    expect(drawn.takes.at(-1)!.from).toBeCloseTo(drawn.result, 9);
  });
});

describe('the columns of a curve', () => {
  it('are what an input led to', () => {
    expect([0, 3, 4, 13, 99].map((at) => columnOf(review.curve, at))).toEqual([1, 1, 2, 3, 3]);
  });
  it('are named once for each round, and not more often than there is room', () => {
    expect(labelled(review.curve, 10)).toEqual([0, 2, 3]);
    expect(labelled(review.curve, 2)).toEqual([0, 3]);
  });
  it('know the last choice that led there', () => {
    expect(choiceAt(review, 'A', 2)?.action).toBe('b');
    expect(choiceAt(review, 'B', 1)).toBeNull();
  });
});

it('moments come in the order of the game, with their choice', () => {
  const turning = [
    { at: 12, kind: 'lucky', change: 0.1, line },
    { at: 7, kind: 'mistake', change: -0.1, line },
  ] as const;
  const found = moments(review, { seat: 'B', turning } as never);
  expect(found.map(({ column, choice }) => [column, choice?.action])).toEqual([
    [2, 'c'],
    [3, undefined],
  ]);
});

it('hats are twenty at most', () => {
  expect([-1, 0, 0.349, 1, 2].map(hats)).toEqual([0, 0, 7, 20, 20]);
});
