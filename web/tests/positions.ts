// Tables to sit down at in the middle of a game, written as in docs/positions.md.
import type { GameInfo } from '../src/wire/server';

export interface Placed {
  game: string;
  seats: number;
  options?: Record<string, string>;
  position?: unknown;
  /** Whether a first choice is asked about once more before the end; nothing where nobody can say. */
  asks?: boolean;
}

/** Some turns before the end, if turns are limited. */
export const DOWNTOWN = {
  turn: 12,
  active: 'A',
  seats: {
    A: {
      purse: 14,
      tokens: ['west', 'villa'],
      hand: { lookouts: 3, safecrackers: 1, spies: 1 },
      known: { spies: 1 },
      loot: [{ stooge: 'luigi', loot: 'art', real: 52 }],
    },
    B: { purse: 31, tokens: ['downtown', 'bank'], display: { money: 4, gangsters: { lookouts: 1 } } },
    C: { purse: 8, tokens: ['east', 'ghetto'], display: { money: 2 } },
  },
  row: { lookouts: 4, safecrackers: 2, spies: 1 },
  jobs: { luigi: [{ loot: 'money', real: 28, seen: ['A', 'B'] }], joe: [{ loot: 'art' }] },
  fences: [
    [{ loot: 'art', share: 'quarter', cop: true, seen: ['A', 'C'] }, 3, 'casino'],
    [{ loot: 'jewellery', share: 'half' }, 3, 'casino'],
    [4, 'casino'],
  ],
};
const BROKE = { ...DOWNTOWN.seats, A: { ...DOWNTOWN.seats.A, hand: {}, known: {} } };
/** A, without gangsters, lays money into the display, open or face down. */
export const MONEY = {
  lay: { ...DOWNTOWN, phase: 'lay', next: 'B', used: ['west'], seats: BROKE },
  // Whoever is on turn has taken the own display back.
  add: {
    ...DOWNTOWN,
    phase: 'add',
    active: 'B',
    next: 'C',
    used: ['downtown'],
    seats: { ...BROKE, B: { ...BROKE.B, display: undefined } },
  },
};
/** A stands on the East Side instead of the West Side. */
const EAST = {
  ...DOWNTOWN,
  next: 'B',
  used: ['east'],
  seats: {
    ...DOWNTOWN.seats,
    A: { ...DOWNTOWN.seats.A, tokens: ['east', 'villa'] },
    C: { ...DOWNTOWN.seats.C, tokens: ['west', 'ghetto'] },
  },
};

/** Games shortly before their end, with A to choose. */
const NEAR_THE_END: Placed[] = [
  {
    game: 'greed',
    seats: 2,
    asks: true,
    position: {
      round: 12,
      phase: 'choose',
      seats: {
        A: { money: 45, hand: [27, 41, 36], thugs: [22, 70], holdings: { 8: 3, 11: 5 } },
        B: { money: 60, hand: [75], unknown: 2, thugs: [1, 61], holdings: { 18: 7 } },
      },
      seen: { A: [75] },
    },
  },
  {
    game: 'smile',
    seats: 2,
    // Nothing is hidden, and dice can be put back.
    asks: false,
    position: {
      shadow: 'viper',
      potion: 'overpower',
      round: 3,
      start: 'green',
      turn: 5,
      shadow_at: 5,
      pool: [2, 4, 6],
      districts: {
        centre: { yellow: 2, green: 2, police: 2, tiles: ['hat-6/3', 'weapons/2', 'potion/1'] },
        harbour: { green: 3, police: 1, tiles: ['gambling/1', 'hat-3/1'] },
        park: { yellow: 12, green: 12, police: 4, tiles: ['hat-4/2', 'hat-1/0'] },
      },
      crews: {
        yellow: {
          boss: 4,
          moved: [3, 1],
          acted: [5, 2],
          tiles: ['potion/0 up', 'contraband/1 up', 'hat-5/2 up'],
        },
        green: { boss: 0, moved: [3, 6, 1], acted: [2, 4, 5], tiles: ['weapons/1 down'] },
      },
    },
  },
  {
    game: 'downtown',
    seats: 3,
    asks: true,
    options: { 'turn-limit': '12' },
    position: { ...DOWNTOWN, phase: 'confront' },
  },
];

