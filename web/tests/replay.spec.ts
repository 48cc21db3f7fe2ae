// Looking back: records out of files, and games that bots have played, step by step on their real boards, by mouse and
// keyboard, forward and back, with everybody's eyes.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Replay } from '../src/wire/server';
import { expect, test } from './house';
import { clean } from './sound';
import { goToTable, Player } from './table';

const GAMES = {
  greed: 'golden/2-players.json',
  smile: 'golden/two-overpower.json',
  downtown: 'golden/4-players-en.json',
} as const;
const file = (game: keyof typeof GAMES) =>
  resolve(import.meta.dirname, `../../games/${game}/tests/${GAMES[game]}`);

async function pick(page: Page, path: string): Promise<void> {
  await page.goto('/r');
  await page.getByLabel(/Pick a file|Datei wählen/).setInputFiles(path);
  await expect(page.getByRole('slider')).toBeVisible();
}

/** A game that two bots have played: its table's code. */
async function played(page: Page, address: string, game: string): Promise<string> {
  await goToTable(page, { game, seats: [{ bot: 'easy' }, { bot: 'easy' }] });
  const code = new URL(page.url()).pathname.split('/')[2]!;
  const replay = async () => (await (await fetch(`${address}/api/replays/${code}`)).json()) as Replay;
  await expect.poll(async () => (await replay()).over, { timeout: 120_000 }).toBe(true);
  return code;
}

const at = (page: Page) => Number(new URL(page.url()).searchParams.get('at'));
/** Every record that is kept for ever. */
const GOLDEN = ['greed', 'smile', 'downtown'].flatMap((game) => {
  const folder = resolve(import.meta.dirname, `../../games/${game}/tests/golden`);
  return readdirSync(folder).map((file) => ({ name: `${game}: ${file}`, path: join(folder, file) }));
});

/** Runs in the page: goes through the whole game by keys, forward and back again, and gives back how many moments there
 *  were and all where the board was drawn otherwise on the way back. */
async function thereAndBack(): Promise<{ steps: number; others: string[] }> {
  const drawn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const at = () => new URL(location.href).searchParams.get('at')!;
  const look = () => {
    const main = document.querySelector('main')!;
    const things = [...main.querySelectorAll<Element>('[aria-label], [data-at], [data-own], text, use')];
    const named = things.map((thing) =>
      ['aria-label', 'data-at', 'data-own', 'href', 'class']
        .map((name) => thing.getAttribute(name))
        .join(' '),
    );
    return [main.textContent, document.querySelector('.caption')!.textContent, ...named].join('\n');
  };
  const press = async (key: string) => {
    const before = at();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await drawn();
    return at() !== before;
  };
  const seen = new Map<string, string>();
  await press('Home');
  do seen.set(at(), look());
  while (await press('ArrowRight'));
  const others: string[] = [];
  const compare = () => {
    if (seen.get(at()) !== look()) others.push(`${at()}: ${seen.get(at())} is now ${look()}`);
  };
  while (await press('ArrowLeft')) compare();
  return { steps: seen.size, others };
}

