// A game is what has a folder; a game without one is played all the same; and nobody else knows who is who.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import Poster from '../art/Poster.svelte';
import { FixtureTable, type FixtureStep } from '../bench/fixture';
import steps from '../fixtures/greed-2.json';
import Frame from '../table/Frame.svelte';
import { Table } from '../table/table.svelte';
import { spoken } from '../words/spoken.svelte';
import { FOUND, hung, poster, room } from './rooms';

const src = resolve(import.meta.dirname, '..');
const NEWCOMER = 'nobody-has-painted-this';

it('there are games', () => {
  expect(FOUND.length).toBeGreaterThan(2);
});

describe.each(FOUND)('the folder of %s', (game) => {
  it('has all its parts', async () => {
    const own = await room(game);
    for (const part of ['Stage', 'beat'] as const) expect(own?.[part], part).toBeTypeOf('function');
    const { Print, ground, place } = poster(game);
    expect(Print).not.toBe(poster(NEWCOMER).Print);
    expect(ground).toMatch(/^#[0-9a-f]{6}$/);
    expect(FOUND.filter((other) => poster(other).place === place)).toEqual([game]);
  });

  it('comes with its title and the game in short, in both languages', () => {
    const words = (language: string, file: string) =>
      readFileSync(resolve(src, `../../locales/${language}/${file}.ftl`), 'utf8');
    for (const language of ['en', 'de']) {
      const said = [game, `${game}-web`, 'common'].map((file) => words(language, file)).join('\n');
      for (const id of ['title', 'pitch', 'length', 'short-1'])
        expect(said).toMatch(new RegExp(`^${game}-${id} = `, 'm'));
    }
  });
});

describe('a game without a folder', () => {
  const put = (component: typeof Frame | typeof Poster, props: object) => {
    const target = document.body.appendChild(document.createElement('div'));
    const mounted = mount(component as never, { target, props: props as never });
    flushSync();
    return { target, leave: () => unmount(mounted) };
  };

  it('hangs behind the others, and those without a place keep their order', () => {
    expect(hung(['zorro', ...FOUND.toReversed(), NEWCOMER])).toEqual([...FOUND, 'zorro', NEWCOMER]);
  });

  it('has a poster with its title', async () => {
    const { target, leave } = put(Poster, { game: NEWCOMER, title: 'High Card' });
    expect(target.querySelector('.title')?.textContent).toBe('High Card');
    expect(target.querySelector('svg text')?.textContent).toBe('H');
    await leave();
  });

  it('is played in words: how things stand, and what can be chosen', async () => {
    const own = await room(NEWCOMER);
    expect(own).toBeNull();
    // A game with a board, at a table that does not ask for it.
    await spoken.speak('greed');
    const played = steps as unknown as FixtureStep[];
    const table = new Table(
      FixtureTable.dial('greed-2', played, 5, () => {}),
      'A',
    );
    const { target, leave } = put(Frame, { table, room: own });
    const here = played[5]!;
    const board = () => target.querySelector('main')!;
    await expect.poll(() => board().querySelectorAll('.groups p').length).toBe(here.look.length);
    const said = [...board().querySelectorAll('.groups p')].map((line) => line.textContent);
    expect(said).toEqual(here.look.map(table.say));
    const buttons = [...board().querySelectorAll<HTMLButtonElement>('.choice')];
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(
      here.choices.map(({ line }) => table.say(line)),
    );
    buttons[0]!.focus();
    flushSync();
    expect(table.preview?.action).toBe(here.choices[0]!.action);
    buttons[0]!.click();
    expect(table.sent ?? table.armed).toBe(here.choices[0]!.action);
    await leave();
    table.close();
  });
});

describe('elsewhere no game is named', () => {
  /** Why some do. */
  const ALLOWED: Record<string, string> = {
    'art/facades.ts': 'a place in the city is called like the game',
  };
  /** In quotes, at the beginning of a path or an id, or as a key. */
  const games = FOUND.join('|');
  const named = new RegExp(`['"\`][./]*(?:${games})(?=['"\`/.-])|^\\s*(?:${games}): `, 'm');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(ts|svelte|css)$/.test(file) &&
      // A test may take a game as its example, and what comes over the wire is written by Rust.
      !/\.test\.ts$|^wire\//.test(file) &&
      !FOUND.some((game) => file.startsWith(`${game}/`)),
  );

  it('in no other file than those that say why', () => {
    const found = files.filter((file) => named.test(readFileSync(resolve(src, file), 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  });
});
