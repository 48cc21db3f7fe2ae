// Tables worth a picture, written as positions (docs/positions.md): for each game a moment in the middle of it, and
// the moments that are special. `then` is what is touched before the picture is taken.
const GREED = {
  round: 7,
  phase: 'draft',
  seats: {
    A: {
      money: 45,
      hand: [18, 30],
      thugs: [22, 25, 65],
      holdings: { 8: 2, 9: 3, 15: 5, 16: 3 },
      pile: [11, 23, 31, 43, 47, 72],
    },
    B: { money: 60, thugs: [71, 70], holdings: { 45: 2, 44: 0 } },
    C: { money: 5, thugs: [24], holdings: { 14: 2, 17: 3, 19: 2 } },
    D: { money: 25, thugs: [1, 61, 66], holdings: { 52: 0, 37: 2 } },
  },
};

const SMILE = {
  shadow: 'corrupt',
  potion: 'second-chance',
  round: 2,
  start: 'green',
  shadow_at: 3,
  turn: 3,
  pool: [1, 2, 2, 4, 4, 5, 6],
  districts: {
    harbour: { police: 2, tiles: ['hat-3/1', 'potion/0'] },
    north: { green: 3, police: 3, tiles: ['hat-5/2', 'weapons/1'] },
    'north-east': { green: 1, police: 3, tiles: ['hat-4/2', 'gambling/1'] },
    west: { yellow: 3, green: 1, police: 1, tiles: ['hat-2/0', 'contraband/1'] },
    centre: { yellow: 2, green: 4, police: 3, tiles: ['hat-3/1', 'gambling/2', 'potion/1'] },
    park: { yellow: 1, green: 4, police: 1, tiles: ['hat-2/1', 'hat-1/0'] },
    'south-west': { tiles: ['hat-1/0', 'contraband/2'] },
    south: { green: 1, police: 4, tiles: ['hat-4/2', 'weapons/2'] },
    'south-east': { police: 2, tiles: ['hat-1/0', 'contraband/1'] },
  },
  crews: {
    yellow: { boss: 10, moved: [2], acted: [1], tiles: ['hat-3/1 up', 'gambling/1 up', 'potion/2 up'] },
    green: {
      boss: 4,
      moved: [5, 3],
      acted: [5, 6],
      tiles: ['hat-4/2 up', 'hat-2/0 up', 'weapons/1 up', 'potion/0 up'],
    },
  },
};

const DOWNTOWN = {
  turn: 14,
  active: 'A',
  phase: 'use',
  next: 'C',
  seats: {
    A: {
      purse: 14,
      tokens: ['west', 'downtown'],
      hand: { lookouts: 3, safecrackers: 1, spies: 1 },
      loot: [{ stooge: 'luigi', loot: 'money', real: 36 }],
    },
    B: { purse: 20, tokens: ['west', 'bank'], display: { money: 3, gangsters: { lookouts: 1 } } },
    C: { purse: 20, tokens: ['downtown', 'east'], display: { money: 2 } },
    D: { purse: 12, tokens: ['ghetto', 'bank'], display: { money: 18, gangsters: { spies: 1 } } },
  },
  row: { lookouts: 4, safecrackers: 1, spies: 2 },
  jobs: {
    frankie: [{ loot: 'jewellery' }],
    luigi: [{ loot: 'money' }],
    joe: [{ loot: 'art', real: 56, seen: ['A'] }],
  },
  fences: [
    [{ loot: 'art', share: 'quarter' }, 3, 'casino'],
    [{ loot: 'jewellery', share: 'quarter' }, 3, 'casino'],
    [{ loot: 'money', share: 'half' }, 3, 'casino'],
  ],
};

/** Each by its name: which game, how many seats, and where it stands. */
export const MOMENTS = {
  greed: { game: 'greed', seats: 4, position: GREED },
  /** Nine cards of a pile, most of which ask for something. */
  'greed-early': {
    game: 'greed',
    seats: 4,
    position: {
      round: 4,
      phase: 'draft',
      seats: {
        A: {
          money: 20,
          hand: [18, 30],
          thugs: [22],
          pile: [4, 13, 21, 23, 29, 41, 53, 58, 75],
        },
        B: { money: 10, thugs: [71] },
        C: { money: 5, holdings: { 14: 2 } },
        D: { money: 25, thugs: [1] },
      },
    },
  },
  'greed-five': {
    game: 'greed',
    seats: 5,
    position: {
      ...GREED,
      seats: { ...GREED.seats, E: { money: 30, thugs: [69, 62], holdings: { 50: 1 } } },
    },
  },
  'greed-opening': { game: 'greed', seats: 4, position: {} },
  'greed-choose': {
    game: 'greed',
    seats: 4,
    position: {
      ...GREED,
      phase: 'choose',
      seats: { ...GREED.seats, A: { ...GREED.seats.A, hand: [18, 30, 69], pile: undefined } },
    },
  },
  /** The die to move is taken, the one to act with not yet. */
  smile: { game: 'smile', seats: 2, position: SMILE, then: ['.pool .cell >> nth=3'] },
  'smile-settling': {
    game: 'smile',
    seats: 2,
    position: {
      ...SMILE,
      round: 3,
      shadow_at: 4,
      turn: undefined,
      pool: undefined,
      phase: { taking: { district: 'park', place: 1, crew: 'yellow' } },
      districts: { park: { yellow: 4, green: 2, police: 1, tiles: ['hat-2/1', 'potion/0'] } },
      crews: {
        yellow: { boss: 4, tiles: SMILE.crews.yellow.tiles },
        green: { boss: 10, tiles: SMILE.crews.green.tiles },
      },
    },
  },
  curtain: { game: 'greed', seats: 3, names: ['Ada', 'Ben'], position: {} },
  downtown: { game: 'downtown', seats: 4, position: DOWNTOWN },
  'downtown-rob': {
    game: 'downtown',
    seats: 4,
    position: { ...DOWNTOWN, phase: 'confront', next: undefined },
  },
  'downtown-tray': {
    game: 'downtown',
    seats: 4,
    position: { ...DOWNTOWN, phase: 'lay', used: ['downtown'] },
    /** 7k and two lookouts lie in it. */
    then: [
      '.ledge .note >> nth=2',
      '.ledge .note >> nth=1',
      '.ledge .kind >> nth=0',
      '.ledge .kind >> nth=0',
    ],
  },
};
