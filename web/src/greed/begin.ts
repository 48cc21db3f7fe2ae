// Where looking begins: what matters now comes into sight, below the prompt and with its upper edge.
import { reducedMotion } from '../table/player.svelte';

/** Room left between a thing and the edge. */
const GAP = 12;

/** Brings both things into sight, or the last if they are too far apart; all between them counts. */
export function begin(first: Element | null | undefined, last = first): void {
  const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
  const main = first?.closest('main');
  if (!first || !last || !prompt || !main) return;
  // Where the table scrolls in its own frame, the prompt lies above it; elsewhere it stays over the page.
  const framed = getComputedStyle(main).overflowY === 'auto';
  const top = framed ? prompt.bottom : prompt.height;
  const side = document.querySelector('aside')?.getBoundingClientRect();
  const bottom = framed || !side ? innerHeight : side.top;
  // Whoever still reads the game in short is not torn away from it.
  const short = document.querySelector('.short')?.getBoundingClientRect();
  if (short && short.top < bottom && short.bottom > top) return;
  const to = last.getBoundingClientRect().bottom;
  const all = first.getBoundingClientRect().top;
  const from = to - all > bottom - top - GAP ? last.getBoundingClientRect().top : all;
  if (from >= prompt.bottom && to <= bottom) return;
  const start = from - top - GAP;
  const end = to - bottom + GAP;
  // In a frame of its own it moves no more than it must: the others stay in sight. On a phone reading starts at the top.
  const by = framed && start > 0 ? Math.min(start, end) : start;
  (framed ? main : window).scrollBy({ top: by, behavior: reducedMotion() ? 'auto' : 'smooth' });
}
