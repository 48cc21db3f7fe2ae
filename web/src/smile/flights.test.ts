import { expect, test } from 'vitest';
import { flights } from './flights';

test('henchmen fly from their crew to the three districts of the line', () => {
  const told = flights({
    event: { placed: { crew: 'green', line: ['park', 'centre', 'west'], counts: [3, 2, 1] } },
    solo: false,
    stage: 2,
  });
  expect(told.map(({ from, to }) => [from, to])).toEqual([
    ['crew:green', 'district:park'],
    ['crew:green', 'district:centre'],
    ['crew:green', 'district:west'],
  ]);
  expect(told.map(({ what }) => what)).toEqual([
    { party: 'green', count: 3 },
    { party: 'green', count: 2 },
    { party: 'green', count: 1 },
  ]);
});

test('what the police take leaves the table, what a crew takes comes to lie before it', () => {
  const take = (party: 'police' | 'yellow') =>
    flights({
      event: { took: { party, place: 0, district: 'north', tile: 'hat-3/1' } },
      solo: false,
      stage: 5,
    })[0]?.to;
  expect(take('police')).toBeNull();
  expect(take('yellow')).toBe('crew:yellow');
});

test('a cleared district loses only the markers that were there', () => {
  const gone = flights({
    event: { cleared: { district: 'west', gone: [2, 0, 1], archived: false, hidden: 0 } },
    solo: true,
    stage: 5,
  });
  expect(gone.map(({ what }) => what)).toEqual([
    { party: 'yellow', count: 2 },
    { party: 'police', count: 1 },
  ]);
});
