// One stage: at every moment of every recorded game, on every screen, nothing scrolls, nothing is cut off, what glows
// can be touched, and what is mine is in sight.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { serveBench } from '../scripts/bench.mjs';
import { MOMENTS } from '../scripts/moments.mjs';
import { expect, test as base } from './house';
import { covered, cutOff } from './sound';
import { goToTable } from './table';

const SIZES = [
  [1366, 768],
  [1366, 640],
  [390, 844],
  [390, 664],
] as const;
/** Looked at now and then, so many steps apart: upright and lying tablets and phones, a small phone, a large screen. */
const MORE_SIZES = [
  [820, 1180],
  [1920, 1080],
  [844, 390],
  [360, 740],
] as const;
const NOW_AND_THEN = 7;

const src = resolve(import.meta.dirname, '../src');
const RECORDED = readdirSync(resolve(src, 'fixtures')).map((file) => file.replace('.json', ''));

/** Games around which somebody is missing, and how many steps apart they are looked at. */
const WITH_COMPANY = ['downtown-4', 'greed-4', 'smile-2'];
const APART = 9;

declare global {
  interface Window {
    bench: { go: (step: number) => void; length: () => number; question: () => string | undefined };
    unsound: typeof unsound;
    covered: typeof covered;
    cutOff: typeof cutOff;
  }
}

const test = base.extend<object, { bench: string }>({
  bench: [
    async ({}, use) => {
      const { address, end } = await serveBench();
      await use(address);
      await end();
    },
    { scope: 'worker' },
  ],
});
test.use({ drawer: 'none' });

/** Runs in the page: what scrolls that should not, and what is mine and not in sight. */
function unsound(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) found.push('the page scrolls');
  for (const box of document.querySelectorAll<HTMLElement>('main, main *')) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const may = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    if (box.closest('.end')) continue;
    if (may(overflowY) && box.scrollHeight > box.clientHeight + 1) found.push(`${box.className} scrolls`);
    if (may(overflowX) && box.scrollWidth > box.clientWidth + 1)
      found.push(`${box.className} scrolls sideways`);
  }
  const own = [...document.querySelectorAll<HTMLElement>('[data-own]')];
  if (own.length === 0) found.push('nothing is mine');
  for (const thing of own) {
    const { left, right, top, bottom, width } = thing.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (width > 0 && (left < -1 || right > innerWidth + 1 || top < -1 || middle > innerHeight))
      found.push(`my ${thing.dataset.own} is not in sight`);
  }
  return found;
}

/** Runs in the page: what is wrong at any step of the game, all of them looked at in one go. */
async function faults(apart: number): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < window.bench.length(); step += apart) {
    window.bench.go(step);
    // What lays itself out by its size has done so when the frame is over; what looks for a free place, two later.
    for (let frame = 0; frame < (apart > 1 ? 3 : 1); frame += 1)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    found.push(
      ...[...window.unsound(), ...window.covered(), ...window.cutOff()].map(
        (fault) => `step ${step}: ${fault}`,
      ),
    );
  }
  return found;
}

for (const game of RECORDED) {
  for (const lang of ['en', 'de']) {
    test(`${game}, ${lang}`, async ({ page, bench }) => {
      test.slow();
      await page.addInitScript(
        `Object.assign(window, { unsound: ${unsound}, covered: ${covered}, cutOff: ${cutOff} })`,
      );
      await page.goto(`${bench}dev.html?game=${game}&lang=${lang}&still&bare`);
      await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.trim());
      // Looked at by its boxes alone: painting all of it would take most of the time.
      await page.addStyleTag({ content: 'body { clip-path: inset(100%) }' });
      const length = await page.evaluate(() => window.bench.length());
      expect(length).toBeGreaterThan(5);
      for (const [width, height, apart] of [
        ...SIZES.map((size) => [...size, 1] as const),
        ...MORE_SIZES.map((size) => [...size, NOW_AND_THEN] as const),
      ]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.bench.go(0));
        // The bill that says who sits where has been read.
        await page.keyboard.press('Shift');
        expect(await page.evaluate(faults, apart), `${game}, ${lang}, ${width} × ${height}`).toEqual([]);
      }
    });
  }
}

// A telegram, clocks and a broken line change nothing of that.
for (const game of WITH_COMPANY) {
  for (const scene of ['vote', 'mine']) {
    test(`${game}, ${scene}`, async ({ page, bench }) => {
      test.slow();
      await page.addInitScript(
        `Object.assign(window, { unsound: ${unsound}, covered: ${covered}, cutOff: ${cutOff} })`,
      );
      await page.goto(`${bench}dev.html?game=${game}&lang=de&still&bare&company=${scene}`);
      await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.trim());
      await page.keyboard.press('Shift');
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.bench.go(0));
        if (scene === 'vote') await expect(page.locator('.slip')).toBeVisible();
        expect(await page.evaluate(faults, APART), `${game}, ${scene}, ${width} × ${height}`).toEqual([]);
      }
    });
  }
}

test('a tray holds all that is put into it', async ({ page }) => {
  const { position, then } = MOMENTS['downtown-tray'];
  const bots = Array.from({ length: 3 }, () => ({ bot: 'easy' }));
  await goToTable(page, { game: 'downtown', seats: ['me', ...bots], position });
  const tray = page.locator('[data-tray]');
  await expect(tray).toBeVisible();
  for (const thing of [null, ...then, '.ledge .kind >> nth=0']) {
    if (thing) await page.locator(thing).click();
    for (const [width, height] of [...SIZES, ...MORE_SIZES]) {
      await page.setViewportSize({ width, height });
      const out = () =>
        tray.evaluate((tray) => {
          const { left, right, top, bottom } = tray.getBoundingClientRect();
          return [...tray.querySelectorAll('.pile *, .here, .sum')]
            .filter((thing) => !thing.matches('.minus, .disc'))
            .map((thing) => ({ name: thing.className, box: thing.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && box.height > 0)
            .filter(({ box }) => box.left < left || box.right > right || box.top < top || box.bottom > bottom)
            .map(({ name }) => `${name}`);
        });
      // What is on its way comes to lie in it.
      await expect.poll(out, { message: `${thing}, ${width} × ${height}` }).toEqual([]);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  }
});