for (const { name, path } of GOLDEN)
  for (const locale of ['en-GB', 'de-DE'])
    test.describe(`${name}, ${locale}`, () => {
      test.use({ locale });
      // One of each game every day, all of them in `make soak`.
      const often = Object.values(GAMES).some((usual) => path.endsWith(usual));
      test(`steps forward and back to equal pictures${often ? '' : ' @soak'}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await pick(page, path);
        const { steps, others } = await page.evaluate(thereAndBack);
        expect(others).toEqual([]);
        expect(steps).toBeGreaterThan(30);
      });
    });

test('turns, ends, sights and the slider by keyboard, and what is heard of them', async ({ page }) => {
  await pick(page, file('downtown'));
  const slider = page.getByRole('slider', { name: 'The whole game' });
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Turn 1 of \d+/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Turn 3 of \d+, Seat [A-D]/);
  await page.keyboard.press('ArrowUp');
  await expect(slider).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('End');
  const turns = await slider.getAttribute('aria-valuemax');
  await expect(slider).toHaveAttribute('aria-valuenow', turns!);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await page.getByRole('button', { name: 'To the next turn of this kind: job' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /job$/);
  const before = at(page);
  await page.keyboard.press('c');
  await expect.poll(() => at(page)).toBeGreaterThan(before);
});

test('the strip can be dragged, and the game played and paused', async ({ page }) => {
  await pick(page, file('downtown'));
  const slider = page.getByRole('slider');
  const box = (await slider.boundingBox())!;
  await page.mouse.move(box.x + 10, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 5 });
  await page.mouse.up();
  const middle = Number(await slider.getAttribute('aria-valuenow'));
  expect(middle).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(middle);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('everybody’s eyes, and with everything open every hand', async ({ page }) => {
  await pick(page, file('greed'));
  await page.keyboard.press('End');
  const eyes = page.getByRole('radiogroup', { name: 'Seen as' });
  await expect(eyes.getByRole('radio')).toHaveCount(4);
  await eyes.getByRole('radio', { name: 'as Seat B saw it' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe('B');
  await eyes.getByRole('radio', { name: 'with everything open' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe('open');
});

test('a file that is no record is refused with a reason', async ({ page }) => {
  await page.goto('/r');
  const input = page.getByLabel('Pick a file');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"no":') });
  await expect(page.getByRole('alert')).toContainText('no record');
});

test('a game that bots have played is looked back at by its link', async ({ page, house }) => {
  const code = await played(page, house.address, 'smile');
  await page.goto(`/r/${code}?at=57&seat=B`);
  await expect(page.getByRole('radio', { name: /^as .+ saw it$/ }).nth(1)).toBeChecked();
  expect(at(page)).toBe(57);
});

test('a moment is shared: its link, and a picture of it', async ({ page, house }) => {
  await pick(page, file('greed'));
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this moment' });
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  const [wide, colours] = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [200, 120];
    const brush = canvas.getContext('2d')!;
    brush.drawImage(image, 0, 0, 200, 120);
    const { data } = brush.getImageData(0, 0, 200, 120);
    const dots = new Set(
      Array.from({ length: data.length / 4 }, (_, n) => data.slice(4 * n, 4 * n + 3).join()),
    );
    return [image.naturalWidth, dots.size];
  });
  expect(wide).toBeGreaterThan(1000);
  expect(colours, 'a board is drawn, not a plain ground').toBeGreaterThan(500);
  await clean(page, 'sharing');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save the picture' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^backroom-greed-\d+\.png$/);
  // A record out of a file has no link; a table has one, and it leads to this moment.
  await expect(dialog.locator('#moment-link')).toHaveCount(0);
  const code = await played(page, house.address, 'smile');
  await page.goto(`/r/${code}?at=57&seat=B`);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await expect(dialog.locator('#moment-link')).toHaveValue(new RegExp(`/r/${code}\\?at=57&seat=B$`));
  await expect(dialog.locator('#moment-embedded')).toHaveValue(/<a href=".*at=57.*"><img src="backroom/);
});

test('those who look on stop what is played out, and go on a step at a time', async ({
  page,
  browser,
  house,
}) => {
  const player = new Player(page);
  await player.listen();
  await goToTable(page, { game: 'smile', seats: ['me', { bot: 'easy' }] });
  // Whatever is chosen is meant: the first choice may be a potion, about which one is asked again.
  const act = () => player.play(() => player.chooseNth(0), 1);
  await player.asked();
  const watcher = await browser.newPage({ baseURL: house.address, locale: 'en-GB' });
  await watcher.goto(new URL(page.url()).pathname);
  const heard = () => watcher.getByRole('log', { name: 'What happens' }).textContent();
  await watcher.getByRole('button', { name: 'Pause', exact: true }).click();
  // It stops at the next moment that comes.
  const before = await heard();
  await act();
  await expect.poll(heard).not.toBe(before);
  const held = await heard();
  await watcher.waitForTimeout(1500);
  expect(await heard()).toBe(held);
  // What waits may be few; then more happens.
  await expect(async () => {
    await watcher.getByRole('button', { name: 'One step on' }).click();
    if ((await heard()) === held) await act();
    expect(await heard()).not.toBe(held);
  }).toPass();
  await watcher.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(watcher.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await watcher.close();
});

for (const [name, width, height] of [
  ['desktop', 1366, 768],
  ['phone', 390, 844],
] as const)
  for (const colorScheme of ['dark', 'light'] as const)
    test(`nothing is wrong for those who hear or enlarge: ${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await pick(page, file('downtown'));
      await page.keyboard.press('ArrowDown');
      await clean(page, name);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });

test('auf Deutsch', async ({ browser, house }) => {
  const page = await browser.newPage({ baseURL: house.address, locale: 'de-DE' });
  await pick(page, file('smile'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Zug 2 von/);
  await page.close();
});
