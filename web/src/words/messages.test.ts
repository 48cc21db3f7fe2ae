// The words of the page: both languages have the same, nothing is missing and nothing is left over.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = resolve(import.meta.dirname, '../..');
const locales = resolve(web, '../locales');

/** Each message of a file with the values it uses, whatever their case. */
function messages(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of readFileSync(path, 'utf8').split(/^(?=[a-z])/m)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(entry)?.[1];
    if (id) found.set(id, [...new Set(entry.match(/\$[a-z]+/g) ?? [])].sort());
  }
  return found;
}

const files = readdirSync(`${locales}/en`).filter((name) => /(^|-)web\.ftl$/.test(name));
/** What the ids of the page begin with: its own name, and that of each game with words of its own for the page. */
const heads = files.map((name) => name.replace(/(-web)?\.ftl$/, '')).join('|');

/** What the source says: messages by name, and patterns where part of the name is computed. */
function said(): { ids: Set<string>; patterns: RegExp[] } {
  const ids = new Set<string>();
  const patterns: RegExp[] = [];
  const sources = readdirSync(`${web}/src`, { recursive: true, encoding: 'utf8' });
  for (const file of sources.filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))) {
    const text = readFileSync(`${web}/src/${file}`, 'utf8');
    for (const [, id] of text.matchAll(new RegExp(`['"]((?:${heads})-[a-z0-9-]*[a-z0-9])['"]`, 'g')))
      ids.add(id!);
    for (const [, id] of text.matchAll(/`([a-z][a-z0-9-]*\$\{[^`]*|\$\{[^`]*)`/g)) {
      const pattern = id!.replace(/\$\{[^}]*\}/g, '[a-z0-9-]+');
      if (
        new RegExp(`^(${heads}|\\[a-z0-9-\\]\\+)-[a-z0-9[\\]+-]+$`).test(pattern) &&
        /[a-z]{3}/.test(pattern)
      )
        patterns.push(new RegExp(`^${pattern}$`));
    }
  }
  return { ids, patterns };
}

describe.each(files)('%s', (file) => {
  const en = messages(`${locales}/en/${file}`);
  const de = messages(`${locales}/de/${file}`);

  it('says the same things in both languages', () => {
    expect([...de]).toEqual([...en]);
  });

  // What lessons say is named by their data; crates/lessons compares the two.
  it.skipIf(file.startsWith('lessons-'))('has nothing that nobody says', () => {
    const { ids, patterns } = said();
    const unsaid = [...en.keys()].filter(
      (id) => !ids.has(id) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(unsaid).toEqual([]);
  });
});

it('every message that is named is there', () => {
  const all = new Set<string>();
  for (const name of readdirSync(`${locales}/en`))
    messages(`${locales}/en/${name}`).forEach((_, id) => all.add(id));
  const { ids } = said();
  // Names of games, such as the fixtures', are not messages.
  const missing = [...ids].filter((id) => !all.has(id) && !/^[a-z]+-\d$/.test(id));
  expect(missing).toEqual([]);
});
