/**
 * Every symbol of the three games, drawn on a 24 px grid: `line` is stroked, `solid` is filled, both in the
 * colour of the text around them. One drawing for one kind of thing; the names are those of the wire where
 * the wire has one.
 */
export interface Drawing {
  line?: string;
  solid?: string;
}

const dot = (x: number, y: number, r = 1.2) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const ring = (x: number, y: number, r: number) => dot(x, y, r);

/** Greed: what thugs and holdings show. */
const greed = {
  gun: {
    line: 'M2.5 6.5h18.6v4.6h-2.9l2.3 8.4h-5.1L13 11.1H2.5zM12.9 15H10.6c-1.2 0-2-.8-2-2v-1.9',
    solid: 'M3.4 4.4h2v1.8h-2zM15.5 7.9h4.2v1.8h-4.2z',
  },
  car: {
    line: `M4.4 16.4H2.6v-4.6l3.6-.8 2-5h7.6l2 5h3.6v5.4h-1.2M9.6 16.4h4.9M6.2 11h11.6M12 6v5${ring(7, 16.6, 2.3)}${ring(17.1, 16.6, 2.3)}`,
    solid: dot(20.2, 13.2, 0.9),
  },
  key: {
    line: `${ring(7, 12, 4.4)}M11.4 12h10.4v4M17.6 12v3.2`,
    solid: dot(7, 12, 1.4),
  },
  bottle: {
    line: 'M10.2 2.6h3.6v5.2c0 1.5 3.4 2.2 3.4 5v8.6H6.8v-8.6c0-2.8 3.4-3.5 3.4-5z',
    solid: 'M6.8 13.6h10.4v4.8H6.8zM9.4 2h5.2v2.6H9.4z',
  },
  heart: {
    line: 'M12 20.6C8.6 18 3.2 14 3.2 9.1c0-2.9 2.1-4.9 4.6-4.9 1.8 0 3.3 1 4.2 2.7.9-1.7 2.4-2.7 4.2-2.7 2.5 0 4.6 2 4.6 4.9 0 4.9-5.4 8.9-8.8 11.5z',
    solid: 'M12 16.6c-2.5-2-5.2-4.5-5.2-7 0-1.2.7-2 1.7-2 1.6 0 2.6 1.4 3.5 3.4z',
  },
  wrench: {
    line: 'M8.9 2.9v4.8L12 9.8l3.1-2.1V2.9a5.4 5.4 0 0 1-1 9.6v7a2.1 2.1 0 0 1-4.2 0v-7a5.4 5.4 0 0 1-1-9.6z',
    solid: dot(12, 18.9, 0.9),
  },
} satisfies Record<string, Drawing>;

/** Downtown: gangsters and loot. */
const downtown = {
  lookouts: {
    line: 'M10.2 19.6H2.8v-5l2.6-7.8h4.8zM21.2 19.6h-7.4V6.8h4.8l2.6 7.8zM10.2 9.6h3.6M10.2 13.2h3.6',
    solid: 'M5.4 3.6h4.8v2.2H5.4zM13.8 3.6h4.8v2.2h-4.8zM2.8 15.4h7.4v4.2H2.8zM13.8 15.4h7.4v4.2h-7.4z',
  },
  safecrackers: {
    line: `${ring(12, 12, 9)}M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2 2M16.4 16.4l2 2M5.6 18.4l2-2`,
    solid: `${dot(12, 12, 2.7)}M11 11.2l5.6-4.8 1 1-4.8 5.6z`,
  },
  spies: {
    line: 'M2.4 8.2c3.4-1.6 6.4-1.5 9.6.3 3.2-1.8 6.2-1.9 9.6-.3 0 5.4-1.9 9-5.2 9-2.2 0-3-2.4-4.4-2.4s-2.2 2.4-4.4 2.4c-3.3 0-5.2-3.6-5.2-9z',
    solid:
      'M5.6 10.6c1.7-.7 3.5-.2 4.6 1.6-1.8 1.1-3.8.6-4.6-1.6zM18.4 10.6c-1.7-.7-3.5-.2-4.6 1.6 1.8 1.1 3.8.6 4.6-1.6z',
  },
  money: {
    line: `M2.2 6.2h19.6v11.6H2.2z${ring(12, 12, 3)}`,
    solid: `${dot(5.6, 12)}${dot(18.4, 12)}M11.1 10.2h1.8v3.6h-1.8z`,
  },
  jewellery: {
    line: 'M7 4h10l4.4 5.4L12 20.6 2.6 9.4zM2.6 9.4h18.8M12 20.6 8.2 9.4 12 4l3.8 5.4z',
    solid: 'M8.2 9.4h7.6L12 20.6z',
  },
  art: {
    line: 'M3 6.4h18v14.2H3zM8 6.2l4-3.8 4 3.8M6.2 17.4l4-5.2 3 3.6 1.8-2.2 2.8 3.8',
    solid: dot(16.4, 10.4, 1.4),
  },
} satisfies Record<string, Drawing>;

