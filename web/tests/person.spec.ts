// Somebody: a face of one's own, the games one has played, a page that is installed and opens without a line.
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './house';
import { sound } from './sound';
import { goToTable } from './table';

test('a face is composed by keyboard, and others see it in the lobby', async ({ page, guest }) => {
  await page.goto('/face');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('radio', { name: 'Cloche' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Fedora' })).toBeChecked();
  await page.getByRole('tab', { name: /^Mouth/ }).click();
  await page.getByRole('radio', { name: 'Pipe' }).check({ force: true });
  await expect(page.getByRole('img', { name: /^My face: Fedora,.* Pipe,/ })).toBeVisible();
  await page.getByRole('button', { name: 'That is me' }).click();
  await expect(page).toHaveURL('/');
  const me = (await (await page.request.get('/api/me')).json()) as { name: string; face: string };
  expect(me.name).toBe('Ada');
  expect(me.face).toMatch(/^1(\.\d+){14}$/);

  await goToTable(page, { game: 'smile', seats: ['me', 'open'] });
  const ben = await guest();
  await ben.goto(new URL(page.url()).pathname);
  // The hat stands in the drawing as the kit draws it; every part of it is in the picture others see.
  const drawn = (one: typeof page) => one.locator('.sits .bust').first().innerHTML();
  await expect.poll(() => drawn(ben)).toContain('M18 42c10 1 18-1');
  expect(await drawn(page)).toContain('M18 42c10 1 18-1');
});

test('my finished games are listed, shown to others and taken back', async ({ page, guest }) => {
  await goToTable(page, {
    game: 'greed',
    seats: ['me', { bot: 'easy' }],
    position: { round: 12, phase: 'over' },
  });
  await expect(page.getByRole('region', { name: 'The end' })).toBeVisible();
  await page.goto('/games');
  const over = page.getByRole('region', { name: /^Finished/ });
  await expect(over.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Greed' })).toContainText('1 game');

  await over.getByRole('button', { name: 'Share this game' }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  const stranger = await guest(undefined, /404/);
  await stranger.goto(new URL(link).pathname);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Greed' })).toBeVisible();
  await over.getByRole('button', { name: 'Shared: take the link back' }).click();
  await expect(page.getByText('The link leads nowhere any more.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('alert')).toBeVisible();

  const records = await page.request.get('/api/me/records');
  expect((await records.text()).trim().split('\n')).toHaveLength(1);
  await over.getByRole('button', { name: 'Take off this list' }).click();
  await expect(over.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
});

for (const language of ['en', 'de']) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`face and games are sound in ${language}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto('/');
      for (const address of ['/face', '/games', '/me']) {
        await sound(page, address);
      }
    });
  }
}

test('Chromium would install it, and it opens without a line and says so', async ({ house }) => {
  // A window that is private can install nothing.
  const folder = mkdtempSync(join(tmpdir(), 'backroom-person-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...test.info().project.use.launchOptions,
    baseURL: house.address,
    locale: 'en-GB',
  });
  try {
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const devtools = await context.newCDPSession(page);
    const manifest = await devtools.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(manifest.url).toContain('/backroom.webmanifest');
    await expect
      .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
      .toEqual([]);

    // Everything the page was made of is kept by then.
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('shell')).keys()).map(({ url }) => new URL(url).pathname),
      );
    await expect.poll(kept).toEqual(expect.arrayContaining([expect.stringMatching(/web.*\.js$/)]));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('article', { name: 'Greed' })).toBeVisible();
    await expect(page.getByRole('status')).toContainText('cannot be reached');
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
