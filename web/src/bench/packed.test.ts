// @vitest-environment node
// Recorded games lie packed in src/fixtures, and come out as they were.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pack, unpack } from '../../scripts/fixtures.mjs';
import greed from '../fixtures/greed-2.json';

const folder = resolve(import.meta.dirname, '../fixtures');

test.each(readdirSync(folder))('%s is packed: run `make fixtures` if not', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(pack(unpack(text)) === text).toBe(true);
});

test('what is packed comes out as it was, and what is not packed as it is', () => {
  const hand = { hand: ['a long enough card', 'another card'], empty: {}, none: null };
  const steps = [hand, { deep: [hand, [[hand]]], number: 1.5, text: '#no part' }, { hand: hand.hand }];
  const packed = pack(steps);
  expect(packed.match(/a long enough card/g)).toHaveLength(1);
  expect(unpack(packed)).toEqual(steps);
  expect(unpack(JSON.stringify(steps))).toEqual(steps);
  expect(() => pack(['#12'])).toThrow();
});

test('whoever imports a game gets its steps', () => {
  expect(greed).toEqual(unpack(readFileSync(join(folder, 'greed-2.json'), 'utf8')));
});
