// Every choice of a whole game can be made on the stage alone, by the thing it is about, on a wide screen and on a phone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { unpack } from '../../scripts/fixtures.mjs';
import { show } from '../bench/shown';
import { STILL } from '../table/still';
import alone from '../fixtures/smile-1.json';
import two from '../fixtures/smile-2.json';
import type { Choice, StageProps } from '../table/board';
import type { Action, Memory, Preview, Table, Told } from '../wire/smile';
import type { Moment } from '../wire/desk';
import type { Standing } from '../wire/tabletop';
import { load } from '../words/load';
import { LANGUAGES, type Words } from '../words/words';
import { beat } from './beat';
import Stage from './Stage.svelte';

interface Step {
  table: Table;
  memory: Memory;
  moments: Moment<Told, Table>[];
  choices: Choice<Preview, Action>[];
  standing: Standing | null;
}
/** Games of random players besides, with other shadows and potions, where somebody recorded some (see wire/truth.test.ts). */
const samples = process.env['BACKROOM_SAMPLES'];
const sampled = (samples ? readdirSync(samples) : [])
  .filter((file) => file.startsWith('smile'))
  .map((file) => [file, unpack(readFileSync(join(samples!, file), 'utf8'))]);
const games = { alone, two, ...Object.fromEntries(sampled) } as Record<string, Step[]>;
const screens = { wide: [1366, 768], phone: [390, 844] } as const;

/** One step for every kind of question a game asks. */
function kinds(steps: Step[]): Step[] {
  const kind = ({ table, choices }: Step) =>
    [JSON.stringify(table.phase).slice(0, 30), ...new Set(choices.map(({ deed }) => deed.do))].join();
  return [...new Map(steps.map((step) => [kind(step), step])).values()];
}
const spoken = new Map<string, Words>();

beforeAll(async () => {
  for (const language of LANGUAGES) spoken.set(language, await load(language, 'smile'));
});
afterEach(() => vi.restoreAllMocks());

const FRAME = { ...STILL, canHint: true };

/** What is asked or shown, and to whom. */
type Shown = Partial<StageProps<Table, Memory, Told>> & Pick<Step, 'table' | 'memory' | 'choices'>;

/** The stage at a step, a way to press what is called so, and to go on to another step. */
function sit(first: Shown, language = 'en', screen: keyof typeof screens = 'wide') {
  const [width, height] = screens[screen];
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const chosen: string[] = [];
  const refused: string[] = [];
  const always = {
    frame: FRAME,
    me: 'A' as const,
    seats: [
      { seat: 'A', name: 'Ann', face: null, colour: 0, sitter: 'open' },
      { seat: 'B', name: 'Ben', face: null, colour: 1, sitter: 'open' },
    ] as const,
    asked: ['A'] as const,
    sealed: [],
    event: null,
    preview: null,
    say: spoken.get(language)!.for({ seat: 'A', names: ['Ann', 'Ben'] }),
    choose: (action: string) => void chosen.push(action),
    point: () => {},
    why: (action: string) => void refused.push(action),
    open: () => {},
  };
  // As it comes from the wire: not watched in its parts.
  let shown = $state.raw<StageProps<Table, Memory, Told>>({ ...always, ...first });
  const props = new Proxy({ ...always, ...first } as typeof shown, {
    get: (_, name) => shown[name as keyof typeof shown],
  });
  const go = (next: Shown) => {
    shown = { ...always, ...next };
    flushSync();
  };
  return { chosen, refused, props, go, ...show(Stage, props) };
}
/** Makes a choice by touching what it is about. */
function make(
  { press, props, target }: ReturnType<typeof sit>,
  { deed, line }: Choice<Preview, Action>,
): void {
  // What was begun for the choice before is let go first.
  target.querySelectorAll<HTMLElement>('button.slot, [aria-pressed="true"]').forEach((half) => half.click());
  flushSync();
  if (deed.do === 'dice') press(props.say.id('smile-web-die-to-move', { die: deed.with.go }));
  // The walk by the die is on the field as well: with the potion in the hand it is the step.
  if (deed.do === 'step') press(props.say.id('smile-web-lift-potion'));
  if (deed.do === 'both') {
    const district = { name: `smile-district-${deed.with[0]}` };
    press(props.say({ id: 'smile-web-first-of-two', args: [['district', district]] }));
  }
  press(props.say(line));
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(games))(
    'playing %s, every choice can be made where it lies',
    (_, steps) => {
      for (const screen of Object.keys(screens) as (keyof typeof screens)[]) {
        const stage = sit(steps[0]!, language, screen);
        for (const step of kinds(steps)) {
          stage.go(step);
          for (const choice of step.choices) {
            make(stage, choice);
            expect(stage.chosen.splice(0)).toEqual([choice.action]);
          }
        }
        stage.leave();
      }
    },
    300_000,
  );
});

