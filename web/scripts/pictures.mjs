// Takes pictures of real tables at each size, by night and by day: `make pictures`. Those of docs/pictures are a few of
// them; with a folder as the first word all are taken and put there, with a second one only those whose names have it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOMENTS } from './moments.mjs';
import { serve } from './serve.mjs';
import { arrive, launch, sit, visit } from './sit.mjs';

const DOCS = new URL('../../docs/pictures/', import.meta.url).pathname;
const [folder = DOCS, wanted = ''] = process.argv.slice(2);
const all = folder !== DOCS;
/** Of 100: letters stay sharp, and a picture takes about a quarter of what it takes as PNG. */
const QUALITY = 85;

const SIZES = {
  desktop: [1366, 768],
  phone: [390, 844],
  'phone-short': [390, 664],
  tablet: [820, 1180],
  wide: [1920, 1080],
};
/** What the papers show. */
const IN_DOCS =
  /^(home|greed|smile|downtown|lesson|replay|review)-(desktop|phone|desktop-day)$|^downtown-tray-phone$/;

const { address, end } = await serve('--tables-per-address', '10000');
const browser = await launch();
mkdirSync(folder, { recursive: true });

/** Somebody with this screen and this light, who has played before. */
async function visitor([width, height], colorScheme, locale = 'en-GB') {
  const page = await visit(browser, {
    viewport: { width, height },
    reducedMotion: 'reduce',
    colorScheme,
    locale,
    baseURL: address,
  });
  // A server built for the tests has a toy, too.
  await page.route('**/api/catalogue', async (route) => {
    const answer = await route.fetch();
    const { games } = await answer.json();
    const shown = new Set(Object.values(MOMENTS).map(({ game }) => game));
    await route.fulfill({ response: answer, json: { games: games.filter(({ name }) => shown.has(name)) } });
  });
  await arrive(page);
  return page;
}

async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  // Playwright's own screenshots are PNG or JPEG; the browser can also do WebP.
  if (all) {
    await page.screenshot({ path: join(folder, `${name}.png`) });
  } else {
    const tools = await page.context().newCDPSession(page);
    const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  }
  console.log(name);
}

/** In the first lesson, just after a wrong try: the walk goes too far. */
async function learn(page) {
  await page.goto('/learn/smile/walk');
  const next = page.locator('.carla .act').last();
  for (let step = 0; step < 3; step += 1) {
    await next.click();
    await page.locator(`.steps span:nth-child(${step + 2}).now`).waitFor();
  }
  for (const die of [5, 4])
    await page
      .locator('[data-at="pool"] .cell')
      .nth(die - 1)
      .click();
  await page.locator('.paper.no').waitFor();
}

const golden = (game, name) =>
  new URL(`../../games/${game}/tests/golden/${name}.json`, import.meta.url).pathname;

/** A recorded game with everything open, where a dealer is a cop. */
async function lookBack(page) {
  await page.goto('/r');
  await page.locator('input[type=file]').setInputFiles(golden('downtown', '4-players-en'));
  await page.locator('.eyes button').last().click();
  await page.waitForURL(/seat=open/);
  await page.locator('.legend button').last().dispatchEvent('click');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
}

/** What made the result: of a recorded game that bots have played to its end, so that it is much the same each time. */
async function review(page) {
  const record = JSON.parse(readFileSync(golden('greed', '4-players'), 'utf8'));
  const acts = record.inputs.flatMap(({ act }, at) => (act ? [at] : []));
  const seats = ['easy', 'easy', 'easy', 'easy'].map((bot) => ({ bot }));
  const table = {
    game: 'greed',
    options: {},
    seats,
    names: [],
    spectators: true,
    memory: false,
    hints: true,
  };
  const branch = { of: record, inputs: acts.at(-4), anew: false };
  const ask = (path, data) => page.request.fetch(`/api/${path}`, data && { method: 'POST', data });
  const { code } = await (await ask('tables', { ...table, branch })).json();
  while ((await (await ask(`tables/${code}`)).json()).stage !== 'over') await page.waitForTimeout(200);
  await page.goto(`/review/${code}`);
  await page.locator('section.moment').waitFor({ timeout: 300_000 });
}

for (const [size, screen] of Object.entries(SIZES)) {
  for (const [light, scheme] of [
    ['', 'dark'],
    ['-day', 'light'],
  ]) {
    const scenes = { home: null, lesson: null, replay: null, review: null, ...MOMENTS };
    for (const [name, moment] of Object.entries(scenes)) {
      const picture = `${name}-${size}${light}`;
      if (!picture.includes(wanted) || (!all && !IN_DOCS.test(picture))) continue;
      const page = await visitor(screen, scheme, light && name === 'greed' ? 'de-DE' : 'en-GB');
      if (moment) await sit(page, moment);
      if (name === 'lesson') await learn(page);
      if (name === 'replay') await lookBack(page);
      if (name === 'review') await review(page);
      // The bill that says who sits where has been read.
      await page.waitForTimeout(300);
      await page.keyboard.press('Shift');
      for (const thing of moment?.then ?? []) await page.locator(thing).click();
      await page.mouse.move(0, 0);
      await take(page, picture);
      await page.context().close();
    }
  }
}
await browser.close();
end();
