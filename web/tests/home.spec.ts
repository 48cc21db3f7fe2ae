// Two clicks from the home page to a table, in both languages and themes.
import { expect, test } from './house';
import { clean, fits, hasTargets, WIDTHS } from './sound';

test('play now seats me against bots', async ({ page }) => {
  await page.goto('/');
  const poster = page.getByRole('article', { name: 'Greed' });
  await poster.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('take one card');
  await expect(page).toHaveTitle(/Your turn/);
});

test('what is sent is packed', async ({ page }) => {
  const scripts: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.headers()['content-encoding']);
  });
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Greed' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  expect(new Set(scripts)).toEqual(new Set(['gzip']));
});

for (const language of ['English', 'Deutsch']) {
  for (const theme of [1, 2]) {
    test(`every page is sound in ${language}, theme ${theme}`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('combobox').first().selectOption({ label: language });
      await page.getByRole('combobox').nth(1).selectOption({ index: theme });
      for (const address of [
        '/',
        '/me',
        '/rules/smile',
        '/new/downtown?how=friends',
        '/new/greed?how=watch',
      ]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await clean(page, address);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await fits(page, address);
        }
        await hasTargets(page, address);
      }
    });
  }
}

test('a friend sits down through the link', async ({ page, browser, house }) => {
  await page.goto('/new/smile?how=friends');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('status')).toContainText('One seat is still free');
  const link = await page.getByLabel('The table’s address').inputValue();
  const friend = await browser.newPage({ baseURL: house.address });
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: 'Take seat B' }).click();
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('region', { name: 'The table', exact: true })).toBeVisible();
  await expect(friend.getByRole('region', { name: 'The table', exact: true })).toBeVisible();
  await friend.close();
});
