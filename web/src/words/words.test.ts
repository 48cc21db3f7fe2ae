import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Line } from '../wire/tabletop';
import { LANGUAGES, Words, type Language } from './words';

const locales = resolve(import.meta.dirname, '../../../locales');
const read = (language: Language, file: string) => readFileSync(`${locales}/${language}/${file}.ftl`, 'utf8');
const said = JSON.parse(readFileSync(resolve(import.meta.dirname, 'said.json'), 'utf8')) as Record<
  string,
  { line: Line; en: string; de: string }[]
>;

describe('the page says what the terminal says', () => {
  const files: Record<string, string[]> = {
    greed: ['greed', 'greed-names'],
    smile: ['smile'],
    downtown: ['downtown'],
  };
  for (const language of LANGUAGES) {
    for (const [game, lines] of Object.entries(said)) {
      it(`${game} in ${language}`, () => {
        const texts = ['common', ...files[game]!].map((file) => read(language, file));
        const words = new Words(language, texts);
        const listener = { seat: 'A' as const, names: ['Ann', 'Ben', 'Cleo'] };
        expect(lines.length).toBeGreaterThan(100);
        for (const entry of lines) expect(words.say(entry.line, listener)).toBe(entry[language]);
      });
    }
  }
});

describe('what nobody has written a message for', () => {
  it('is shown in its plain form', () => {
    const line: Line = { id: 'never-heard-of', args: [['count', { number: 3 }]] };
    expect(new Words('en', []).say(line)).toBe('never heard of: count 3');
  });
});
