import { expect, it } from 'vitest';
import type { MyGame, SeatInfo } from '../wire/server';
import { figures, result } from './figures';

const seat = (letter: 'A' | 'B', name: string): SeatInfo => ({
  seat: letter,
  name,
  face: null,
  colour: 0,
  sitter: { person: { here: false, ready: false, away: null, long_gone: false } },
});
const game = (at: number, scores: number[], places: number[], rival = 'Ben'): MyGame => ({
  code: `T-${at}`,
  game: 'toy',
  seats: [seat('A', 'Ada'), seat('B', rival)],
  yours: ['A'],
  at,
  scores,
  places,
  ended: scores.length === 0 ? 'agreed' : null,
  shared: null,
});

it('counts games that ended by their rules, the oldest first', () => {
  const all = [game(30, [9, 4], [1, 2]), game(20, [], []), game(10, [3, 8], [2, 1], 'Cleo')];
  expect(figures(all)).toMatchObject({ played: 2, won: 1, best: 9, mean: 6 });
  expect(figures(all)!.results.map(({ score }) => score)).toEqual([3, 9]);
  expect(figures(all)!.met.map(({ who, times }) => [who.name, times])).toEqual([
    ['Ben', 2],
    ['Cleo', 1],
  ]);
});

it('says nothing of games that nobody has finished', () => {
  expect(figures([])).toBeNull();
  expect(figures([game(1, [], [])])).toBeNull();
});

it('counts the better of two seats of mine', () => {
  expect(result({ ...game(1, [3, 8], [2, 1]), yours: ['A', 'B'] })).toEqual({ score: 8, place: 1, at: 1 });
});
