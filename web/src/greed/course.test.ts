import { expect, test } from 'vitest';
import four from '../fixtures/greed-4.json';
import type { Event, Table } from '../wire/greed';
import { changes } from './changes';
import { current, stage, track } from './course';
import { around, displayed, markersOn } from './printed';

interface Step {
  table: Table;
  moments: { event: Event; table: Table }[];
}
const steps = four as unknown as Step[];
const moments = steps.flatMap(({ moments }) => moments);

test('the cards of a round lie by number, and one after the other has its turn', () => {
  const rounds = moments.filter(({ table }) => stage(table.board) === 'resolve');
  expect(rounds.length).toBeGreaterThan(50);
  for (const { table } of rounds) {
    const cards = track(table.board);
    expect(cards.map(({ card }) => card)).toEqual([...cards.map(({ card }) => card)].sort((a, b) => a - b));
    const order = cards.map(({ at }) => ['done', 'current', 'next'].indexOf(at));
    expect(order).toEqual([...order].sort());
    expect(cards.filter(({ at }) => at === 'current').length).toBeLessThanOrEqual(1);
  }
});

test('a card being played is the one that matters', () => {
  for (const { event, table } of moments) {
    if (typeof event === 'object' && 'played' in event) {
      expect(current(table.board, event)).toEqual({
        seat: event.played.seat,
        card: Number(event.played.card),
      });
    }
  }
});

test('the badges of all moments add up to money and markers', () => {
  const pairs = steps.flatMap(({ moments }) =>
    moments.slice(1).map(({ event, table }, nth) => ({ event, table, before: moments[nth]!.table.board })),
  );
  expect(pairs.length).toBeGreaterThan(50);
  for (const { event, table, before } of pairs) {
    const { money, markers } = changes([event]);
    for (const [at, seat] of (['A', 'B', 'C', 'D'] as const).entries()) {
      expect(table.board.money[at]! - before.money[at]!, JSON.stringify(event)).toBe(money[seat] ?? 0);
    }
    for (const card of Object.keys(markers).map(Number)) {
      expect(markersOn(table.board, card) - markersOn(before, card)).toBe(markers[card]);
    }
  }
});

test('the others sit from the left on, and displays hold thugs and holdings apart', () => {
  const { board } = steps.at(-1)!.table;
  expect(around(board, 'B')).toEqual(['C', 'D', 'A']);
  expect(around(board, null)).toEqual(['A', 'B', 'C', 'D']);
  const both = [...displayed(board, 'A', 'thug'), ...displayed(board, 'A', 'holding')];
  expect(both.sort((a, b) => a - b)).toEqual(board.displays[0]);
});

test('nothing lies in the middle once the game is over', () => {
  expect(stage(steps[0]!.table.board)).toBe('draft');
  expect(stage(steps.at(-1)!.table.board)).toBe('quiet');
});
