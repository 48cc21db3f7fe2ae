// Every choice of a whole game can be made on the table alone, by the thing it is about.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import alone from '../fixtures/smile-1.json';
import two from '../fixtures/smile-2.json';
import type { BoardProps, Choice } from '../table/board';
import type { Memory, Table, Told } from '../wire/smile';
import type { Standing } from '../wire/tabletop';
import { load } from '../words/load';
import { LANGUAGES, type Words } from '../words/words';
import Board from './Board.svelte';
import { districtLine } from './describe';
import Dock from './Dock.svelte';
import { DISTRICTS } from './things';

interface Step {
  table: Table;
  memory: Memory;
  choices: Choice[];
  standing: Standing | null;
}
const games = { alone, two } as unknown as Record<string, Step[]>;

/** One step for every kind of question a game asks. */
const kinds = (steps: Step[]): Step[] => {
  const kind = ({ table, choices }: Step) =>
    [
      JSON.stringify(table.phase).slice(0, 9),
      ...new Set(choices.map(({ action }) => action.split(' ')[0])),
    ].join();
  return [...new Map(steps.map((step) => [kind(step), step])).values()];
};
const spoken = new Map<string, Words>();

beforeAll(async () => {
  for (const language of LANGUAGES) spoken.set(language, await load(language, 'smile'));
});

/** What a button is called: its label, else the words on it that are not only a picture. */
function nameOf(button: HTMLElement): string {
  const label = button.getAttribute('aria-label');
  if (label !== null) return label;
  const words = button.cloneNode(true) as HTMLElement;
  words.querySelectorAll('[aria-hidden]').forEach((picture) => picture.remove());
  return words.textContent.trim();
}

/** The table at a step, and a way to press what is called so. */
function sit({ table, memory, choices }: Step, language: string) {
  const chosen: string[] = [];
  const asked: string[] = [];
  const props: BoardProps<Table, Memory, Told> = {
    table,
    memory,
    me: 'A',
    seats: [{ seat: 'A', name: 'Ann', sitter: 'open' }],
    choices,
    asked: ['A'],
    sealed: [],
    event: null,
    preview: null,
    say: spoken.get(language)!.for({ seat: 'A', names: ['Ann', 'Ben'] }),
    choose: (action) => chosen.push(action),
    point: () => {},
    why: (action) => asked.push(action),
    open: () => {},
  };
  const target = document.body.appendChild(document.createElement('div'));
  const parts = [mount(Board, { target, props }), mount(Dock, { target, props })];
  flushSync();
  const button = (name: string) =>
    [...target.querySelectorAll('button')].find(
      (each) => nameOf(each) === name && each.getAttribute('aria-disabled') !== 'true',
    );
  const press = (name: string) => {
    const found = button(name);
    if (!found) throw new Error(`nothing is called “${name}”`);
    found.click();
    flushSync();
  };
  const leave = () => {
    parts.forEach((part) => void unmount(part));
    target.remove();
  };
  return { target, chosen, asked, props, press, leave };
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(games))(
    'playing %s, every choice can be made where it lies',
    (_, steps) => {
      for (const step of kinds(steps)) {
        const { target, chosen, props, press, leave } = sit(step, language);
        // Of two dice the first stays taken, of two districts the first stays picked, until another is needed.
        let first = '';
        for (const choice of step.choices) {
          const [verb, one = ''] = choice.action.split(' ');
          if (verb === 'dice' && one !== first) {
            if (first) press(props.say.id('smile-web-put-back', { die: Number(first) }));
            press(props.say.id('smile-web-die-to-move', { die: Number(one) }));
            first = one;
          }
          if (verb === 'both' && one !== first) {
            if (first) target.querySelector<HTMLElement>(`[data-at="district:${first}"]`)!.click();
            flushSync();
            const district = { name: `smile-district-${one}` };
            press(props.say({ id: 'smile-web-first-of-two', args: [['district', district]] }));
            first = one;
          }
          press(props.say(choice.line));
          expect(chosen.pop()).toBe(choice.action);
        }
        leave();
      }
    },
    30_000,
  );

  test('nothing is called by the id of its message', () => {
    for (const steps of Object.values(games)) {
      const { target, leave } = sit(steps[0]!, language);
      const names = [...target.querySelectorAll('[aria-label]')].map((each) =>
        each.getAttribute('aria-label'),
      );
      expect([target.textContent, ...names].filter((text) => text?.includes('smile-'))).toEqual([]);
      leave();
    }
  });
});

const tap = (target: HTMLElement, at: string) => {
  target.querySelector<HTMLElement>(`[data-at="${at}"]`)!.click();
  flushSync();
};
const asking = (verb: string, action: string) =>
  games['two']!.find(
    ({ choices }) =>
      choices.some((choice) => choice.action.startsWith(verb)) &&
      !choices.some((choice) => choice.action === action),
  )!;

test.each(Object.entries(games))('playing %s, the points on show at the end are the score', (_, steps) => {
  const step = steps.at(-1)!;
  const { target, props, leave } = sit(step, 'en');
  const points = target.querySelector('section.gang .points b')!.textContent;
  expect(points).toBe(props.say.id('smile-web-points', { points: step.standing!.scores[0]! }));
  leave();
});

test('a district that cannot be had says why', () => {
  const step = DISTRICTS.map((district) => ({ district, step: asking('at ', `at ${district}`) })).find(
    ({ step }) => step,
  )!;
  const { target, asked, leave } = sit(step.step, 'en');
  tap(target, `district:${step.district}`);
  expect(asked).toEqual([`at ${step.district}`]);
  leave();
});

test('while dice are asked for, a district tells what is there, and the die taken stays taken', () => {
  const step = asking('dice ', '');
  const { target, asked, props, press, leave } = sit(step, 'en');
  const die = Number(step.choices.find(({ action }) => action.startsWith('dice '))!.action.split(' ')[1]);
  press(props.say.id('smile-web-die-to-move', { die }));
  tap(target, 'district:park');
  const told = target.querySelector('[role="status"]')!.textContent;
  expect(told).toContain(
    props.say(districtLine('park', step.table.turfs[DISTRICTS.indexOf('park')]!, step.table)),
  );
  tap(target, 'field:7');
  expect(target.querySelector('[role="status"]')!.textContent).toContain('19');
  press(props.say.id('smile-web-put-back', { die }));
  expect(asked).toEqual([]);
  leave();
});
