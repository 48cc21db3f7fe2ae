/** The faces of Downtown on a 64 px grid: coat and hat dark, face and hat band light, features in lines. */
export interface Likeness {
  coat: string;
  face: string;
  hat: string;
  band: string;
  line: string;
  solid: string;
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const drawn = {
  /** Wide fedora pulled to one side, narrow face, a promising grin. */
  frankie: {
    coat: 'M8 64c1-9 8-14 16-15l8 8 8-8c8 1 15 6 16 15z',
    face: 'M20 26h24v12c0 9-5 15-12 15s-12-6-12-15z',
    hat: 'M2 27c6 1 12-1 17-3l2-13c1-6 7-9 12-6 5-3 11 0 11 6l1 11c6 0 12-2 17-5 0 6-8 11-18 12-14 2-30 3-42-2z',
    band: 'M19.6 19c8 2 17 1 24.6-1.6l.4 4.2c-8 2.6-17 3.6-25.6 1.8z',
    line: 'M26 44c4 3 9 2 12-1.5M24 33.5c2-1 4-1 6 0M35 33.5c2-1 4-1 6 0',
    solid: `${dot(27, 36, 1.6)}${dot(38, 36, 1.6)}M24 41.5c3-2.5 5-2.5 8-.5 3-2 5-2 8 .5-3 .6-5 .6-8-.2-3 .8-5 .8-8 .2z`,
  },
  /** Flat cap, round face, a big moustache. */
  luigi: {
    coat: 'M4 64c1-8 7-12 15-13l13 6 13-6c8 1 14 5 15 13z',
    face: 'M16 28h32v9c0 10-7 17-16 17s-16-7-16-17z',
    hat: 'M12 29c-4-8 4-17 20-17 15 0 24 6 22 13l6 3c1 3-2 4-6 4-14 1-28 1-40 0-2 0-3-1-2-3z',
    band: 'M17 26.5c10-3 22-3 36-1l1 2.5c-13-2-26-2-37 .6z',
    line: 'M28 50c3 1 5 1 8 0',
    solid: `${dot(25, 37, 1.8)}${dot(39, 37, 1.8)}M32 41c-4-2.5-7 2-14 0 1 6 9 8 14 4.5 5 3.5 13 1.5 14-4.5-7 2-10-2.5-14 0z`,
  },
  /** Bowler, square jaw, tidy tie: never promises too much. */
  joe: {
    coat: 'M2 64c1-9 7-12 14-13l10-1 6 7 6-7 10 1c7 1 13 4 14 13z',
    face: 'M18 26h28v17l-5 10H23l-5-10z',
    hat: 'M17 23C17 11 23 4 32 4s15 7 15 19h5c3 0 4 3 2 5-5 3-39 3-44 0-2-2-1-5 2-5z',
    band: 'M17 18.5c10 2.5 20 2.5 30 0v3.7c-10 2.5-20 2.5-30 0z',
    line: 'M26 46h12M23 34h6M35 34h6',
    solid: `${dot(26.5, 37, 1.7)}${dot(37.5, 37, 1.7)}M30 57h4l2 7h-8zM31 38h2l1 4h-4z`,
  },
  /** The launderer: a teller's eyeshade, bald above it, round spectacles. */
  money: {
    coat: 'M6 64c1-9 8-13 15-14h22c7 1 14 5 15 14z',
    face: 'M18 24C18 13 24 7 32 7s14 6 14 17v13c0 10-6 16-14 16s-14-6-14-16z',
    hat: 'M16 19h32l10 10c-16-3-36-3-52 0z',
    band: 'M19 21h26l1.6 1.6H17.4z',
    line: `${dot(25.5, 36, 4.6)}${dot(38.5, 36, 4.6)}M30 36h4M27 47h10`,
    solid: `${dot(25.5, 36, 1.6)}${dot(38.5, 36, 1.6)}M27 54l5 3 5-3v6l-5-2.5-5 2.5z`,
  },
  /** The jeweller: top hat, loupe on one eye, pointed beard. */
  jewellery: {
    coat: 'M8 64c1-8 8-12 15-13l9 8 9-8c7 1 14 5 15 13z',
    face: 'M20 24h24v13c0 8-5 13-12 18-7-5-12-10-12-18z',
    hat: 'M18 21 16 2c10-2.5 22-2.5 32 0l-2 19h8c2 0 2 4 0 5-12 2.5-32 2.5-44 0-2-1-2-5 0-5z',
    band: 'M17.6 15.5c9 2 20 2 28.8 0l-.4 4c-9 2-19 2-28 0z',
    line: `${dot(38, 34.5, 4.8)}M42.8 35l1.2 13M23 32.5c2-1 4-1 6 0`,
    solid: `${dot(26, 35.5, 1.7)}${dot(38, 34.5, 2.2)}M32 42l7 1.5-7 13.5-7-13.5z`,
  },
  /** The art dealer: beret with a stalk, long hair, a small mouth, a scarf. */
  art: {
    coat: 'M8 64c1-8 8-12 15-13 6 3 12 3 18 0 7 1 14 5 15 13z',
    face: 'M20 24h24v14c0 9-5 14-12 14s-12-5-12-14z',
    hat: 'M10 21c-3-8 8-15 22-15l1-4h3l-.4 4.2C48 7 57 12 54 18c-2 4-8 4-10 8 3 6 4 14 1 23h-4V26H23v23h-4c-3-9-2-16 0-22-4-1-8-2-9-6z',
    band: 'M16 20c8 3 22 2 32-2l-1 3c-9 4-22 5-30 2z',
    line: 'M29 46c2-1 4-1 6 0M25.5 33c1.5-1 3-1 4.5 0M34.5 33c1.5-1 3-1 4.5 0',
    solid: `${dot(28, 36, 1.6)}${dot(36.5, 36, 1.6)}M30 48h4l-2 4z`,
  },
} satisfies Record<string, Likeness>;

export type Face = keyof typeof drawn;
export const portraits: Record<Face, Likeness> = drawn;
export const faces = Object.keys(drawn) as Face[];
