// The end of a game lies over its table: all of it can be read and reached at every size, and it folds away.
import { expect, test } from './house';
import { clean, fits, hasTargets } from './sound';
import { goToTable } from './table';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1366, height: 640 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
];

test('the end is sound at every size, and the table can be looked at behind it', async ({ page }) => {
  await goToTable(page, {
    game: 'greed',
    seats: ['me', { bot: 'easy' }, { bot: 'easy' }],
    position: { round: 12, phase: 'over' },
  });
  const end = page.getByRole('region', { name: 'The end' });
  await expect(end.getByRole('heading', { level: 2 })).toBeVisible();
  await end.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(end.getByRole('status')).toContainText('The shuffle was fair');
  await clean(page, 'the end');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const state = `the end, ${size.width} × ${size.height}`;
    await fits(page, state);
    await hasTargets(page, state);
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(scrolls, `the page scrolls, ${state}`).toBeLessThanOrEqual(0);
    const again = end.getByRole('button', { name: 'Play again' });
    await again.scrollIntoViewIfNeeded();
    await expect(again).toBeInViewport({ ratio: 1 });
  }
  await end.getByRole('button', { name: 'Look at the table' }).click();
  await expect(end.getByRole('list')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The table', exact: true })).toBeInViewport();
  await clean(page, 'the table after the end');
  await page.getByRole('button', { name: 'To the result' }).click();
  await expect(end.getByRole('list').first()).toBeVisible();
});

test('the account is written in ink, in the night too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await goToTable(page, {
    game: 'greed',
    seats: ['me', { bot: 'easy' }, { bot: 'easy' }],
    position: { round: 12, phase: 'over' },
  });
  const name = page
    .getByRole('region', { name: 'The end' })
    .getByRole('list')
    .first()
    .locator('strong')
    .first();
  await expect(name).toHaveCSS('color', 'rgb(27, 31, 36)');
});
