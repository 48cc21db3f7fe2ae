// Looking back: records out of files, and games that bots have played, step by step on their real boards, by mouse and
// keyboard, forward and back, with everybody's eyes.
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Replay } from '../src/wire/server';
import { expect, test } from './house';
import { clean } from './sound';

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

const at = (page: Page) => Number(new URL(page.url()).searchParams.get('at'));
/** What the board shows, in words: all that is drawn and named. */
const picture = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) => [
      (main as HTMLElement).innerText,
      [...main.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')).join('\n'),
    ]);

for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[]) {
  test(`${game} steps forward and back to the same pictures`, async ({ page }) => {
    await pick(page, file(game));
    const pictures = new Map<number, string[]>();
    for (let step = 0; step < 40; step += 1) {
      pictures.set(at(page), await picture(page));
      const before = at(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => at(page)).toBeGreaterThan(before);
    }
    for (let step = 0; step < 40; step += 1) {
      const before = at(page);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => at(page)).toBeLessThan(before);
      const seen = pictures.get(at(page));
      expect(seen, `moment ${at(page)} was there before`).toBeDefined();
      expect(await picture(page)).toEqual(seen);
    }
  });
}

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
  await page.goto('/');
  const code = await page.evaluate(async () => {
    const wished = {
      game: 'smile',
      seats: [{ bot: 'easy' }, { bot: 'easy' }],
      names: [],
      spectators: true,
    };
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wished) });
    return ((await made.json()) as { code: string }).code;
  });
  const replay = async () => (await (await fetch(`${house.address}/api/replays/${code}`)).json()) as Replay;
  await expect.poll(async () => (await replay()).over, { timeout: 120_000 }).toBe(true);
  await page.goto(`/r/${code}?at=57&seat=B`);
  await expect(page.getByRole('radio', { name: /^as .+ saw it$/ }).nth(1)).toBeChecked();
  expect(at(page)).toBe(57);
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
