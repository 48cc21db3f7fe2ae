// Every choice of a game can be made on the stage alone, by the things it is about; what the game asks in small steps
// is one act.
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { inVain, nameOf, show } from '../bench/shown';
import { STILL } from '../table/still';
import two from '../fixtures/downtown-2.json';
import three from '../fixtures/downtown-3.json';
import four from '../fixtures/downtown-4.json';
import type { SeatInfo } from '../table/board';
import type { Action, JobId, Kind, Memory, Phase, Place, Table } from '../wire/downtown';
import { load } from '../words/load';
import { spoken } from '../words/spoken.svelte';
import { LANGUAGES, type Words } from '../words/words';
import Stage from './Stage.svelte';
import { beat } from './beat';
import { choiceFor, phaseName, type Offer, type Props } from './deeds';
import { cardLine, line } from './describe';
import { Play } from './play.svelte';
import { KINDS, NOTES, bill, countOf, fitting, realOf, sale, surplus, total, worth } from './things';

interface Step {
  table: Table;
  memory: Memory;
  choices: Offer[];
  question: { line: { id: string } };
  moments: { event: never; table: Table }[];
}
const games = { two, three, four } as unknown as Record<string, Step[]>;
const every = Object.values(games).flat();
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];
const seats = NAMES.map((name, nth): SeatInfo => {
  return { seat: 'ABCD'[nth] as 'A', name, face: null, colour: nth, sitter: 'open' };
});
// Whole stages are drawn, many of them; how long that takes is nobody's failure.
vi.setConfig({ testTimeout: 600_000 });

const words = new Map<string, Words>();
beforeAll(async () => {
  for (const language of LANGUAGES) words.set(language, await load(language, 'downtown'));
  await spoken.speak('downtown');
});

/** One step for every kind of question a game asks. */
const kinds = (steps: Step[]): Step[] => [
  ...new Map(
    steps.filter(({ choices }) => choices.length > 0).map((step) => [step.question.line.id, step]),
  ).values(),
];

/** A question that the recorded games do not ask. */
function made(phase: Phase, deeds: Action[], change: (table: Table) => void = () => {}): Step {
  const table = structuredClone(four as unknown as Step[])[3]!.table;
  table.phase = phase;
  change(table);
  const choices = deeds.map((deed): Offer => ({
    action: JSON.stringify(deed),
    deed,
    touches: [],
    reveals: false,
    line:
      deed.do === 'return'
        ? line('downtown-act-return', { card: { line: cardLine(table, deed.with) } })
        : line(`downtown-act-${deed.do}`),
    preview: games.four![3]!.choices[0]!.preview,
    follows: [],
  }));
  return { ...(four as unknown as Step[])[3]!, table, choices };
}
const RARE: Record<string, Step> = {
  open: made(
    'open',
    [1, 2, 3].map((money) => ({ do: 'lay-money', with: money })),
  ),
  bets: made(
    { bets: { pile: 0 } },
    [1, 2, 5].map((note) => ({ do: 'bet', with: note })),
  ),
  look: made({ look: { stooge: 'luigi' } }, [{ do: 'leave' }, { do: 'under' }], (table) => {
    table.jobs[1]!.real = 28;
    table.turn.active = 'A';
  }),
  return: made(
    { return: { left: 1 } },
    [
      { do: 'return', with: 'joe-1' },
      { do: 'return', with: 'luigi-1' },
    ],
    (table) => {
      table.mine!.loot = ['joe-1', 'luigi-1'];
    },
  ),
  watch: made('use', [{ do: 'watch', with: 1 }, { do: 'sell', with: 1 }, { do: 'done' }], (table) => {
    table.mine!.loot = ['joe-1'];
    table.fences[1]!.front.loot = table.config.deck[0]!.loot;
  }),
};

/** A question of another turn. */
const ANOTHER = made('use', [{ do: 'done' }], (table) => {
  table.turn.nth += 100;
});

/** The stage at a step, and a way to press what is called so. */
function sit({ table, memory, choices }: Step, language: string, me: 'A' | null = 'A') {
  const [chosen, asked]: [string[], string[]] = [[], []];
  const nothing = () => {};
  let now = $state.raw({ table, memory, choices });
  const props: Props = {
    get table() {
      return now.table;
    },
    get choices() {
      return now.choices;
    },
    get memory() {
      return me && now.memory;
    },
    me,
    seats,
    asked: ['A'],
    sealed: [],
    event: null,
    preview: null,
    say: words.get(language)!.for({ seat: me, names: NAMES }),
    choose: (action) => chosen.push(action),
    point: nothing,
    why: (action) => asked.push(action),
    open: nothing,
    frame: {
      ...STILL,
      count: choices.length,
      get mine() {
        return now.choices.length > 0;
      },
    },
  };
  /** Another question comes. */
  const go = (next: Pick<Step, 'table' | 'choices'> & Partial<Step>) => {
    now = { table: next.table, memory: next.memory ?? now.memory, choices: next.choices };
    flushSync();
  };
  return { props, chosen, asked, go, ...show(Stage, props) };
}

