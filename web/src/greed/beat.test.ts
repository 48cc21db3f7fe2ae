// From my choice to my next question no more time passes than it takes to see what happened.
import { expect, test } from 'vitest';
import four from '../fixtures/greed-4.json';
import type { Moment } from '../wire/desk';
import type { Event, Table } from '../wire/greed';
import { beat } from './beat';

const steps = four as unknown as { moments: Moment<Event, Table>[] }[];
const shown = ({ moments }: { moments: Moment<Event, Table>[] }) =>
  moments.reduce((sum, { event, table }) => sum + beat(event, table), 0);

test('a round against three others is told in six seconds', () => {
  const times = steps.map(shown).sort((one, other) => one - other);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(6000);
  expect(times.at(-1)).toBeLessThan(12_000);
});

test('cards turn over together, and all take at once', () => {
  for (const { moments } of steps) {
    const reveals = moments.filter(({ event }) => typeof event === 'object' && 'revealed' in event);
    expect(reveals.filter(({ event, table }) => beat(event, table) > 0).length).toBe(
      reveals.length > 0 ? 1 : 0,
    );
    const takes = moments.filter(({ event }) => typeof event === 'object' && 'took' in event);
    expect(takes.filter(({ event, table }) => beat(event, table) > 0).length).toBeLessThanOrEqual(1);
  }
});
