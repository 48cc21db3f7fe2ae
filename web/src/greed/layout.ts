// Where everything lies, in pixels of a stage that fills the screen: one table in four formats. Things keep their
// place from phase to phase; only how many there are changes how close they lie.
import type { Face } from './printed';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Tilted, in degrees. */
  turn?: number;
}

/** The style of what lies there. */
export const put = ({ x, y, w, h }: Box) => `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;

/** desk: a wide screen; tablet: upright; phone: narrow; low: a phone lying on its side. */
export type Format = 'desk' | 'tablet' | 'phone' | 'low';

export interface Lying {
  others: number;
  pile: number;
  hand: number;
  thugs: number;
  holdings: number;
  /** The hand is asked for something, so it is held up. */
  asked: boolean;
  /** Nobody has anything yet: there is room for twelve cards. */
  opening: boolean;
  /** What is asked takes three lines on a narrow lamp. */
  wordy: boolean;
}

export interface Layout {
  format: Format;
  /** How much larger than drawn everything is shown. */
  scale: number;
  w: number;
  h: number;
  plates: Box[];
  lamp: Box;
  rounds: Box;
  /** The buttons beside the lamp; on a small screen they are in the bar below. */
  tools: Box | null;
  bar: Box | null;
  /** The middle: the pile, the backs, the cards of the round. */
  arena: Box;
  pile: Box[];
  pileFace: Face;
  display: Box[];
  displayFace: Face;
  hand: Box[];
  handFace: Face;
  /** The walnut edge with what is mine. */
  rail: Box;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
/** From `low` at 0 to `high` at 1. */
const between = (low: number, high: number, at: number) => low + (high - low) * clamp(at, 0, 1);

export function format(w: number, h: number): Format {
  if (h < 500 && w > 480) return 'low';
  return w < 700 ? 'phone' : w < 1000 && h > w ? 'tablet' : 'desk';
}

export function layout(width: number, height: number, lying: Lying): Layout {
  const kind = format(width, height);
  // A large screen shows the same table larger; a small one never makes letters smaller.
  const scale = kind === 'desk' ? clamp(Math.min(width / 1366, height / 768), 1, 1.35) : 1;
  const [w, h] = [width / scale, height / scale];
  return { format: kind, scale, w, h, ...FORMATS[kind](w, h, lying) };
}

type Parts = Omit<Layout, 'format' | 'scale' | 'w' | 'h'>;

/** So many side by side in this room, at most so wide. */
function side(count: number, x: number, y: number, w: number, h: number, gap: number, most: number): Box[] {
  const each = Math.min(most, (w - (count - 1) * gap) / Math.max(1, count));
  const start = x + (w - count * each - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, nth) => ({ x: start + nth * (each + gap), y, w: each, h }));
}

/** One row of cards, fanned a little; what does not fit lies one over the other. */
function fan(count: number, room: Box, w: number, h: number, apart: number, bend = 1): Box[] {
  const step = count > 1 ? Math.min(apart, (room.w - w) / (count - 1)) : 0;
  const middle = room.x + room.w / 2;
  const y = room.y + Math.max(0, room.h - h - 14 * bend) / 2;
  return Array.from({ length: count }, (_, nth) => {
    const t = nth - (count - 1) / 2;
    const lean = bend * Math.min(1, 3 / count);
    return { x: middle + t * step - w / 2, y: y + 2.3 * lean * t * t, w, h, turn: 1.4 * lean * t };
  });
}

/** Rows of cards, the last one from the left. */
function grid(count: number, room: Box, columns: number, gap: number, most: { w: number; h: number }): Box[] {
  const rows = Math.max(1, Math.ceil(count / columns));
  const w = Math.min(most.w, (room.w - (columns - 1) * gap) / columns);
  const h = Math.min(most.h, (room.h - (rows - 1) * gap) / rows);
  const across = Math.min(count, columns);
  const x = room.x + (room.w - across * w - (across - 1) * gap) / 2;
  const y = room.y + (room.h - rows * h - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, nth) => {
    const [row, column] = [Math.floor(nth / columns), nth % columns];
    const t = column - (across - 1) / 2;
    return { x: x + column * (w + gap), y: y + row * (h + gap) + 1.2 * t * t, w, h, turn: 0.7 * t };
  });
}

/** My display from the left: thugs, a gap, holdings; closer if there are many. */
function row(thugs: number, holdings: number, room: Box, w: number, gap: number): Box[] {
  const count = thugs + holdings;
  const apart = thugs > 0 && holdings > 0 ? gap + 2 : 0;
  const step = count > 1 ? Math.min(w + gap, (room.w - w - apart) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, nth) => ({
    x: room.x + nth * step + (nth >= thugs ? apart : 0),
    y: room.y,
    w,
    h: room.h,
  }));
}

/** A hand that ends at the right edge. */
function held(
  count: number,
  right: number,
  y: number,
  room: number,
  w: number,
  h: number,
  apart: number,
): Box[] {
  const step = count > 1 ? Math.min(apart, (room - w) / (count - 1)) : 0;
  const start = right - w - (count - 1) * step;
  return Array.from({ length: count }, (_, nth) => {
    const t = nth - (count - 1) / 2;
    return {
      x: start + nth * step,
      y: y + Math.min(12, 5 * Math.abs(t) * Math.abs(t)),
      w,
      h,
      turn: t * Math.min(4, 8 / count),
    };
  });
}

const FORMATS: Record<Format, (w: number, h: number, lying: Lying) => Parts> = { desk, tablet, phone, low };

function desk(w: number, h: number, lying: Lying): Parts {
  const tall = (h - 640) / 128;
  const { opening, pile, others } = lying;
  const plateH = opening ? 58 : Math.round(between(138, 156, tall));
  const plates = side(others, 76, 0, w - 152, plateH, others > 3 ? 8 : 13, others === 1 ? 620 : 430);
  const lampW = clamp(w - 646, 380, 760);
  const lampY = opening ? Math.round(between(72, 112, tall)) : plateH + 8;
  const lamp = { x: (w - lampW) / 2, y: lampY, w: lampW, h: Math.round(between(46, 50, tall)) };
  const rail = { x: 0, y: h - 56, w, h: 56 };
  const displayH = Math.round(between(112, 146, tall));
  const displayY = rail.y - 9 - displayH;
  const handW = 158;
  const handRoom = lying.asked ? clamp(w * 0.37, 330, 520) : clamp(w * 0.33, 300, 450);
  const handH = 262;
  const hand = held(
    lying.hand,
    w - 16,
    lying.asked ? h - handH - 8 : displayY + 3,
    handRoom,
    handW,
    handH,
    lying.asked ? 160 : 140,
  );
  const handLeft = hand[0]?.x ?? w;
  const display = row(
    lying.thugs,
    lying.holdings,
    { x: 26, y: displayY, w: handLeft - 44, h: displayH },
    112,
    8,
  );
  const top = lamp.y + lamp.h + Math.round(between(12, 19, tall));
  const arena = { x: 40, y: top, w: w - 80, h: displayY - top - Math.round(between(10, 24, tall)) };
  const spread = opening
    ? opened(pile, { x: 30, y: top, w: w - 60, h: rail.y - top - 34 }, lying.hand)
    : fan(pile, { ...arena, x: 112, w: w - 224 }, 182, Math.min(286, arena.h - 12), 189);
  const rest = {
    // The corner buttons reach down to here.
    tools: { x: w - (lamp.y < 112 ? 352 : 304), y: lamp.y + 2, w: 284, h: 48 },
    rounds: { x: 22, y: lamp.y + 1, w: 290, h: 48 },
  };
  return {
    plates,
    lamp,
    ...rest,
    bar: null,
    arena,
    rail,
    ...ROOMY,
    display,
    hand,
    pile: spread,
    pileFace: (spread[0]?.w ?? 182) < 168 ? 'small' : 'full',
  };
}

/** On a screen with room my display lies as it does on a table, and the hand is read whole. */
const ROOMY = { displayFace: 'lying', handFace: 'full' } as const;

/** The first piles in two rows; the hand keeps its corner below at the right. */
function opened(count: number, room: Box, hand: number): Box[] {
  const columns = Math.ceil(count / 2);
  const free = hand > 0 && columns < 6 ? { ...room, w: room.w - 60 - hand * 140 } : room;
  const gap = 7;
  const w = Math.min(186, (free.w - (columns - 1) * gap) / columns);
  const h = Math.min(236, (free.h - 12) / 2);
  const x = free.x + Math.max(0, (free.w - columns * (w + gap)) / 2);
  return Array.from({ length: count }, (_, nth) => {
    const t = (nth % columns) - (columns - 1) / 2;
    const y = free.y + (nth >= columns ? h + 12 : 0) + 1.2 * t * t;
    return { x: x + (nth % columns) * (w + gap), y, w, h, turn: t * 0.7 };
  });
}

function tablet(w: number, h: number, lying: Lying): Parts {
  const plates = side(lying.others, 12, 52, w - 24, lying.opening ? 58 : 176, 8, 430);
  const lamp = { x: 16, y: (plates[0]?.h ?? 0) + 64, w: w - 32, h: 50 };
  const bar = { x: 0, y: h - 50, w, h: 50 };
  const rail = { x: 0, y: bar.y - 56, w, h: 56 };
  const empty = lying.thugs + lying.holdings === 0;
  const displayY = rail.y - 9 - 146;
  const handRoom = w * 0.46;
  const hand = held(lying.hand, w - 14, lying.asked ? bar.y - 264 : displayY + 3, handRoom, 158, 262, 120);
  const display = row(
    lying.thugs,
    lying.holdings,
    { x: 16, y: displayY, w: (hand[0]?.x ?? w) - 34, h: 146 },
    112,
    8,
  );
  const top = lamp.y + 64;
  const arena = { x: 12, y: top, w: w - 24, h: displayY - top - 20 };
  const room =
    lying.opening && empty ? { ...arena, h: (lying.hand ? displayY + 20 : rail.y) - top - 16 } : arena;
  const columns = lying.pile > 6 ? 4 : 3;
  const pile = grid(lying.pile, room, columns, 8, { w: 186, h: 286 });
  return {
    plates,
    lamp,
    rounds: { x: 66, y: 2, w: 290, h: 48 },
    tools: null,
    bar,
    arena,
    rail,
    ...ROOMY,
    display,
    hand,
    pile,
    pileFace: (pile[0]?.h ?? 286) < 216 ? 'small' : 'full',
  };
}

function phone(w: number, h: number, lying: Lying): Parts {
  const tall = (h - 664) / 180;
  const { opening, others, pile } = lying;
  const plateH = opening ? 46 : Math.round(between(68, 96, tall));
  const plates = side(others, 6, 48, w - 12, plateH, others > 3 ? 2 : 3, 200);
  const lamp = { x: 10, y: 48 + plateH + (opening ? 4 : 8), w: w - 20, h: lying.wordy ? 62 : 48 };
  const bar = { x: 0, y: h - 50, w, h: 50 };
  const handShown = lying.hand === 0 && opening ? 26 : Math.round(between(62, 96, tall));
  const rail = { x: 0, y: bar.y - handShown - 55, w, h: handShown + 105 };
  const empty = lying.thugs + lying.holdings === 0;
  const displayH = empty && opening ? 0 : Math.round(between(58, 70, tall));
  const displayY = rail.y - displayH - 7;
  const display = row(lying.thugs, lying.holdings, { x: 9, y: displayY, w: w - 18, h: displayH }, 49, 3);
  const top = lamp.y + lamp.h + 6;
  const arena = { x: 8, y: top, w: w - 16, h: displayY - top - 8 };
  const columns = pile > 9 ? 4 : 3;
  // Held up, the hand lies where the pile lay.
  const up = grid(
    lying.hand,
    { ...arena, y: arena.y + arena.h * 0.42, h: arena.h * 0.58 },
    Math.max(3, lying.hand),
    4,
    {
      w: 121,
      h: 176,
    },
  );
  const rest = held(lying.hand, w - 15, rail.y + 55, w - 30, 119, 160, 120);
  const shift = ((rest[0]?.x ?? 15) - 15) / 2;
  return {
    plates,
    lamp,
    rounds: { x: 50, y: 2, w: w - 148, h: 44 },
    tools: null,
    bar,
    arena,
    rail,
    display,
    displayFace: 'mini',
    hand: lying.asked ? up : rest.map((box) => ({ ...box, x: box.x - shift })),
    handFace: 'small',
    pile: grid(pile, arena, columns, 4, { w: 140, h: 190 }),
    pileFace: 'small',
  };
}

function low(w: number, h: number, lying: Lying): Parts {
  const plates = side(lying.others, 54, 2, w - 108, 46, 4, 240);
  const lamp = { x: 12, y: 50, w: w - 24, h: 44 };
  const rail = { x: 0, y: h - 46, w, h: 46 };
  const displayY = rail.y - 62;
  const asked = lying.asked;
  const room = w * 0.4;
  const hand = asked
    ? fan(
        lying.hand,
        { x: w * 0.5, y: 98, w: w * 0.5 - 10, h: rail.y - 100 },
        121,
        Math.min(176, rail.y - 100),
        126,
        0,
      )
    : held(lying.hand, w - 12, displayY, room, 112, 160, 116);
  const display = row(lying.thugs, lying.holdings, { x: 10, y: displayY, w: w * 0.56, h: 56 }, 46, 3);
  const bare = lying.thugs + lying.holdings + lying.hand === 0;
  const arena = { x: 10, y: 98, w: w - 20, h: (bare ? rail.y : displayY) - 104 };
  return {
    plates,
    lamp,
    rounds: { x: 10, y: rail.y + 3, w: 0, h: 40 },
    tools: null,
    bar: null,
    arena,
    rail,
    display,
    displayFace: 'mini',
    hand,
    handFace: 'small',
    pile: fan(lying.pile, arena, clamp(arena.w / 6 - 6, 96, 130), arena.h, 140, 0),
    pileFace: 'small',
  };
}
