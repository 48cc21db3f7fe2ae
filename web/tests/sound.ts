// Whether a page is sound for everyone: for a screen reader, on every width, at 200 % zoom, for a thumb.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './house';

export const WIDTHS = [360, 768, 1280];
/** What counts as well although axe finds it only moderate. */
const ALSO = ['region', 'heading-order', 'landmark-unique', 'page-has-heading-one'];

/** Axe has nothing to say. */
export async function clean(page: Page, state = ''): Promise<void> {
  // In one go, without a second page to gather what frames say: there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.filter(
    ({ id, impact }) => impact === 'serious' || impact === 'critical' || ALSO.includes(id),
  );
  const told = found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(told, `axe, ${state}`).toEqual([]);
}

/** Runs in the page: every word that somebody cannot read because something cuts it off. */
export function cutOff(): string[] {
  const found: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement!;
    // A map or a table with many columns in the rule book may scroll by itself.
    if (!node.textContent?.trim() || parent.closest('.unseen, .wide, pre, option, svg, script, style'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    if (text.left < -1 || text.right > innerWidth + 1) found.push(`${node.textContent} leaves the screen`);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(box);
      // Cut on purpose: the whole sentence stands in the story as well, or it is for the ear only.
      if (webkitLineClamp !== 'none' || clipPath === 'inset(50%)') break;
      if (overflowX === 'visible' && clipPath === 'none') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const aside = text.left < left - 1 || text.right > right + 1;
      // What scrolls may reach below its edge, but never beside it.
      const below =
        !['auto', 'visible'].includes(overflowY) && (text.top < top - 2 || text.bottom > bottom + 2);
      if (aside || below) found.push(`${node.textContent} is cut off by ${box.tagName}.${box.className}`);
      if (overflowY === 'auto') break;
    }
  }
  return [...new Set(found)];
}

/** Runs in the page: what glows and cannot be touched, because something else lies over it. */
export function covered(): string[] {
  // Whatever is not painted cannot be hit either.
  document.body.style.clipPath = 'none';
  const found = [...document.querySelectorAll<HTMLElement>('main [data-does], main [data-leads]')]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .flatMap((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const hit = document.elementFromPoint(left + Math.min(width / 2, 24), top + height / 2);
      if (thing.contains(hit)) return [];
      const name = thing.ariaLabel ?? thing.textContent;
      return [`${name?.trim()} is covered by ${hit?.tagName}.${hit?.getAttribute('class')}`];
    });
  document.body.style.clipPath = '';
  return found;
}

/** No sideways scroll, and nothing cut off. */
export async function fits(page: Page, state = ''): Promise<void> {
  // A stage lays itself out anew when the screen is another.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, `sideways scroll, ${state}`).toBe(0);
  // What is on its way somewhere may pass an edge; what stays there is cut off.
  await expect.poll(() => page.evaluate(cutOff), { message: state, timeout: 3_000 }).toEqual([]);
}

/** Runs in the page: everything to be touched that is smaller than a thumb. What lies on the table and can only be
 *  read about may be smaller: nothing happens if it is missed. */
function small(): string[] {
  const [LEAST, READ] = [44, 24];
  const size = (thing: HTMLElement) => {
    const { width, height } = thing.getBoundingClientRect();
    // Something narrow may have room for a finger around it.
    const around = getComputedStyle(thing, '::after');
    const room = around.content === 'none' || around.position !== 'absolute' ? null : around;
    return [
      Math.max(width, parseFloat(room?.width ?? '0')),
      Math.max(height, parseFloat(room?.height ?? '0')),
    ];
  };
  return [...document.querySelectorAll<HTMLElement>('button, select, input, summary, a.button')]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest('label'))
    .filter((thing) => {
      const [width, height] = size(thing);
      const isRead = thing.closest('[data-part]') && !thing.matches('[data-does], [data-leads]');
      // Half a pixel may get lost where a row is shared out.
      return Math.min(width!, height!) < (isRead ? READ : LEAST) - 0.5;
    })
    .map((thing) => {
      const [width, height] = size(thing);
      return `${thing.ariaLabel ?? thing.textContent?.trim()}: ${Math.round(width!)} × ${Math.round(height!)}`;
    });
}

/** Everything can be hit with a thumb. */
export async function hasTargets(page: Page, state = ''): Promise<void> {
  expect(await page.evaluate(small), `targets, ${state}`).toEqual([]);
}

/** All of it, for the page at an address. */
export async function sound(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await clean(page, address);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page, address);
  }
  await hasTargets(page, address);
}
