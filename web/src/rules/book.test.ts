import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchor, render, row } from './book';

const folder = resolve(import.meta.dirname, '../../../docs/rules');

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const { html, chapters } = render(text);

  it('opens at each of its rules', () => {
    const rules = [...text.matchAll(/\[`([a-z0-9._-]+)`\]\s*$/gm)].map(([, id]) => id!);
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((id) => !html.includes(`id="${anchor(id)}"`))).toEqual([]);
  });

  it('numbers its rules for people, and shows nobody an id', () => {
    const numbers = [...html.matchAll(/<span class="id">(.*?)<\/span>/g)].map(([, number]) => number!);
    expect(numbers.filter((number) => !/^§ \d+\.\d+$/.test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
    const read = html.replace(/<[^>]*>/g, ' ');
    expect(read.match(/\b(gr|dt|sm)\.[a-z0-9_.]+/g)).toBeNull();
  });

  it('has the chapters its own links lead to', () => {
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, name]) => decodeURIComponent(name!));
    const found = new Set(chapters.map((chapter) => chapter.anchor));
    expect(links.filter((name) => !found.has(name))).toEqual([]);
    expect(chapters.length).toBeGreaterThan(5);
  });
});

it('opens at each card of Greed', () => {
  const { html } = render(readFileSync(`${folder}/greed.en.md`, 'utf8'));
  const cards = Array.from({ length: 80 }, (_, nth) => `gr.${nth + 1}`);
  const found = (id: string) => html.includes(`id="${anchor(id)}"`) || html.includes(`id="${row(id)}"`);
  expect(cards.filter((id) => !found(id))).toEqual([]);
});
