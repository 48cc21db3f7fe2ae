// Every choice of whole games can be made on the stage alone, by the thing it is about; what cannot be chosen says why.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import two from '../fixtures/greed-2.json';
import four from '../fixtures/greed-4.json';
import { STILL } from '../table/still';
import type { Moment } from '../wire/desk';
import type { Action, Event, Table } from '../wire/greed';
import { load } from '../words/load';
import { spoken } from '../words/spoken.svelte';
import { LANGUAGES, type Words } from '../words/words';
import Stage from './Stage.svelte';
import { doubts } from './index';
import type { Deed, Props } from './props';
import { reading } from './reading.svelte';

interface Step {
  table: Table;
  choices: Deed[];
  moments: Moment<Event, Table>[];
}
const games = { two, four } as unknown as Record<string, Step[]>;

/** One step, the last, for every kind of question a game asks. */
const kinds = (steps: Step[]): Step[] => {
  const kind = ({ choices }: Step) => [...new Set(choices.map(({ deed }) => deed.do))].join();
  return [...new Map(steps.map((step) => [kind(step), step])).values()];
};
const words = new Map<string, Words>();

beforeAll(async () => {
  for (const language of LANGUAGES) words.set(language, await load(language, 'greed'));
  await spoken.speak('greed');
});

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'];
const leaving: (() => void)[] = [];
afterEach(() => leaving.splice(0).forEach((leave) => leave()));

/** What every box says it measures. */
const screen = { width: 0, height: 0 };
Object.defineProperties(HTMLElement.prototype, {
  clientWidth: { configurable: true, get: () => screen.width },
  clientHeight: { configurable: true, get: () => screen.height },
});

/** Sits down before a screen of this size. */
function sit(
  table: Table,
  choices: readonly Deed[],
  more: Partial<Props> = {},
  language = 'en',
  size = [1366, 768],
) {
  [screen.width, screen.height] = size as [number, number];
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
    say: words.get(language)!.for({ seat: 'A', names: NAMES }),
    choose: (action) => chosen.push(action),
    point: () => {},
    why: (action) => asked.push(action),
    open: () => {},
    frame: STILL,
    ...more,
  };
  const target = document.body.appendChild(document.createElement('div'));
  const stage = mount(Stage, { target, props: props as never });
  flushSync();
  leaving.push(() => {
    void unmount(stage);
    target.remove();
    reading.card = null;
    reading.seat = null;
  });
  const called = (name: string) =>
    [...target.querySelectorAll('button')].filter((button) => button.getAttribute('aria-label') === name);
  const does = (action: string) => [...target.querySelectorAll<HTMLElement>(`[data-does="${action}"]`)];
  return { target, props, chosen, asked, called, does };
}

