// Eighty cards, each with a picture of its own and with short words that fit it in both languages.
import { describe, expect, test } from 'vitest';
import { load } from '../words/load';
import { LANGUAGES } from '../words/words';
import { isIcon } from './art/icons';
import { picture } from './art/picture';
import { notes } from './flights';

const CARDS = Array.from({ length: 80 }, (_, nth) => nth + 1);

test('every card has a picture, and no two are alike', () => {
  const pictures = CARDS.map((card) => picture(card, 'id'));
  expect(new Set(pictures).size).toBe(80);
  for (const drawn of pictures) {
    expect(drawn.length).toBeGreaterThan(1200);
    expect(drawn).not.toMatch(/undefined|NaN|null/);
    expect(
      new DOMParser().parseFromString(`<svg>${drawn}</svg>`, 'text/xml').querySelector('parsererror'),
    ).toBeNull();
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  const WORDS = ['chip', 'each', 'end'];
  /** As wide as letters: a sign takes the room of three, a heading its own. */
  const width = (text: string, each: string) =>
    text.replace(/\[(each|end)\]/g, `xxx ${each}`).replace(/\[\w+\]/g, 'xxx').length;

  test('every card has short words and a gist of one line, with signs that can be drawn', async () => {
    const say = (await load(language, 'greed')).for({ seat: 'A', names: [] });
    for (const card of CARDS) {
      const text = say.id(`web-greed-text-${card}`);
      const gist = say.has(`web-greed-gist-${card}`) ? say.id(`web-greed-gist-${card}`) : '';
      const signs = [...`${text} ${gist}`.matchAll(/\[(\w+)\]/g)].map(([, sign]) => sign!);
      expect(signs.filter((sign) => !isIcon(sign) && !WORDS.includes(sign))).toEqual([]);
      expect(text).not.toMatch(/^web-/);
      expect(width(text, say.id('web-greed-each')), `${card}: ${text}`).toBeLessThanOrEqual(88);
      expect(width(gist, ''), `${card}: ${gist}`).toBeLessThanOrEqual(22);
    }
  });
});

test('money flies in notes that make up the sum, as far as they can be followed', () => {
  expect(notes(45)).toEqual([25, 10, 10]);
  expect(notes(5)).toEqual([5]);
  expect(notes(400).length).toBe(6);
});
