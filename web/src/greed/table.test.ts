// Every choice of whole games can be made on the table alone, by the thing it is about; what cannot be chosen says why.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import two from '../fixtures/greed-2.json';
import four from '../fixtures/greed-4.json';
import type { Choice } from '../table/board';
import type { Table } from '../wire/greed';
import { load } from '../words/load';
import { LANGUAGES, type Words } from '../words/words';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Others from './Others.svelte';
import { reading } from './reading.svelte';
import type { Props } from './props';

interface Step {
  table: Table;
  choices: Choice[];
}
const games = { two, four } as unknown as Record<string, Step[]>;

/** One step, the last, for every kind of question a game asks. */
const kinds = (steps: Step[]): Step[] => {
  const kind = ({ choices }: Step) =>
    [...new Set(choices.map(({ action }) => action.replace(/\d+/, '')))].join();
  return [...new Map(steps.map((step) => [kind(step), step])).values()];
};
const spoken = new Map<string, Words>();

beforeAll(async () => {
  for (const language of LANGUAGES) spoken.set(language, await load(language, 'greed'));
});

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

function sit(table: Table, choices: Choice[], language: string, more: Partial<Props> = {}) {
  const chosen: string[] = [];
  const asked: string[] = [];
  const props: Props = {
    table,
    memory: null,
    me: 'A',
    seats: [],
    choices,
    asked: ['A'],
    sealed: [],
    event: null,
    preview: null,
    say: spoken.get(language)!.for({ seat: 'A', names: NAMES }),
    choose: (action) => chosen.push(action),
    point: () => {},
    why: (action) => asked.push(action),
    open: () => {},
    ...more,
  };
  const target = document.body.appendChild(document.createElement('div'));
  const parts = [Others, Board, Dock].map((part) => mount(part, { target, props }));
  flushSync();
  const called = (name: string) =>
    [...target.querySelectorAll('button')].filter((button) => button.getAttribute('aria-label') === name);
  const leave = () => {
    parts.forEach((part) => void unmount(part));
    target.remove();
    reading.card = null;
  };
  return { target, props, chosen, asked, called, leave };
}

/** All that is written or read aloud. */
const words = (target: HTMLElement) =>
  [
    target.textContent,
    ...[...target.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  ].join(' ');

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.keys(games))('every choice of a game of %s lies on the table', (game) => {
    for (const { table, choices } of kinds(games[game]!)) {
      const { target, props, chosen, called, leave } = sit(table, choices, language);
      for (const choice of choices) {
        const things = called(props.say(choice.line));
        expect(things.length, choice.action).toBe(1);
        things[0]!.click();
        expect(chosen.pop()).toBe(choice.action);
      }
      expect(target.querySelectorAll('.glow').length).toBe(choices.length);
      expect(words(target)).not.toMatch(/greed-|web-|\{|undefined|NaN/);
      leave();
    }
  });
});

const step = (verb: string) => games.two!.find(({ choices }) => choices[0]?.action.startsWith(verb))!;

test('a card of the hand that cannot be played now says why', () => {
  const { table, choices } = step('take');
  const held = games.two!.find(
    ({ table, choices }) => table.hand.length > 0 && choices[0]?.action.startsWith('take'),
  )!;
  const { props, asked, called, leave } = sit(held.table, held.choices, 'en');
  const card = held.table.hand[0]!;
  called(`${props.say.id(`greed-card-${card}`)} (${card})`)[0]!.click();
  expect(asked).toEqual([`play ${card}`]);
  leave();
  expect(choices.length).toBe(table.pile.length);
});

test('the card taken is marked and can be changed while others think', () => {
  const { table, choices } = step('take');
  const sealed = { ...table, sealed: `${table.pile[1]!}` as const };
  const { target, leave } = sit(sealed, choices, 'en', { asked: ['A', 'B'], sealed: ['A'] });
  const picked = [...target.querySelectorAll('[aria-pressed="true"]')];
  expect(picked.map((one) => one.getAttribute('aria-label'))).toEqual([
    expect.stringContaining(`(${table.pile[1]})`),
  ]);
  expect(target.textContent).toContain('Waiting for Ben; you can still change your card.');
  leave();
});

test('a spectator is shown no pile and no hand', () => {
  const { table } = step('take');
  const open = { ...table, pile: [], hand: [], ready: [] };
  const { target, leave } = sit(open, [], 'en', { me: null });
  expect(target.querySelectorAll('.fan, .hand, .slip').length).toBe(0);
  leave();
});

test('a card opens large, and says whether I have what it costs', () => {
  const { table, choices } = step('play');
  const { target, called, leave, props } = sit(table, choices, 'en');
  const card = table.hand[0]!;
  called(
    props.say.id('web-greed-large', { card: `${props.say.id(`greed-card-${card}`)} (${card})` }),
  )[0]!.click();
  flushSync();
  const dialog = target.querySelector('dialog')!;
  expect(dialog.open).toBe(true);
  expect(dialog.textContent).toContain(props.say.id(`greed-text-${card}`));
  leave();
});

test('the strip measures a card while it is played, not what it once needed', () => {
  const { table } = step('play');
  const lit = (more: Partial<Props>) => {
    const { target, leave } = sit(table, [], 'en', more);
    const cells = target.querySelectorAll('.met, .unmet').length;
    leave();
    return cells;
  };
  expect(lit({ event: { played: { seat: 'A', card: '73' } } })).toBeGreaterThan(0);
  expect(lit({ event: { played: { seat: 'B', card: '73' } } })).toBe(0);
  expect(lit({ event: { 'lost-card': { seat: 'A', card: '22', by: '73' } } })).toBe(0);
});

test('what a card of the hand asks for does not matter when it is given away', () => {
  const { table } = step('play');
  const pays = (verb: string) => {
    const choices = table.hand.map((card) => ({
      action: `${verb} ${card}`,
      line: { id: `greed-card-${card}`, args: [] },
      preview: null,
      follows: [],
    }));
    const { target, leave } = sit(table, choices, 'en');
    const marked = target.querySelectorAll('.hand .ready, .hand .lacking').length;
    leave();
    return marked;
  };
  expect(pays('play')).toBeGreaterThan(0);
  expect(pays('pay card')).toBe(0);
});

test('the marks beside the others are said in words', () => {
  const { table } = step('play');
  const { target, leave } = sit(table, [], 'en', { seats: [] });
  const other = target.querySelector('.player [aria-expanded]')!;
  expect(other.textContent).toMatch(/\d cards? in hand, \d thugs?, \d holdings?, \d+ markers?/);
  leave();
});
