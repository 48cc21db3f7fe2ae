// Two clicks from the home page to a table, in both languages and themes.
import { expect, games, test } from './house';
import { sound } from './sound';

test('play now seats me against bots', async ({ page }) => {
  await page.goto('/');
  const poster = page.getByRole('article', { name: 'Greed' });
  await poster.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/take one card/i);
  await expect(page).toHaveTitle(/Your turn/);
});

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1366, height: 640 },
  { width: 390, height: 844 },
];

test('every "Play now" is in sight, also beside tables that wait for me', async ({ page }) => {
  const buttons = page.getByRole('button', { name: /^Play now/ });
  const inSight = async () => {
    const all = (await games()).length;
    await expect(buttons).toHaveCount(all);
    // The toy of the tests hangs below the three that everybody has.
    const first = Math.min(all, 3);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (let nth = 0; nth < first; nth += 1) await expect(buttons.nth(nth)).toBeInViewport({ ratio: 1 });
    }
  };
  await page.goto('/');
  await inSight();
  await page.getByRole('article', { name: 'Greed' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveTitle(/Your turn/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/lamp.svg');
  await page.goto('/');
  const ticket = page.getByRole('region', { name: 'My tables' }).getByRole('link');
  await expect(ticket).toContainText('It is your turn');
  await inSight();
  await ticket.click();
  await expect(page).toHaveURL(/\/t\//);
});

test('nothing sounds before somebody wishes it', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { count: 0 };
    Object.assign(window, { made });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        made.count += 1;
      }
    };
  });
  const made = () => page.evaluate(() => (window as unknown as { made: { count: number } }).made.count);
  await page.goto('/');
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('article', { name: 'Greed' }).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveTitle(/Your turn/);
  expect(await made()).toBe(0);
  await page.goto('/');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(made).toBe(1);
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

const ADDRESSES = [
  '/',
  '/me',
  ...(await games()).flatMap(({ name }, nth) => [
    `/rules/${name}`,
    `/new/${name}?how=${nth % 2 ? 'watch' : 'friends'}`,
  ]),
];

for (const language of ['English', 'Deutsch']) {
  for (const theme of [1, 2]) {
    test(`every page is sound in ${language}, theme ${theme}`, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('combobox').first().selectOption({ label: language });
      await page.getByRole('combobox').nth(1).selectOption({ index: theme });
      for (const address of ADDRESSES) {
        await sound(page, address);
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
  await expect(page.locator('.table[data-game=smile]')).toBeVisible();
  await expect(friend.locator('.table[data-game=smile]')).toBeVisible();
  await friend.close();
});