/** All that is written or read aloud. */
const said = (target: HTMLElement) =>
  [
    target.textContent,
    ...[...target.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
  ].join(' ');

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.keys(games))('every choice of a game of %s lies on the table', (game) => {
    for (const { table, choices } of kinds(games[game]!)) {
      const { target, props, chosen, does } = sit(table, choices, {}, language);
      expect(target.querySelectorAll('[data-does]').length).toBe(choices.length);
      for (const choice of choices) {
        const things = does(choice.action);
        expect(things.map((thing) => thing.ariaLabel ?? thing.getAttribute('aria-label'))).toEqual([
          props.say(choice.line),
        ]);
        things[0]!.click();
        expect(chosen.pop()).toBe(choice.action);
      }
      expect(said(target)).not.toMatch(/greed-|web-|\[|\{|undefined|NaN/);
      leaving.splice(0).forEach((leave) => leave());
    }
  });

  test('every kind of moment is drawn', () => {
    const named = (event: Event) => (typeof event === 'string' ? event : Object.keys(event)[0]!);
    const moments = Object.values(games).flatMap((steps) => steps.flatMap(({ moments }) => moments));
    const last = new Map(moments.map((moment) => [named(moment.event), moment]));
    expect(last.size).toBeGreaterThan(12);
    for (const { event, table } of last.values()) {
      const { target } = sit(table, [], { event, frame: { ...STILL, mine: false, playing: true } }, language);
      expect(said(target)).not.toMatch(/greed-|web-|\[|\{|undefined|NaN/);
      leaving.splice(0).forEach((leave) => leave());
    }
  });
});

test.each(Object.keys(games))('on a phone a newcomer needs one touch as well, in a game of %s', (game) => {
  for (const { table, choices } of kinds(games[game]!)) {
    const { target, chosen, does } = sit(table, choices, {}, 'en', [390, 844]);
    expect(target.querySelector('[data-leads]')).toBeNull();
    for (const { action } of choices) does(action)[0]!.click();
    expect(chosen).toEqual(choices.map(({ action }) => action));
    expect(reading.card).toBeNull();
    leaving.splice(0).forEach((leave) => leave());
  }
});

test('on a phone a newcomer is told once how a card is read', () => {
  const { table, choices } = games.two![0]!;
  const tip = /Hold it to read it/;
  expect(said(sit(table, choices, {}, 'en', [390, 844]).target)).toMatch(tip);
  expect(said(sit(table, choices, {}, 'en', [1366, 768]).target)).not.toMatch(tip);
  const later = step('play');
  expect(said(sit(later.table, later.choices, {}, 'en', [390, 844]).target)).not.toMatch(tip);
});

const step = (verb: Action['do']) => games.two!.find(({ choices }) => choices[0]?.deed.do === verb)!;
const stepOfFour = (verb: Action['do']) => games.four!.find(({ choices }) => choices[0]?.deed.do === verb)!;

/** A question nobody was asked while these games were recorded. */
const asking = (verb: Action['do'], cards: readonly number[], events: Event[] = []): Deed[] =>
  cards.map((card) => ({
    action: `${verb} ${card}`,
    deed: { do: verb, with: card } as Action,
    touches: [],
    reveals: false,
    line: { id: `greed-card-${card}`, args: [] },
    preview: { events, lacking: false },
    follows: [],
  }));

test.each(['mark', 'copy', 'lose', 'pay-card'] as const)('%s is answered on the display', (verb) => {
  const { table } = stepOfFour('lose');
  const cards = table.board.displays[0]!.slice(0, 2);
  const choices = asking(verb, cards);
  const { chosen, does } = sit(table, choices);
  for (const { action } of choices) does(action)[0]!.click();
  expect(chosen).toEqual(choices.map(({ action }) => action));
});

test('a card of the hand that cannot be played now says why', () => {
  const held = games.two!.find(
    ({ table, choices }) => table.hand.length > 0 && choices[0]?.deed.do === 'take',
  )!;
  const { props, asked, called } = sit(held.table, held.choices);
  const card = held.table.hand[0]!;
  called(`${props.say.id(`greed-card-${card}`)} (${card})`)[0]!.click();
  expect(asked).toEqual([`play ${card}`]);
});

test('a card of the display that may not be given says why', () => {
  const { table } = stepOfFour('lose');
  const [first, other] = table.board.displays[0]!;
  const { target, asked } = sit(table, asking('pay-card', [first!]));
  target.querySelector<HTMLElement>(`[data-card="${other}"] .pick`)!.click();
  expect(asked).toEqual([`pay card ${other}`]);
});

test('what a choice would do is drawn in outline', () => {
  const { table } = stepOfFour('lose');
  const [holding] = table.board.displays[0]!.filter((card) => card === 14);
  const events: Event[] = [
    { 'markers-put': { seat: 'A', holding: holding!, count: 2, by: 38 } },
    { 'paid-money': { seat: 'A', amount: 10, cost_of: 8 } },
    { gained: { seat: 'B', amount: 15, by: 34, times: 1 } },
    { played: { seat: 'A', card: 8 } },
    { 'lost-card': { seat: 'A', card: 6, by: 40 } },
  ];
  const [choice] = asking('mark', [holding!], events);
  const { target } = sit(table, [choice!], { preview: choice! });
  expect(target.querySelector(`[data-card="${holding}"] .will`)?.textContent).toBe('+2');
  expect([...target.querySelectorAll('.would')].map((one) => one.textContent)).toEqual(['+15k', '−10k']);
  expect(target.querySelector('.coming .number')?.textContent).toBe('8');
  expect(target.querySelector('.leaves [data-card]')?.getAttribute('data-card')).toBe('6');
});

test('the card taken is marked and can be changed while others think', () => {
  const { table, choices } = step('take');
  const sealed = { ...table, sealed: table.pile[1]! };
  const { target } = sit(sealed, choices, { asked: ['A', 'B'], sealed: ['A'] });
  const picked = [...target.querySelectorAll('[aria-pressed="true"]')];
  expect(picked.map((one) => one.getAttribute('aria-label'))).toEqual([
    expect.stringContaining(`(${table.pile[1]})`),
  ]);
  expect(target.querySelectorAll('[data-does]').length).toBe(choices.length);
});

test('a spectator is shown no pile and no hand, but everybody', () => {
  const { table } = step('take');
  const open = { ...table, pile: [], hand: [], ready: [] };
  const { target } = sit(open, [], { me: null, frame: { ...STILL, mine: false } });
  expect(target.querySelectorAll('.pile, .hand, .display').length).toBe(0);
  expect(target.querySelectorAll('.plate').length).toBe(2);
});

test('a card is held up to be read, with all its words', () => {
  const { table, choices } = step('play');
  const { target, called, props } = sit(table, choices);
  const card = table.hand[0]!;
  called(
    props.say.id('web-greed-large', { card: `${props.say.id(`greed-card-${card}`)} (${card})` }),
  )[0]!.click();
  flushSync();
  expect(target.querySelector('[role="dialog"]')!.textContent).toContain(props.say.id(`greed-text-${card}`));
});

test('somebody’s things can be looked at closely', () => {
  const { table } = stepOfFour('lose');
  const { target } = sit(table, []);
  target.querySelector<HTMLElement>('.plate .who')!.click();
  flushSync();
  expect(target.querySelectorAll('dialog .cards li').length).toBe(table.board.displays[1]!.length);
});

test('the rail measures the card that is looked at', () => {
  const { table } = step('play');
  const lit = (card: number) => {
    const [choice] = asking('play', [card]);
    const { target } = sit(table, [choice!], { preview: choice! });
    const found = target.querySelectorAll('.symbols .met, .symbols .unmet').length;
    leaving.splice(0).forEach((leave) => leave());
    return found;
  };
  expect(lit(30)).toBe(3);
  expect(lit(22)).toBe(0);
});

test('five players and two have their places on every screen', () => {
  const { table } = stepOfFour('lose');
  for (const players of [2, 5]) {
    const seated = { ...table, board: { ...table.board, players } };
    for (const size of [
      [1366, 768],
      [2560, 1440],
      [820, 1180],
      [390, 664],
      [844, 390],
      [360, 640],
    ]) {
      const { target } = sit(seated, [], {}, 'en', size);
      expect(target.querySelectorAll('.plate').length).toBe(players - 1);
      expect(target.innerHTML).not.toContain('NaN');
      leaving.splice(0).forEach((leave) => leave());
    }
  }
});

test('only a card that could not do anything is asked about once more', () => {
  const choices = Object.values(games).flatMap((steps) => steps.flatMap(({ choices }) => choices));
  const doubted = choices.filter((choice) => doubts(choice) !== null);
  expect(doubted.length).toBeGreaterThan(0);
  expect(doubted.every(({ deed, preview }) => deed.do === 'play' && preview.lacking)).toBe(true);
  expect(words.get('de')!.has(doubts(doubted[0]!)!)).toBe(true);
});