test('every recorded moment can be shown, and nothing is called by the id of its message', () => {
  for (const steps of Object.values(games)) {
    const { target, go, leave } = sit(steps[0]!);
    const read = new Set<string>();
    for (const { moments, memory } of steps)
      for (const { event, table } of moments) {
        go({ table, memory, choices: [], event });
        // All that is written and named is read once for each kind of moment.
        const kind = typeof event.event === 'string' ? event.event : Object.keys(event.event)[0]!;
        if (read.has(kind)) continue;
        read.add(kind);
        const names = [...target.querySelectorAll('[aria-label]')].map((each) =>
          each.getAttribute('aria-label'),
        );
        expect([target.textContent, ...names].filter((text) => text?.includes('smile-'))).toEqual([]);
      }
    leave();
  }
}, 300_000);

const asking = (deed: Action['do']) =>
  games['two']!.find(({ choices }) => choices.some((choice) => choice.deed.do === deed))!;
const tap = (target: HTMLElement, at: string) => {
  target.querySelector<HTMLElement>(`[data-at="${at}"]`)!.click();
  flushSync();
};

test.each(Object.entries(games))('playing %s, the points on show at the end are the score', (_, steps) => {
  const step = steps.at(-1)!;
  const { target, leave } = sit(step);
  expect(target.querySelector('section.crew.own .points b')!.textContent).toBe(
    String(step.standing!.scores[0]),
  );
  leave();
});

test('what would follow is drawn: men, boss, standing', () => {
  const step = asking('dice');
  const choice = step.choices.find(({ preview }) => preview.boss !== null)!;
  const { target, leave } = sit({ ...step, preview: choice });
  expect(target.querySelector('.figure.ghost')).not.toBeNull();
  for (const { district, by } of choice.preview.markers.filter(({ party }) => party === 'yellow')) {
    const block = target.querySelector(`[data-district="${district}"]`)!;
    expect(block.querySelector('.tab')!.textContent).toBe(`+${by}`);
    expect(block.querySelector('[data-party="yellow"] [stroke-dasharray]')).not.toBeNull();
  }
  leave();
});

test('a die that is taken shows where the boss would walk, and goes back when it is touched', () => {
  const step = asking('dice');
  const deed = step.choices.map(({ deed }) => deed).find((deed) => deed.do === 'dice')!;
  const { target, chosen, press, props, leave } = sit(step);
  press(props.say.id('smile-web-die-to-move', { die: deed.with.go }));
  expect(target.querySelector('.figure.ghost')).not.toBeNull();
  press(props.say.id('smile-web-put-back', { die: deed.with.go }));
  expect(target.querySelector('.figure.ghost')).toBeNull();
  expect(chosen).toEqual([]);
  leave();
});

test('the first of two districts is let go when it is touched again', () => {
  const { target, chosen, leave } = sit(asking('both'));
  tap(target, 'district:centre');
  expect(target.querySelector('[data-at="district:centre"]')!.getAttribute('aria-pressed')).toBe('true');
  tap(target, 'district:centre');
  expect(target.querySelector('[data-at="district:centre"]')!.getAttribute('aria-pressed')).toBeNull();
  expect(chosen).toEqual([]);
  leave();
});

test('a marker is removed with one touch of its figure', () => {
  const which = games['two']!.findIndex(({ choices }) => choices.some(({ deed }) => deed.do === 'marker'));
  const [before, after] = [games['two']![which - 1]!, games['two']![which]!];
  const { phase } = after.table;
  if (typeof phase !== 'object' || !('acting' in phase) || typeof phase.acting.step !== 'object')
    throw new Error('another question');
  const district = 'which' in phase.acting.step ? phase.acting.step.which : phase.acting.step.to;
  const { target, chosen, leave } = sit(before);
  target.querySelector<HTMLElement>(`[data-district="${district}"] button[data-party="police"]`)!.click();
  expect(chosen).toEqual([`at ${district}`]);
  leave();
});

test('what cannot be had says why; whoever watches is told nothing', () => {
  const step = asking('dice');
  const mine = sit(step);
  tap(mine.target, 'district:park');
  tap(mine.target, 'field:7');
  expect(mine.refused).toEqual(['at park', 'step 7']);
  mine.leave();
  const watching = sit({ ...step, choices: [], me: null, frame: { ...FRAME, mine: false } });
  tap(watching.target, 'district:park');
  expect(watching.refused).toEqual([]);
  expect(watching.target.querySelector('.open, .glow, .wanted')).toBeNull();
  watching.leave();
});

test('from a choice to the next question takes six seconds at most, usually', () => {
  for (const steps of Object.values(games)) {
    const times = steps
      .slice(1)
      .map(({ moments }) => moments.reduce((sum, { event }) => sum + beat(event), 0))
      .sort((one, other) => one - other);
    expect(times[Math.floor(times.length / 2)]).toBeLessThanOrEqual(6000);
  }
});
