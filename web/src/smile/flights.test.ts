import { expect, test } from 'vitest';
import { flights } from './flights';

test('a henchman that moves is seen to go from district to district', () => {
  const [flight] = flights({
    event: { moved: { crew: 'green', party: 'green', from: 'park', to: 'centre', why: 'action' } },
    solo: false,
    stage: 2,
  });
  expect(flight).toMatchObject({
    from: 'district:park',
    to: 'district:centre',
    what: { party: 'green', count: 1 },
  });
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
