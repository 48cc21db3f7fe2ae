import { expect, test } from 'vitest';
import { load } from '../words/load';
import { LANGUAGES } from '../words/words';
import { cardLine } from './printed';
import { named } from './named';

const CARDS = Array.from({ length: 80 }, (_, nth) => nth + 1);

test.each(LANGUAGES)('long words in names may be broken where they should be (%s)', async (language) => {
  const say = (await load(language, 'greed')).for({ seat: 'A', names: ['Ann', 'Ben'] });
  const names = CARDS.map((card) => named(say, card));
  /** Set with proper quotation marks. */
  const plain = (name: string) => name.replaceAll('\u00AD', '').replace(/[“”„]/g, '"').replaceAll('’', "'");
  expect(names.map(plain)).toEqual(CARDS.map((card) => plain(say.id(`greed-card-${card}`))));
  expect(names.flatMap((name) => name.match(/\p{L}{12,}/gu) ?? [])).toEqual([]);
  const words = say
    .id('web-greed-breaks')
    .split(' ')
    .map((word) => word.replaceAll('|', '\u00AD'));
  expect(words.filter((word) => !names.some((name) => name.includes(word)))).toEqual([]);
});

test.each(LANGUAGES)('no choice says a word twice (%s)', async (language) => {
  const say = (await load(language, 'greed')).for({ seat: 'A', names: ['Ann', 'Ben'] });
  const sentences = CARDS.flatMap((card) =>
    ['greed-do-take', 'greed-do-play', 'greed-do-play-extra', 'greed-took-card'].map((id) =>
      say({
        id,
        args: [
          ['seat', { seat: 'A' }],
          ['card', { line: cardLine(card) }],
        ],
      }),
    ),
  );
  expect(sentences.filter((sentence) => /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu.test(sentence))).toEqual([]);
});
