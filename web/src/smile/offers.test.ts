import { describe, expect, test } from 'vitest';
import alone from '../fixtures/smile-1.json';
import two from '../fixtures/smile-2.json';
import type { Choice } from '../table/board';
import { type Offer, sort, written } from './offers';

const games = { alone, two } as unknown as Record<string, { choices: Choice[] }[]>;

describe.each(Object.entries(games))('playing %s', (_, steps) => {
  test('every choice lies in one place of the table', () => {
    for (const { choices } of steps) {
      const { dice, pairs, tray, ...rest } = sort(choices);
      const found = new Set<Offer | null>(tray);
      for (const inner of [...dice.values(), ...pairs.values()]) inner.forEach((offer) => found.add(offer));
      for (const place of Object.values(rest)) {
        if (place instanceof Map) place.forEach((offer: Offer) => found.add(offer));
        else found.add(place);
      }
      found.delete(null);
      expect([...found].map((offer) => offer!.action).sort()).toEqual(
        choices.map(({ action }) => action).sort(),
      );
    }
  });

  test('a deed is written as the engine writes it', () => {
    for (const { choices } of steps)
      for (const { action, deed } of choices as Offer[]) expect(written(deed)).toBe(action);
  });
});