type Seated = ReturnType<typeof sit>;

/** Makes a choice as a person would: cars are lifted and put down, notes and gangsters go into the tray. */
function make(at: Seated, choice: Offer) {
  const { props, press } = at;
  const { say, table } = props;
  const id = (name: string, args = {}) => say.id(`downtown-web-${name}`, args);
  const touch = (how: string, place: Place) =>
    press(say(line(`downtown-web-touch-${how}`, { place: { name: `downtown-place-${place}` } })));
  const notes = (amount: number) => {
    let left = amount;
    for (const note of [...NOTES].reverse())
      for (; left >= note; left -= note) press(id('add-note', { note }));
  };
  const ends = (start: string) => {
    const found = at.buttons().find((each) => each.classList.contains('done') && !inVain(each));
    if (!found) throw new Error(`nothing ends ${start}`);
    found.click();
    flushSync();
  };
  /** Puts one of this kind in, wherever it lies. */
  const one = (kind: Kind, where: '.buy' | '.kind') => {
    const nth = [...at.target.querySelectorAll(where)].find((each) =>
      each.querySelector(`use[href="#dt-${kind}"]`),
    );
    (nth as HTMLElement).click();
    flushSync();
  };
  /** Where there is little room, somebody looks into a house first. */
  const enter = (place: Place) => {
    at.target.querySelector<HTMLElement>(`.house.${place}[aria-pressed=false]`)?.click();
    flushSync();
  };
  const { deed } = choice;
  if (deed.do === 'job' || deed.do === 'look') enter('west');
  if (deed.do === 'hire') enter('downtown');
  if (deed.do === 'sell' || deed.do === 'watch' || deed.do === 'put') enter('east');
  switch (deed.do) {
    case 'stand': {
      const mine = table.seats[0].tokens;
      if (mine.length === 0) deed.with.forEach((place) => touch('put', place));
      const goals = deed.with.filter((place) => !mine.includes(place));
      if (mine.length > 0)
        mine
          .filter((place) => !deed.with.includes(place))
          .forEach((place, nth) => {
            touch('lift', place);
            touch('drop', goals[nth]!);
          });
      return press(say(choice.line));
    }
    case 'pay': {
      const [seat, step] = deed.with;
      const ways = props.choices.filter(
        (each) => (each as Offer).deed.do === 'pay' && ((each as Offer).deed as typeof deed).with[0] === seat,
      );
      if (ways.length === 1) return press(say(choice.line));
      press(say(line('downtown-web-pay-whom', { seat: { seat } })));
      if (!step) return press(say(choice.line));
      touch('goal', step[1]);
      if (at.chosen.length === 0) touch('lift', step[0]);
      return;
    }
    case 'hire':
      press(say(choice.line));
      return ends('hiring');
    case 'take': {
      const [kind, count] = deed.with;
      for (let n = 0; n < count; n += 1) one(kind, '.buy');
      const later = KINDS.slice(KINDS.indexOf(kind) + 1).find((other) => countOf(table.row, other) > 0);
      if (count === 0 && later) one(later, '.buy');
      return ends('hiring');
    }
    case 'sell':
      press(say(choice.line));
      if (fitting(table, table.fences[deed.with]!.front.loot).length > 1)
        (at.target.querySelector('.loot.glow') as HTMLElement).click();
      flushSync();
      return ends('a sale');
    case 'offer':
      // The only one there is lies in the tray already.
      if (!at.target.querySelector('.loot.gone'))
        press(id('put-loot', { card: say(cardLine(table, deed.with)) }));
      return ends('a sale');
    case 'done':
      return phaseName(table) === 'offer' ? ends('a sale') : press(say(choice.line));
    case 'visit':
      press(say(choice.line));
      notes(1);
      return ends('a bet');
    case 'bet':
      notes(deed.with);
      return ends('a bet');
    case 'lay-money':
    case 'lay': {
      if (deed.do === 'lay-money') notes(deed.with);
      else for (let n = 0; n < deed.with[1]; n += 1) one(deed.with[0], '.kind');
      // Whoever holds too many cards puts in what is missing, of the kinds still to come.
      const from = deed.do === 'lay' ? KINDS.indexOf(deed.with[0]) + 1 : 0;
      for (const kind of KINDS.slice(from))
        while (at.buttons().some((each) => each.classList.contains('done') && inVain(each))) {
          const before = at.target.querySelector('.done')!.textContent;
          if (!at.target.querySelector(`.kind.glow use[href="#dt-${kind}"]`)) break;
          one(kind, '.kind');
          if (at.target.querySelector('.done')!.textContent === before) break;
        }
      return ends('the display');
    }
    default:
      press(say(choice.line));
  }
}

