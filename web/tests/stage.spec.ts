// One stage: at every moment of every recorded game, on every screen, nothing scrolls, nothing is cut off, and what is
// mine is in sight.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, test as base } from './house';
import { cutOff } from './sound';

const SIZES = [
  [1366, 768],
  [1366, 640],
  [390, 844],
  [390, 664],
] as const;

const src = resolve(import.meta.dirname, '../src');
const RECORDED = readdirSync(resolve(src, 'fixtures')).map((file) => file.replace('.json', ''));

declare global {
  interface Window {
    bench: { go: (step: number) => void; length: () => number; question: () => string | undefined };
  }
}

const test = base.extend<object, { bench: string }>({
  bench: [
    async ({}, use) => {
      const server: ViteDevServer = await createServer({
        root: resolve(src, '..'),
        logLevel: 'silent',
        server: { port: 0, host: '127.0.0.1', hmr: false },
        // Another one may be at work beside it.
        cacheDir: resolve(src, `../node_modules/.vite-stage-${process.pid}`),
      });
      await server.listen();
      await use(server.resolvedUrls!.local[0]!);
      await server.close();
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

for (const game of RECORDED) {
  for (const lang of ['en', 'de']) {
    test(`${game}, ${lang}`, async ({ page, bench }) => {
      test.slow();
      await page.goto(`${bench}dev.html?game=${game}&lang=${lang}&still&bare`);
      await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.trim());
      const length = await page.evaluate(() => window.bench.length());
      expect(length).toBeGreaterThan(5);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (let step = 0; step < length; step += 1) {
          await page.evaluate(async (step) => {
            window.bench.go(step);
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          }, step);
          const where = `${game}, ${lang}, step ${step}, ${width} × ${height}`;
          expect(await page.evaluate(unsound), where).toEqual([]);
          expect(await page.evaluate(cutOff), where).toEqual([]);
        }
      }
    });
  }
}
