import { describe, expect, it } from 'vitest';
import { fold, unchain } from './change';

describe('a change', () => {
  const table = { round: 1, seats: [{ money: 5, name: 'Ann' }, { money: 7, name: 'Ben' }], row: [1, 2, 3] };

  it('replaces what it names and leaves the rest the very same', () => {
    const after = fold(table, { seats: { 1: { money: [9] } } });
    expect(after).toEqual({ ...table, seats: [table.seats[0], { money: 9, name: 'Ben' }] });
    expect(after.seats[0]).toBe(table.seats[0]);
    expect(after.row).toBe(table.row);
    expect(table.seats[1]!.money).toBe(7);
  });

  it('makes lists shorter and longer', () => {
    expect(fold(table, { row: { '#': 1 } }).row).toEqual([1]);
    expect(fold(table, { row: { '#': 0 } }).row).toEqual([]);
    expect(fold(table, { row: { 0: [7], 3: [4], 4: [5] } }).row).toEqual([7, 2, 3, 4, 5]);
  });

  it('can be all there is', () => {
    expect(fold(null, [table])).toBe(table);
    expect(fold(table, [null as never])).toBe(null);
    expect(fold<unknown>('x', [[1]])).toEqual([1]);
  });

  it('leads from one choice to the next', () => {
    const choices = [[{ action: 'take 1', touches: ['card:1'] }], { action: ['take 2'], touches: { 0: ['card:2'] } }, {}];
    expect(unchain(choices as never)).toEqual([
      { action: 'take 1', touches: ['card:1'] },
      { action: 'take 2', touches: ['card:2'] },
      { action: 'take 2', touches: ['card:2'] },
    ]);
  });
});
