// Takes the pictures that a link shows where it is posted, each game's poster on the wall: `npm run previews` in web,
// with the page built. Previewers take no SVG, so these are drawn by the page and kept in public.
import { serve } from './serve.mjs';
import { arrive, launch, visit } from './sit.mjs';

const PUBLIC = new URL('../public/', import.meta.url).pathname;
const GAMES = ['greed', 'smile', 'downtown'];
/** What previewers ask for. */
const SIZE = { width: 1200, height: 630 };

const { address, end } = await serve();
const browser = await launch();
try {
  for (const game of GAMES) {
    const page = await visit(browser, { viewport: { width: 1366, height: 900 }, baseURL: address });
    await arrive(page);
    await page.locator('.poster').first().waitFor();
    await page.evaluate(async (game) => {
      await document.fonts.ready;
      const { games } = await (await fetch('/api/catalogue')).json();
      const nth = games.findIndex(({ name }) => name === game);
      const poster = document.querySelectorAll('.poster')[nth];
      const wall = document.createElement('div');
      wall.style.cssText = `position: fixed; inset: 0; z-index: 99; display: grid; place-items: center;
        background: radial-gradient(60% 90% at 50% 20%, #8a5a38, #4a3024 45%, #120b09)`;
      poster.style.cssText += '; height: 560px; width: 420px; box-shadow: 0 20px 60px #000a';
      wall.append(poster);
      document.body.append(wall);
    }, game);
    await page.setViewportSize(SIZE);
    await page.screenshot({ path: `${PUBLIC}preview-${game}.jpg`, type: 'jpeg', quality: 80 });
    await page.close();
  }
} finally {
  await browser.close();
  end();
}
