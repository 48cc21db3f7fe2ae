// Every choice of a game can be made on the table alone, by the things it is about.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import two from '../fixtures/downtown-2.json';
import three from '../fixtures/downtown-3.json';
import four from '../fixtures/downtown-4.json';
import type { Choice, SeatInfo } from '../table/board';
import type { Memory, Place, Table } from '../wire/downtown';
import { load } from '../words/load';
import { LANGUAGES, type Words } from '../words/words';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Others from './Others.svelte';
import { line } from './describe';
import { handThen, previewOf, type Props } from './props';
import { KINDS, NOTES, countOf, placesIn, priceOf, worth } from './things';

interface Step {
  table: Table;
  memory: Memory;
  choices: Choice[];
  question: { line: { id: string } };
}
const games = { two, three, four } as unknown as Record<string, Step[]>;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const seats = NAMES.map((name, nth): SeatInfo => ({ seat: 'ABCD'[nth] as 'A', name, sitter: 'open' }));
// Whole tables are drawn, many of them; how long that takes is nobody's failure.
vi.setConfig({ testTimeout: 600_000 });

const spoken = new Map<string, Words>();

beforeAll(async () => {
  for (const language of LANGUAGES) spoken.set(language, await load(language, 'downtown'));
});

/** One step for every kind of question a game asks. */
const kinds = (steps: Step[]): Step[] => [
  ...new Map(
    steps.filter(({ choices }) => choices.length > 0).map((step) => [step.question.line.id, step]),
  ).values(),
];

/** What a button is called: its label, else the words on it. */
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent.trim();

/** Whether touching a button does nothing but ask why. */
const inVain = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

/** The table at a step, and a way to press what is called so. */
function sit({ table, memory, choices }: Step, language: string, me: 'A' | null = 'A') {
  const [chosen, asked]: [string[], string[]] = [[], []];
  const props: Props = {
    table,
    memory: me && memory,
    me,
    seats,
    choices,
    asked: ['A'],
    sealed: [],
    event: null,
    preview: null,
    say: spoken.get(language)!.for({ seat: me, names: NAMES }),
    choose: (action) => chosen.push(action),
    point: () => {},
    why: (action) => asked.push(action),
    open: () => {},
  };
  const target = document.body.appendChild(document.createElement('div'));
  const parts = [Others, Board, Dock].map((part) => mount(part, { target, props }));
  flushSync();
  const buttons = () => [...target.querySelectorAll('button')];
  const press = (name: string) => {
    const found = buttons().find((each) => nameOf(each) === name && !inVain(each));
    if (!found) throw new Error(`nothing is called “${name}”`);
    found.click();
    flushSync();
  };
  const leave = () => {
    parts.forEach((part) => void unmount(part));
    target.remove();
  };
  return { props, chosen, asked, press, buttons, target, leave };
}

/** Makes a choice as a person would: tokens are lifted and put down, notes laid on a heap. */
function make(at: ReturnType<typeof sit>, choice: Choice) {
  const { props, press } = at;
  const touch = (touch: string, place: string) =>
    press(props.say(line(`downtown-web-touch-${touch}`, { place: { name: `downtown-place-${place}` } })));
  const [verb, one = '', other = ''] = choice.action.split(' ');
  if (verb === 'stand') {
    const now = placesIn(props.table.seats[0].tokens);
    const wanted = [one, other] as Place[];
    if (now.length === 0) wanted.forEach((place) => touch('put', place));
    else {
      const goals = wanted.filter((place) => !now.includes(place));
      now
        .filter((place) => !wanted.includes(place))
        .forEach((place, nth) => {
          touch('lift', place);
          touch('drop', goals[nth]!);
        });
    }
  } else if (
    verb === 'pay' &&
    props.choices.filter(({ action }) => action.startsWith(`pay ${one}`)).length > 1
  ) {
    press(props.say(line('downtown-web-pay-whom', { seat: { seat: one as 'B' } })));
  } else if (verb === 'lay' && one === 'money' && props.choices.length > 4) {
    let left = Number(other);
    for (const note of [...NOTES].reverse())
      for (; left >= note; left -= note) press(props.say.id('downtown-web-add-note', { note }));
  }
  press(props.say(choice.line));
}