/** Smile: what lies in the districts, and the law. */
const smile = {
  hat: {
    line: 'M2.2 15.6c1.2 3.4 18.4 3.4 19.6 0-1.4-.8-2.8-.8-4-.4L16.6 7c-.2-1.6-1.7-2.2-3-1.5-1 .5-2.2.5-3.2 0C9.1 4.8 7.6 5.4 7.4 7l-1.2 8.2c-1.2-.4-2.6-.4-4 .4z',
    solid: 'M6.6 11.4c3.4 1.4 7.4 1.4 10.8 0l.5 3.6c-3.8 1.6-8 1.6-11.8 0z',
  },
  weapons: {
    line: 'M6.4 7.4h7.8v3.4H6.4zM14.2 9h8.6M22.6 7.2v3.6M16 6.8h4.8',
    solid: `M1 9.6 6.4 7.2v3.6L3 15.6l-2-.8zM6.8 10.6h2.8L8.2 16.6H5.4zM17.2 9.4h2.4v4.8h-2.4z${dot(12.6, 13, 3.3)}`,
  },
  contraband: {
    line: 'M6.8 3h10.4c2.4 5.8 2.4 12.2 0 18H6.8c-2.4-5.8-2.4-12.2 0-18zM5.2 8.2h13.6M5.2 15.8h13.6',
    solid: 'M12 9.6l2.3 2.4-2.3 2.4L9.7 12z',
  },
  gambling: {
    line: 'M4 3.2h11.6v17.6H4zM18.2 5.4l3 .8-3.6 13.4',
    solid:
      'M9.8 7.2c1.6 2 3.6 3.2 3.6 5.2 0 1.5-1.1 2.3-2.2 2.3-.3 0-.6 0-.8-.2l.7 2H8.5l.7-2c-.2.2-.5.2-.8.2-1.1 0-2.2-.8-2.2-2.3 0-2 2-3.2 3.6-5.2z',
  },
  potion: {
    line: 'M9.2 2.6h5.6M10.2 2.6v5.6a6.9 6.9 0 1 0 3.6 0V2.6',
    solid: 'M5.3 13.6c2.2-1.4 4.4-1.2 6.7 0s4.5 1.4 6.7 0a6.7 6.7 0 0 1-13.4 0zM9.5 9.9l0 0z',
  },
  police: {
    line: 'M12 2.4c2.2 1.6 4.8 2.2 7.8 2.2v6.6c0 4.8-3 8.2-7.8 10.4-4.8-2.2-7.8-5.6-7.8-10.4V4.6c3 0 5.6-.6 7.8-2.2z',
    solid: 'M12 7l1.4 3.1 3.4.4-2.5 2.3.7 3.4-3-1.7-3 1.7.7-3.4-2.5-2.3 3.4-.4z',
  },
} satisfies Record<string, Drawing>;

