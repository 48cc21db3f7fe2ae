import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Line } from '../wire/tabletop';
import { load } from './load';
import { LANGUAGES, Words } from './words';

const said = JSON.parse(readFileSync(resolve(import.meta.dirname, 'said.json'), 'utf8')) as Record<
  string,
  { line: Line; en: string; de: string }[]
>;

describe('the page says what the terminal says', () => {
  for (const language of LANGUAGES) {
    for (const [game, lines] of Object.entries(said)) {
      it(`${game} in ${language}`, async () => {
        const words = await load(language, game);
        const listener = { seat: 'A' as const, names: ['Ann', 'Ben', 'Cleo'] };
        expect(lines.length).toBeGreaterThan(20);
        for (const entry of lines) expect(words.say(entry.line, listener)).toBe(entry[language]);
      });
    }
  }
});

describe('a game at whose table nobody sits', () => {
  const [game, other] = Object.keys(said);

  it('is called by its title, and says no more than that takes', async () => {
    const words = await load('en', game!, [game!, other!, 'nobody-knows-this']);
    expect(words.has(`${other}-title`)).toBe(true);
    expect(words.has(said[game!]![0]!.line.id)).toBe(true);
    expect(words.has(said[other!]![0]!.line.id)).toBe(false);
  });
});

describe('what nobody has written a message for', () => {
  it('is shown in its plain form', () => {
    const line: Line = { id: 'never-heard-of', args: [['count', { number: 3 }]] };
    expect(new Words('en', []).say(line)).toBe('never heard of: count 3');
  });
});
