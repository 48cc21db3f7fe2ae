// How the little room on a small card is shared out: what the card does and what it asks for must be read, its name if
// there is room for a line of it, and the picture gets what is left.
import type { Printed } from './printed';

/** Narrower than this the letters are a little smaller. */
export const SLIM = 100;
/** Around the card's inside, below the picture, above the name, below everything. */
const EDGE = 10 + 5 + 2;
const NAME = 15.2;
const ABOVE_NAME = 5;
/** The picture is at least so high, with its number in full or smaller. */
const WINDOW = 32;
const LOW = 24;
const MOST_LINES = 3;

/** About how wide words with signs among them are, in pixels. */
function width(text: string): number {
  const signs = text.match(/\[\w+\]/g)?.length ?? 0;
  return signs * 19 + text.replace(/\[\w+\]/g, '').length * 6.7;
}

/** About how wide the line with what it asks for is. */
function asking({ cost, need }: Pick<Printed, 'cost' | 'need'>): number {
  const MARK = 22;
  if (cost === null && need === null) return 0;
  if (typeof need === 'object' && need !== null && 'show' in need) return MARK + need.show.length * 21;
  if (typeof cost === 'object' && cost !== null && 'any-card' in cost) return MARK + 84;
  return MARK + 62;
}

/** How many lines the name may have, and how high the picture must be. */
export function smallWords(
  w: number,
  h: number,
  gist: string,
  asks: Pick<Printed, 'cost' | 'need'>,
): { lines: number; window: number } {
  const room = w - 14;
  const line = w < SLIM ? 18 : 20;
  const [says, wants] = [width(gist), asking(asks)];
  const rows = says > 0 && says + wants + 4 > room ? Math.ceil(says / room) + (wants > 0 ? 1 : 0) : 1;
  const left = h - EDGE - rows * line;
  const lines = Math.min(MOST_LINES, Math.floor((left - ABOVE_NAME - WINDOW) / NAME));
  if (lines < 1) return { lines: 0, window: Math.max(LOW, left) };
  return { lines, window: left - ABOVE_NAME - lines * NAME };
}