/** What was chosen: where the frame might ask once more, it is told at once that this is meant. */
const said = ({ chosen }: Seated) => chosen.filter((action, nth) => action !== chosen[nth - 1]);

describe.each([...Object.entries(games), ['rare', Object.values(RARE)] as const])(
  'a game of %s',
  (name, steps) => {
    const questions = name === 'rare' ? steps : kinds(steps);

    test('every choice can be made where it lies', () => {
      // One stage for each language, as at a table: to draw it is what takes the time.
      const stages = LANGUAGES.map((language) => sit(questions[0]!, language));
      questions.forEach((step, nth) => {
        const at = stages[nth % 2]!;
        // All of few, the ends and the middle of many.
        const some = step.choices.filter(
          (_, nth, { length }) => length <= 4 || nth === 0 || nth === length - 1 || nth === length >> 1,
        );
        for (const choice of some) {
          // Something else is asked in between, so that nothing is left over from the choice before.
          at.go(ANOTHER);
          at.go({ ...step, choices: [...step.choices] });
          at.chosen.length = 0;
          try {
            make(at, choice);
          } catch (error) {
            throw new Error(`${step.question.line.id}, ${choice.action}: ${String(error)}`, { cause: error });
          }
          expect(said(at), step.question.line.id).toEqual([choice.action]);
        }
      });
      stages.forEach((at) => at.leave());
    });

    test('nothing that glows is without a name, and all that does not says why', () => {
      const at = sit(questions[0]!, 'en');
      for (const step of questions) {
        at.go(step);
        at.asked.length = 0;
        for (const button of at.buttons().filter((each) => each.getAttribute('aria-hidden') === null)) {
          expect(nameOf(button)).not.toBe('');
          expect(nameOf(button)).not.toMatch(/downtown-web/);
        }
        const vain = at
          .buttons()
          .filter((each) => inVain(each) && !each.classList.contains('done') && !each.closest('[inert]'));
        vain.forEach((each) => each.click());
        expect(at.asked).toHaveLength(vain.length);
        const possible = new Set(step.choices.map(({ action }) => action));
        expect(at.asked.filter((action) => possible.has(action))).toEqual([]);
        expect(at.chosen).toEqual([]);
      }
      at.leave();
    });

    test('a spectator finds nothing to choose and nothing of mine', () => {
      const watched = questions.map((step) => ({
        ...step,
        table: { ...step.table, mine: null },
        choices: [],
      }));
      const at = sit(watched[0]!, 'en', null);
      for (const step of watched) {
        at.go(step);
        expect(at.target.querySelectorAll('.glow, .ledge, .well[aria-label]')).toHaveLength(0);
      }
      at.leave();
    });
  },
);

test('every recorded moment can be drawn, and most of them are no event', () => {
  const step = games.three!.find(({ moments }) => moments.length > 4)!;
  const at = sit(step, 'de');
  for (const { table } of step.moments) at.go({ table, choices: [] });
  at.leave();
  const times = every.flatMap(({ moments }) => moments.map(({ event, table }) => beat(event, table)));
  expect(times.every((time) => time >= 0 && time <= 2500)).toBe(true);
});

