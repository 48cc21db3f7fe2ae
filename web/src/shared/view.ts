// Bringing things into view: between the prompt, which stays at the top, and what lies at the lower edge.
import { reducedMotion } from '../table/player.svelte';

/** Room left between a thing and the edge. */
const GAP = 12;

/** What can be seen of the table this thing lies on, and what has to be scrolled to see more. */
function sight(thing: Element) {
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
  const main = thing.closest('main');
  if (!prompt || !main) return null;
  // Where the table scrolls in its own frame, the prompt lies above it; elsewhere it stays over the page.
  const framed = getComputedStyle(main).overflowY === 'auto';
  const side = document.querySelector('aside')?.getBoundingClientRect();
  return {
    framed,
    scroller: framed ? main : window,
    now: prompt.bottom,
    top: framed ? prompt.bottom : prompt.height,
    bottom: framed || !side ? innerHeight : side.top,
  };
}

/** Brings both things into sight, or the last if they are too far apart; all between them counts. */
export function begin(first: Element | null | undefined, last = first): void {
  const seen = first && sight(first);
  if (!seen || !last) return;
  const { framed, scroller, now, top, bottom } = seen;
  // Whoever still reads the game in short is not torn away from it.
  const short = document.querySelector('.short')?.getBoundingClientRect();
  if (short && short.top < bottom && short.bottom > top) return;
  const to = last.getBoundingClientRect().bottom;
  const all = first.getBoundingClientRect().top;
  const from = to - all > bottom - top - GAP ? last.getBoundingClientRect().top : all;
  if (from >= now && to <= bottom) return;
  const start = from - top - GAP;
  const end = to - bottom + GAP;
  // In a frame of its own it moves no more than it must: the others stay in sight. On a phone reading starts at the top.
  const by = framed && start > 0 ? Math.min(start, end) : start;
  scroller.scrollBy({ top: by, behavior: reducedMotion() ? 'auto' : 'smooth' });
}

/** Brings the first of these things into sight, unless one of them can be seen already. */
export function bring(things: readonly Element[]): void {
  const seen = things.some((thing) => {
    const box = thing.getBoundingClientRect();
    const { now, bottom } = sight(thing) ?? { now: 0, bottom: 0 };
    return box.top >= now && box.bottom <= bottom;
  });
  if (!seen) begin(things[0]);
}