/** Smile: one emblem for every shadow card, named as on the wire. */
const shadows = {
  corrupt: {
    line: 'M12 2.4c2.2 1.6 4.8 2.2 7.8 2.2v6.6c0 4.8-3 8.2-7.8 10.4-4.8-2.2-7.8-5.6-7.8-10.4V4.6c3 0 5.6-.6 7.8-2.2z',
    solid: 'M13.8 3.6 9 11.4l3.6.6-2.4 7.4 5.8-9-3.8-.6 3.8-5.2z',
  },
  detective: {
    line: `${ring(10, 10, 7)}M15.2 15.2l6 6`,
    solid: 'M10 6.4c1.7 0 2.6 1.2 2.6 2.8 0 1.8-1 3-2.6 3s-2.6-1.2-2.6-3c0-1.6.9-2.8 2.6-2.8z',
  },
  femme: {
    line: 'M2.2 11c3-1.6 5-4.6 7.2-4.6 1.2 0 1.8.8 2.6.8s1.4-.8 2.6-.8c2.2 0 4.2 3 7.2 4.6-2.4 4.6-5.8 7-9.8 7s-7.4-2.4-9.8-7z',
    solid: 'M2.2 11c3.4-.2 6.6 1.4 9.8.4 3.2 1 6.4-.6 9.8-.4-2.4 4.6-5.8 7-9.8 7s-7.4-2.4-9.8-7z',
  },
  historian: {
    line: 'M12 6c-2.4-1.8-5.4-2.4-9.2-2.2v14.4c3.8-.2 6.8.4 9.2 2.2 2.4-1.8 5.4-2.4 9.2-2.2V3.8C17.4 3.6 14.4 4.2 12 6zM12 6v14.4',
    solid: 'M5 7.8c1.8 0 3.4.3 4.8 1v1.8c-1.4-.7-3-1-4.8-1zM5 12c1.8 0 3.4.3 4.8 1v1.8c-1.4-.7-3-1-4.8-1z',
  },
  viper: {
    line: 'M15.6 6.2C10 3.4 4.6 5.8 5 9.2c.4 3.6 12 2.4 12.6 6.6.5 3.6-6.8 5.8-13.2 3.2',
    solid: 'M14.4 3.6c2.6-.6 5 .4 6.4 2.6l2 .2-1.6 1.2 1 1.8-2.2-.8c-2 .9-4.4.5-6.2-1.2z',
  },
  hideout: {
    line: 'M5 21V10a7 7 0 0 1 14 0v11M2.4 21h19.2',
    solid: 'M12 9.6a2.1 2.1 0 0 1 1.1 3.9l.9 4.1h-4l.9-4.1A2.1 2.1 0 0 1 12 9.6z',
  },
  collector: {
    line: 'M9.6 6.6 7.8 2.8h8.4l-1.8 3.8M9.6 6.6h4.8c4 3 6 6.8 6 10 0 2.8-1.8 4.6-4.6 4.6H8.2c-2.8 0-4.6-1.8-4.6-4.6 0-3.2 2-7 6-10z',
    solid: 'M12 10.2l3.2 4-3.2 4-3.2-4z',
  },
  press: {
    line: 'M3 4h14.6v16.2H5.2A2.2 2.2 0 0 1 3 18zM17.6 9h3.6v9a2.2 2.2 0 0 1-3.6 1.7M6 15.2h8.6M6 17.6h5',
    solid: 'M5.8 6.8h9v5.4h-9z',
  },
  'secret-service': {
    line: 'M2 8.4h20M10.4 10.4c1-.8 2.2-.8 3.2 0',
    solid:
      'M2.4 8.4h8.2c.4 5.4-1.4 8.2-4 8.2s-4.4-2.8-4.2-8.2zM21.6 8.4h-8.2c-.4 5.4 1.4 8.2 4 8.2s4.4-2.8 4.2-8.2z',
  },
  mayor: {
    line: `${ring(12, 8.6, 6.2)}M8.6 14l-2.2 7.4 3.4-1.6 2.2 2 2.2-2 3.4 1.6-2.2-7.4`,
    solid: 'M12 5l1.1 2.4 2.6.3-1.9 1.8.5 2.6L12 10.8l-2.3 1.3.5-2.6-1.9-1.8 2.6-.3z',
  },
  water: {
    line: 'M2 19.4c2-1.8 4-1.8 6.2 0s4.4 1.8 6.6 0 4.8-1.8 7.2 0M8.4 16.4C6.4 8.8 9.2 3 14.4 3c3.4 0 5.4 2.4 4.8 5-.6 2.6-4.2 2.8-4.6.6M12.4 16.4c-.8-4.4-.2-7.6 2-9.2',
    solid: `${dot(10.4, 8.4, 0.9)}${dot(9.9, 11.6, 0.9)}`,
  },
  guardian: {
    line: 'M4.6 21V10.6C4.6 6 7.8 2.8 12 2.8s7.4 3.2 7.4 7.8V21zM12 2.8V10M12 14v7',
    solid: 'M6.2 10.2h11.6v2.8h-4.4V17h-2.8v-4H6.2z',
  },
  cursed: {
    line: 'M7.6 17.2v3.6h8.8v-3.6c2.4-1.2 4-3.6 4-6.6 0-4.6-3.6-8-8.4-8s-8.4 3.4-8.4 8c0 3 1.6 5.4 4 6.6zM10.6 18v2.8M13.4 18v2.8',
    solid: `${dot(8.6, 10.8, 2.2)}${dot(15.4, 10.8, 2.2)}M12 13l1.3 2.4h-2.6z`,
  },
} satisfies Record<string, Drawing>;

