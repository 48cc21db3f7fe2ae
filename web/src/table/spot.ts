// Where something may hang over a stage: as near as can be to where one looks for it, never over what can be chosen.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** What nothing may lie over: whatever can be chosen, what is asked, whoever sits there, what lies open at the side. */
export const TAKEN =
  'main [data-does], main [data-leads], main [data-plate], main .prompt, .drawers:not(.shut), .notices > *';

/** Where all that is seen of it lies on the screen. */
export const boxes = (selector: string): Rect[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0);

/** Places are tried so far apart, in pixels. */
const STEP = 12;

/** Left free at the edges and around what can be chosen. */
const EDGE = 4;

function shared(one: Rect, other: Rect, around = 0): number {
  const wide =
    Math.min(one.left + one.width, other.left + other.width + around) -
    Math.max(one.left, other.left - around);
  const high =
    Math.min(one.top + one.height, other.top + other.height + around) - Math.max(one.top, other.top - around);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The place nearest to the wish that covers nothing of `never`, and as little as can be of `rather`. */
export function spotFor(
  size: Pick<Rect, 'width' | 'height'>,
  within: Rect,
  wish: Spot,
  never: readonly Rect[],
  rather: readonly Rect[],
): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  const lowest = within.top + within.height - size.height - EDGE;
  const rightmost = within.left + within.width - size.width - EDGE;
  const steps = (from: number, to: number, near: number) => {
    const tried = [Math.min(to, Math.max(from, near))];
    for (let at = from; at <= to; at += STEP) tried.push(at);
    return tried;
  };
  if (lowest < within.top + EDGE || rightmost < within.left + EDGE) return null;
  for (const top of steps(within.top + EDGE, lowest, wish.top)) {
    for (const left of steps(within.left + EDGE, rightmost, wish.left)) {
      const here = { left, top, ...size };
      let cost = Math.hypot(left - wish.left, top - wish.top);
      if (cost >= least || never.some((box) => shared(here, box, EDGE) > 0)) continue;
      for (const box of rather) cost += shared(here, box) / 40;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}
