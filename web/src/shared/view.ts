// Bringing things into view: between the prompt, which stays at the top, and what lies at the lower edge.
import { reducedMotion } from '../table/player.svelte';

/** Scrolls to the first of these things, unless one of them can be seen already. */
export function bring(things: readonly Element[]): void {
  // Whoever still reads the game in short is not torn away from it.
  if (document.querySelector('.short')) return;
  const top = document.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0;
  const side = document.querySelector('aside')?.getBoundingClientRect().top ?? innerHeight;
  // On a wide screen the side stands beside the table, on a narrow one it lies below it.
  const bottom = side > top + 1 ? side : innerHeight;
  const seen = things.some((thing) => {
    const box = thing.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  });
  if (!seen) things[0]?.scrollIntoView({ block: 'center', behavior: reducedMotion() ? 'auto' : 'smooth' });
}
