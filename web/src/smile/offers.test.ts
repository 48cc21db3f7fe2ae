import { describe, expect, test } from 'vitest';
import alone from '../fixtures/smile-1.json';
import two from '../fixtures/smile-2.json';
import type { Choice } from '../table/board';
import { sort } from './offers';

const games = { alone, two } as unknown as Record<string, { choices: Choice[] }[]>;

describe.each(Object.entries(games))('playing %s', (_, steps) => {
  test('every choice lies in one place of the table', () => {
    for (const { choices } of steps) {
      const offers = sort(choices);
      const nested = [...offers.dice.values(), ...offers.pairs.values()].flatMap((inner) => [
        ...inner.values(),
      ]);
      const flat = [offers.marks, offers.steps, offers.districts, offers.gives].flatMap((map) => [
        ...map.values(),
      ]);
      const found = new Set([...nested, ...flat, ...offers.tray]);
      expect([...found].sort(byAction)).toEqual([...choices].sort(byAction));
    }
  });
});

const byAction = (a: Choice, b: Choice) => a.action.localeCompare(b.action);