/** A table of this game near its end; at its beginning if nobody has written such a position. */
export const nearTheEnd = ({ name, usual }: GameInfo): Placed =>
  NEAR_THE_END.find(({ game }) => game === name) ?? { game: name, seats: usual };

const SMILE_CREWS = {
  yellow: { boss: 4, moved: [3, 1, 2], acted: [5, 2, 4], tiles: ['potion/0 up', 'hat-5/2 up'] },
  green: { boss: 0, moved: [3, 6, 1], acted: [2, 4, 5], tiles: ['weapons/1 down'] },
};

/** Questions that come up rarely, each with A to answer. */
export const QUESTIONS: Record<string, Placed> = {
  'a card looked at on the West Side': {
    game: 'downtown',
    seats: 3,
    position: { ...DOWNTOWN, phase: { look: { stooge: 'luigi' } }, next: 'B', used: ['west'] },
  },
  'what to sell': {
    game: 'downtown',
    seats: 3,
    position: { ...EAST, used: [], phase: { offer: { pile: 1 } } },
  },
  'where to put a fence': {
    game: 'downtown',
    seats: 3,
    position: { ...EAST, phase: { watch: { pile: 1 } } },
  },
  'a note in the casino': {
    game: 'downtown',
    seats: 3,
    position: {
      ...EAST,
      phase: { bets: { pile: 3 } },
      fences: [
        [{ loot: 'art', share: 'half' }, 5, 'casino'],
        [{ loot: 'jewellery', share: 'half' }, 5, 'casino'],
        ['casino'],
      ],
      casinos: 1,
    },
  },
  'too many cards': {
    game: 'downtown',
    seats: 3,
    position: {
      ...DOWNTOWN,
      next: 'B',
      phase: { return: {} },
      seats: {
        ...DOWNTOWN.seats,
        A: {
          purse: 14,
          tokens: ['west', 'bank'],
          hand: {},
          loot: [
            { stooge: 'frankie', loot: 'money', real: 12 },
            { stooge: 'frankie', loot: 'jewellery', real: 20 },
            { stooge: 'frankie', loot: 'art', real: 60 },
            { stooge: 'luigi', loot: 'money', real: 20 },
            { stooge: 'luigi', loot: 'jewellery', real: 32 },
            { stooge: 'luigi', loot: 'art', real: 40 },
            { stooge: 'joe', loot: 'money', real: 28 },
            { stooge: 'joe', loot: 'jewellery', real: 48 },
          ],
        },
      },
    },
  },
  'seven ways to place three, two and one': {
    game: 'smile',
    seats: 2,
    position: {
      shadow: 'viper',
      potion: 'shell-game',
      round: 3,
      start: 'green',
      turn: 5,
      phase: 'placing',
      shadow_at: 5,
      pool: [6],
      districts: { centre: { yellow: 2, green: 2, police: 2, tiles: ['hat-6/3', 'weapons/2', 'potion/1'] } },
      crews: SMILE_CREWS,
    },
  },
  'whom Rubberface copies': {
    game: 'greed',
    seats: 3,
    position: {
      round: 6,
      seats: {
        A: { money: 20, thugs: [21, 23, 54], chosen: 54 },
        B: { chosen: 12 },
        C: { chosen: 9 },
      },
      agenda: [{ turn: 'A' }, 'copy'],
    },
  },
  'where markers go': {
    game: 'greed',
    seats: 3,
    position: {
      round: 6,
      seats: {
        A: { money: 20, holdings: { 8: 1, 9: 4, 11: 0 }, chosen: 38 },
        B: { chosen: 12, holdings: { 18: 7 } },
        C: { chosen: 72 },
      },
    },
  },
  'another card after Séance!': {
    game: 'greed',
    seats: 3,
    position: {
      round: 7,
      seats: {
        A: { chosen: 80, hand: [33, 55], holdings: { 8: 1, 9: 4 } },
        B: { chosen: 12 },
        C: { chosen: 72, thugs: [72], next: { napoleon: true } },
      },
      fresh: [72],
      agenda: [{ turn: 'A' }, { after: 80 }, { another: 80 }],
      due: [{ card: 73, by: 'C' }],
    },
  },
  'a hand card for Gambit!': {
    game: 'greed',
    seats: 3,
    position: {
      round: 6,
      seats: { A: { money: 20, hand: [33, 55], chosen: 27 }, B: { chosen: 28 }, C: { chosen: 72 } },
    },
  },
};