describe('the tray answers step by step', () => {
  const lay = games.three!.findIndex(
    ({ table, choices }) => phaseName(table) === 'lay' && choices[0]?.deed.do === 'lay-money',
  );

  test('money and gangsters are one act', () => {
    const step = games.three![lay]!;
    const at = sit(step, 'en');
    const { table } = step;
    const kind = KINDS.find((each) => countOf(table.mine!.hand, each) > 0)!;
    at.press('Add a 1k note');
    (at.target.querySelector('.kind.glow') as HTMLElement).click();
    flushSync();
    make(at, { ...step.choices[0]!, deed: { do: 'lay-money', with: 0 } });
    expect(said(at)).toEqual(['lay money 1']);
    // The game asks for one kind after another, and is answered.
    for (const each of KINDS.filter((other) => countOf(table.mine!.hand, other) > 0)) {
      const choices = [0, 1, 2].map((count): Offer => ({
        ...step.choices[0]!,
        action: `lay ${each} ${count}`,
        deed: { do: 'lay', with: [each, count] },
      }));
      at.go({ table, choices });
      expect(said(at).at(-1)).toBe(`lay ${each} ${each === kind ? 1 : 0}`);
      expect(at.target.querySelector('.done')).toBeNull();
    }
    at.leave();
  });

  test('another question than planned stops it, and the tray is shown again', () => {
    const step = games.three![lay]!;
    const at = sit(step, 'en');
    make(at, step.choices[0]!);
    const [kind] = KINDS.filter((other) => countOf(step.table.mine!.hand, other) > 0);
    const only = {
      ...step.choices[0]!,
      action: `lay ${kind} 9`,
      deed: { do: 'lay', with: [kind!, 9] } as Action,
    };
    at.go({ table: step.table, choices: [only] });
    expect(said(at)).toEqual([step.choices[0]!.action]);
    expect(at.target.querySelector('.done')).not.toBeNull();
    at.leave();
  });

  test('looking at something leaves the tray alone', () => {
    const step = games.three![lay]!;
    const at = sit(step, 'en');
    at.press('Add a 2k note');
    for (const each of at.buttons()) each.dispatchEvent(new MouseEvent('mouseenter'));
    at.buttons().forEach((each) => each.focus());
    flushSync();
    expect(nameOf(at.target.querySelector<HTMLElement>('.done')!)).toBe('Lay out 2k');
    at.leave();
  });

  test('whoever adds nothing until the own turn is not asked again before it', () => {
    const add = every.find(
      ({ table, choices }) => phaseName(table) === 'add' && choices[0]?.deed.do === 'lay-money',
    )!;
    const at = sit(add, 'en');
    at.press('Add nothing now, nor again until it is my turn');
    expect(said(at)).toEqual(['lay money 0']);
    const later = structuredClone(add.table);
    later.turn.nth += 1;
    at.go({ table: later, choices: [...add.choices] });
    expect(at.chosen.filter((action) => action === 'lay money 0').length).toBeGreaterThan(2);
    at.leave();
  });
});

describe('what helps to decide', () => {
  test('the price list on the wall is the one the game charges', () => {
    const buys = every.flatMap(({ table, choices }) =>
      choices.filter(({ deed }) => deed.do === 'take').map(({ preview }) => ({ table, preview })),
    );
    expect(buys.length).toBeGreaterThan(0);
    for (const { table, preview } of buys) expect(bill(table, preview.gains)).toBe(preview.pays);
  });

  test('a sale brings what the tray says', () => {
    const offers = every.flatMap(({ table, choices }) =>
      choices.flatMap(({ deed, preview }) =>
        deed.do === 'offer' ? [{ table, card: deed.with, preview }] : [],
      ),
    );
    expect(offers.length).toBeGreaterThan(0);
    for (const { table, card, preview } of offers) {
      const { pile, offered } = (table.phase as { offer: { pile: number; offered: JobId[] } }).offer;
      if (offered.length > 0) continue;
      const top = table.fences[pile]!;
      const { honest, cop } = sale(realOf(table, card), top.front.share);
      expect(preview.sale).toEqual({ honest: top.cop ? cop : honest, cop: top.cop === false ? honest : cop });
    }
  });

  test('too full a hand is known before the game says so', () => {
    for (const { table, choices } of every) {
      const lays = choices.filter(({ deed }) => deed.do === 'lay');
      if (phaseName(table) !== 'lay' || lays.length === 0) continue;
      const [kind] = (lays[0]!.deed as Extract<Action, { do: 'lay' }>).with;
      const { hand, envelope } = table.mine!;
      const later = KINDS.slice(KINDS.indexOf(kind) + 1).reduce((sum, each) => sum + countOf(hand, each), 0);
      const least = Math.min(...lays.map(({ deed }) => (deed as Extract<Action, { do: 'lay' }>).with[1]));
      expect(Math.max(0, surplus(table, 'A') - total(envelope.crew) - later)).toBe(least);
    }
  });

  test('no job is worth more or less than is written on the table', () => {
    const { table } = every[0]!;
    table.config.deck.forEach(({ real }, front) => {
      const [least, most] = worth(table, front);
      expect(least).toBeLessThanOrEqual(real);
      expect(most).toBeGreaterThanOrEqual(real);
    });
  });

  test('robbing and driving are one act before the cars have moved', () => {
    const move = games.four!.find(({ table }) => phaseName(table) === 'move')!;
    const at = sit(move, 'en');
    at.press('Rob Ben');
    const stay = move.choices.find(({ line: { id } }) => id === 'downtown-act-stay')!;
    expect(said(at)).toEqual([stay.action]);
    const confront = games.four!.find(({ table }) => phaseName(table) === 'confront')!;
    at.go({ table: { ...confront.table, turn: move.table.turn }, choices: confront.choices });
    expect(said(at).at(-1)).toBe('rob B');
    at.leave();
  });
});

test('where tokens stand is a set', () => {
  const { choices, table } = games.two![0]!;
  const p = { table, choices } as unknown as Props;
  expect(choiceFor(p, { do: 'stand', with: ['west', 'downtown'] })).toBe(
    choiceFor(p, { do: 'stand', with: ['downtown', 'west'] }),
  );
  expect(new Play(() => p).tray).toBeNull();
});
