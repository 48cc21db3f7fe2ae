// Strangers: a table that is open to anybody is found at the door and joined, and a bell brings two together.
import { expect, test } from './house';
import { clean } from './sound';
import { goToTable } from './table';

test('a table open to strangers hangs at the door, and a stranger sits down', async ({ page, guest }) => {
  const stranger = await guest();
  await stranger.goto('/');
  const door = stranger.getByRole('region', { name: /At the door/ });
  await expect(door).toBeVisible();

  await goToTable(page, { game: 'greed', seats: ['me', 'open'] });
  // Nobody finds it before its maker wishes so.
  const toggle = page.getByRole('switch', { name: /Open to strangers/ });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(page.getByText('anybody finds it at the door')).toBeVisible();
  await clean(page, 'a table open to strangers');

  // Without a reload: the door is looked at again and again.
  const sit = door.getByRole('link', { name: /^Sit down with .*: Greed/ });
  await expect(sit).toBeVisible();
  await expect(door.getByRole('listitem').filter({ hasText: '1 chair free · no clock' })).toHaveCount(1);
  await clean(stranger, 'a table at the door');
  await sit.click();
  await expect(stranger.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await clean(stranger, 'a stranger sits');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/Everybody is here/);
  for (const one of [page, stranger]) await one.getByRole('button', { name: 'I am ready' }).click();
  for (const one of [page, stranger]) await expect(one.locator('.table[data-game=greed]')).toBeVisible();
});

test('a bell brings together who waits for the same, and can be taken back', async ({ page, guest }) => {
  const other = await guest();
  const ring = async (one: typeof page) => {
    await one.goto('/');
    const form = one.getByRole('form', { name: 'Quick match' });
    await form.getByText('Downtown').click();
    await form.getByText('2', { exact: true }).click();
    await form.getByRole('checkbox', { name: /bots sit in/ }).uncheck();
    await form.getByRole('button', { name: 'Ring' }).click();
    await expect(one).toHaveURL(/\/t\/[^?]+$/);
  };
  await ring(page);
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('Waiting for one more …');
  await clean(page, 'a bell was rung');
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('form', { name: 'Quick match' })).toBeVisible();

  await ring(page);
  await expect(status).toHaveText('Waiting for one more …');
  await ring(other);
  for (const one of [page, other]) await expect(one.locator('.table[data-game=downtown]')).toBeVisible();
});