/** Smile: one emblem for every potion card, named as on the wire. */
const potions = {
  'second-chance': {
    line: 'M20.8 9.6A9.2 9.2 0 1 0 21 14M21.2 4.4v5.4h-5.4',
    solid: `M8 8h8v8H8z`,
  },
  overpower: {
    line: `${ring(4.8, 8.4, 2.5)}${ring(9.6, 7, 2.5)}${ring(14.4, 7, 2.5)}${ring(19.2, 8.4, 2.5)}M3 12.6c0 4 3.4 6.6 9 6.6s9-2.6 9-6.6`,
    solid: 'M3 11.4c6-2 12-2 18 0v2.8c-6-2-12-2-18 0z',
  },
  'quick-step': {
    line: 'M8.2 4.4h4.6l.6 5 5 2.4c2.4 1.2 3.6 2.8 3.6 5.2H8.2zM10.4 7.6h2.4M11 10.4l2.4-.8M1.8 7h3.4M1.2 11.4h4M2.4 15.8h2.8',
    solid: 'M8.2 15.4h13.4l.6 4.2H18v-1.4h-5.6v1.4H8.2z',
  },
  relocation: {
    line: `${ring(5.4, 16.6, 3)}M5.6 11c.8-4.6 4.2-7.2 8.2-6.4 2.4.5 4 2.2 4.6 4.6M21 6.4l-2.6 3.2-3.4-2.2`,
    solid: dot(18.4, 16.6, 3.6),
  },
  imitation: {
    line: 'M2.8 2.8h12.4v12.4H2.8zM18 8.8h3.2v12.4H8.8V18',
    solid: 'M9 4.8 12.8 9 9 13.2 5.2 9z',
  },
  'con-artist': {
    line: 'M9 6.8h12.4M17.6 3l3.8 3.8-3.8 3.8M15 17.2H2.6M6.4 13.4l-3.8 3.8 3.8 3.8',
    solid: 'M2.6 4h5.6v5.6H2.6zM15.8 14.4h5.6V20h-5.6z',
  },
  seduction: {
    line: 'M12 19.4c-3.2-2.4-7.6-5.6-7.6-9.8 0-2.5 1.8-4.2 3.9-4.2 1.6 0 2.9.9 3.7 2.4.8-1.5 2.1-2.4 3.7-2.4 2.1 0 3.9 1.7 3.9 4.2 0 4.2-4.4 7.4-7.6 9.8zM1.8 20.6 22 3.6',
    solid: 'M22.6 2.8l-.8 4.6-3.4-4zM1 21.4l.6-3 2 2.4z',
  },
  'shell-game': {
    line: 'M2 17.6l1.2-7h3.6l1.2 7zM16 17.6l1.2-7h3.6l1.2 7zM9 13.4l1.2-7h3.6l1.2 7z',
    solid: `${dot(12, 16.4, 1.7)}M2 20h20v1.6H2z`,
  },
  soulmates: {
    line: `${ring(8, 14.4, 5.6)}${ring(16, 14.4, 5.6)}`,
    solid: 'M12 1.8l2.6 2.8L12 7.6 9.4 4.6z',
  },
} satisfies Record<string, Drawing>;

const drawings = { ...greed, ...downtown, ...smile, ...shadows, ...potions };

export type SymbolName = keyof typeof drawings;

export const symbols: Record<SymbolName, Drawing> = drawings;

export const symbolNames = Object.keys(drawings) as SymbolName[];

/** The symbol of a name that comes over the wire, where there is one. */
export const isSymbol = (name: string): name is SymbolName => Object.hasOwn(drawings, name);