describe.each(Object.entries(games))('a game of %s', (_, steps) => {
  test('every choice can be made where it lies', () => {
    kinds(steps).forEach((step, nth) => {
      // All of few, the ends and the middle of many.
      const some = step.choices.filter(
        (_, nth, { length }) => length <= 6 || nth < 2 || nth > length - 3 || nth === length >> 1,
      );
      for (const choice of some) {
        const at = sit(step, LANGUAGES[nth % 2]!);
        make(at, choice);
        expect(at.chosen).toEqual([choice.action]);
        at.leave();
      }
    });
  });

  test('nothing that glows is without a name, and all that does not says why', () => {
    for (const step of kinds(steps)) {
      const at = sit(step, 'en');
      for (const button of at.buttons().filter((each) => !each.disabled)) {
        expect(nameOf(button)).not.toBe('');
        expect(nameOf(button)).not.toMatch(/downtown-/);
      }
      const vain = at.buttons().filter(inVain);
      vain.forEach((each) => each.click());
      expect(at.asked).toHaveLength(vain.length);
      const possible = new Set(step.choices.map(({ action }) => action));
      expect(at.asked.filter((action) => possible.has(action))).toEqual([]);
      at.leave();
    }
  });

  test('the price list on the wall is the one the game charges', () => {
    const buys = steps.flatMap(({ table, choices }) =>
      choices.filter(({ action }) => action.startsWith('take ')).map((choice) => ({ table, choice })),
    );
    expect(buys.length).toBeGreaterThan(0);
    for (const { table, choice } of buys) {
      const { gains, pays } = previewOf(choice)!;
      const prices = KINDS.map((kind) => countOf(gains, kind) * priceOf(countOf(table.row, kind)));
      expect(prices.reduce((sum, price) => sum + price)).toBe(pays);
    }
  });

  test('a spectator finds nothing to choose and nothing of mine', () => {
    const step = steps.find(({ table }) => (table.mine?.loot ?? 0) > 0) ?? steps[0]!;
    const table = { ...step.table, mine: null };
    const at = sit({ ...step, table, choices: [] }, 'en', null);
    expect(at.target.querySelectorAll('.glow, .open, .choose, .dock')).toHaveLength(0);
    at.leave();
  });
});

describe('what helps to decide', () => {
  const steps = [...games.two!, ...games.three!, ...games.four!];
  const asked = (id: string) => steps.find(({ question }) => question.line.id === id)!;

  test('jobs are ticked against what I would have after hiring', () => {
    const step = steps.find(({ choices }) => choices.some(({ action }) => /^take \S+ [1-9]/.test(action)))!;
    const { props, leave } = sit(step, 'en');
    const hand = step.table.mine!.hand;
    const preview = step.choices.find(({ action }) => /^take \S+ [1-9]/.test(action))!;
    const { gains } = previewOf(preview)!;
    expect(handThen({ ...props, preview })).toEqual(hand.map((count, nth) => count + gains[nth]!));
    leave();
  });

  test('a token moves by place and token as well as by token and place', () => {
    const at = sit(asked('downtown-ask-move'), 'en');
    const step = at.props.choices.find(({ line: { id } }) => id === 'downtown-act-move')!;
    const [from, to] = ['from', 'to'].map((name) => step.line.args.find(([arg]) => arg === name)![1]);
    at.press(at.props.say(line('downtown-web-touch-aim', { place: to! })));
    at.press(at.props.say(line('downtown-web-touch-send', { place: from! })));
    at.press(at.props.say(step.line));
    expect(at.chosen).toEqual([step.action]);
    at.leave();
  });

  test('before moving I read what I could not pay, and the greyed payment says why', () => {
    const poor = (step: Step): Step => {
      const table = structuredClone(step.table);
      table.seats[1].display = [0, 9, 0];
      table.mine!.hand = [5, 0, 0];
      return { ...step, table, choices: step.choices.filter(({ action }) => !action.startsWith('pay B')) };
    };
    const moving = sit(poor(asked('downtown-ask-move')), 'en');
    expect(moving.target.textContent).toContain('you lack 9 safecrackers');
    moving.leave();
    const choosing = sit(poor(asked('downtown-ask-confront-two')), 'en');
    const pay = choosing.buttons().find((each) => nameOf(each) === 'Pay Ben')!;
    expect(inVain(pay)).toBe(true);
    pay.click();
    expect(choosing.asked).toEqual(['pay B']);
    choosing.leave();
  });

  test('no job is worth more or less than is written on the table', () => {
    const { table } = steps[0]!;
    table.config.deck.forEach(({ real }, front) => {
      const [least, most] = worth(table, front);
      expect(least).toBeLessThanOrEqual(real);
      expect(most).toBeGreaterThanOrEqual(real);
      expect(most - least).toBeLessThanOrEqual(40);
    });
  });
});
