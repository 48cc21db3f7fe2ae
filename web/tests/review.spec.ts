// A finished game is looked back at: the thinking, the curves, the moments, what made it so; by mouse, by keyboard and
// by ear, in both languages.
import type { TableInfo } from '../src/wire/server';
import { expect, test } from './house';
import { clean, fits, hasTargets } from './sound';
import { goToTable } from './table';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 664 },
];

test('a finished game is looked back at, moment by moment', async ({ page }) => {
  test.setTimeout(600_000);
  await goToTable(page, { game: 'greed', seats: [{ bot: 'normal' }, { bot: 'easy' }] });
  const code = new URL(page.url()).pathname.split('/')[2]!;
  const stage = async () =>
    ((await (await page.request.get(`/api/tables/${code}`)).json()) as TableInfo).stage;
  await expect.poll(stage, { timeout: 120_000 }).toBe('over');
  await page.goto(`/review/${code}`);
  const moments = page.getByRole('region', { name: 'The moments' });
  await expect(moments).toBeVisible({ timeout: 400_000 });
  await clean(page, 'looking back');

  // The lamp by keyboard; every place has words.
  const lamp = page.getByRole('slider', { name: 'The moment that is looked at' });
  await lamp.focus();
  await page.keyboard.press('Home');
  await expect(lamp).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('End');
  const last = await lamp.getAttribute('aria-valuemax');
  await expect(lamp).toHaveAttribute('aria-valuenow', last!);
  await page.keyboard.press('ArrowLeft');
  await expect(lamp).toHaveAttribute('aria-valuetext', /^Round \d+: .+ \d+, .+ \d+$/);

  // What made it so: a seat is chosen and its parts are told.
  const made = page.getByRole('region', { name: 'What made it so' });
  const seats = made.getByRole('button');
  await expect(seats).toHaveCount(2);
  for (const one of await seats.all()) {
    await one.click();
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await expect(one).toHaveAttribute('aria-label', /Adds: .+ Takes away: .+ In the end \d+ of 100\.$/);
  }
  const listed = page.getByRole('list').getByRole('button', { name: /^(Round|Turn) \d+/ });
  if ((await listed.count()) > 0) {
    await listed.first().click();
    await expect(listed.first()).toHaveAttribute('aria-current', 'true');
  }

  // The moment on its board: the better choice is marked where it lies, and said.
  await page.setViewportSize(SIZES[0]!);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const board = page.locator('.board');
  await expect(board.locator('[data-game="greed"]')).toBeVisible();
  await expect(board.locator('[data-part="board"]')).toBeAttached();
  await clean(page, 'the board of a moment');
  for (const one of await moments.getByRole('button', { name: 'The moment before' }).all())
    while (await one.isEnabled()) await one.click();
  const better = moments.getByText('Better', { exact: true });
  if ((await better.count()) > 0) await expect(board.locator('.edge.better')).toBeVisible();
  await page.getByRole('button', { name: 'Go on from here' }).click();
  await expect(page.getByRole('dialog', { name: 'Go on from here' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the curves' }).click();
  // The same moment in the whole game: the last one, as the first that mattered may be its very first choice.
  await lamp.press('End');
  await page.getByRole('link', { name: 'Watch it all' }).click();
  await expect(page).toHaveURL(/\/r\/.*at=\d+&seat=/);
  expect(Number(new URL(page.url()).searchParams.get('at'))).toBeGreaterThan(1);
  await page.goBack();
  await expect(moments).toBeVisible();

  for (const size of SIZES) {
    await page.setViewportSize(size);
    const state = `looking back, ${size.width} × ${size.height}`;
    await fits(page, state);
    await hasTargets(page, state);
  }
  await page.getByRole('button', { name: 'What made it so' }).click();
  await expect(made).toBeVisible();
  await clean(page, 'what made it so, on a phone');

  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Rückblick' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Die Momente' })).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await fits(page, `Rückblick, ${size.width} × ${size.height}`);
  }
});

test('a hint is marked on the board, and said with its reason', async ({ page }) => {
  await goToTable(page, { game: 'greed', seats: ['me', { bot: 'easy' }] });
  await page.locator('[data-turn]').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  const carla = page.getByRole('complementary', { name: 'Aunt Carla' });
  await expect(carla).toContainText(/\d+ of 20 games won/, { timeout: 60_000 });
  await expect(page.locator('main .advised').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /Pick|Take/ })).not.toHaveCount(0);
  await clean(page, 'a hint');
  await carla.getByRole('button', { name: 'Close' }).click();
  await expect(carla).toHaveCount(0);
});
