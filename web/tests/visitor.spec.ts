// One visitor is one person, however impatient and in however many tabs.
import type { BrowserContext, Page, Response, Route } from '@playwright/test';
import { expect, test } from './house';
import { Line } from './line';
import { Player } from './table';

/** Holds every introduction back in the browser until all are let go. */
async function hold(context: BrowserContext) {
  let held: Route[] | null = [];
  await context.route('**/api/me', (route) => (held ? void held.push(route) : route.continue()));
  return {
    count: () => held?.length ?? 0,
    async go(): Promise<void> {
      const all = held!;
      held = null;
      for (const route of all) await route.continue();
    },
  };
}

const HELLO = 'POST /api/me ';

/** The secrets that the context's pages are given. */
function secrets(context: BrowserContext): Promise<string | undefined>[] {
  const given: Promise<string | undefined>[] = [];
  context.on('response', (response: Response) => {
    if (response.url().endsWith('/api/me')) given.push(response.headerValue('set-cookie').then(secretOf));
  });
  return given;
}
const secretOf = (cookie: string | null) => cookie?.split(';')[0];

const playNow = (page: Page, game: string) =>
  page.getByRole('article', { name: game }).getByRole('button', { name: /^Play now/ });

/** Sits at a table of its own, with something to choose. */
async function plays(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/t\//);
  expect(await new Player(page).asked()).toBe(true);
}

test('play now is not somebody else while the introduction is on its way', async ({ house, guest }) => {
  const line = new Line(house);
  const page = await guest(await line.address());
  const given = secrets(page.context());
  const held = await hold(page.context());
  await page.goto('/');
  await expect.poll(held.count).toBe(1);
  line.hold();
  await held.go();
  await expect.poll(() => line.heard(HELLO)).toBe(1);
  await playNow(page, 'Greed').click();
  await expect(page.getByText('One moment')).toBeVisible();
  line.release();
  await plays(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'My tables' }).getByRole('listitem')).toHaveCount(1);
  const people = new Set((await Promise.all(given)).filter((secret) => secret !== undefined));
  expect([...people], 'one person').toHaveLength(1);
  line.end();
});

test('two tabs opened at once are one person', async ({ house, guest }) => {
  const line = new Line(house);
  const page = await guest(await line.address());
  const other = await page.context().newPage();
  const given = secrets(page.context());
  const held = await hold(page.context());
  await Promise.all([page.goto('/'), other.goto('/')]);
  await expect.poll(held.count).toBe(2);
  line.hold();
  await held.go();
  await expect.poll(() => line.heard(HELLO)).toBe(2);
  line.release();
  await expect.poll(() => given.length).toBe(2);
  const [one, two] = await Promise.all(given);
  expect(one).toBeDefined();
  expect(two).toBe(one);

  await playNow(page, 'Greed').click();
  await plays(page);
  await playNow(other, 'With a Smile & a Gun').click();
  await plays(other);
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(tab.getByRole('region', { name: 'My tables' }).getByRole('listitem')).toHaveCount(2);
  }
  line.end();
});

test('a browser that keeps nothing for the page plays as well', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['indexedDB', 'localStorage'])
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('not for you', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await playNow(page, 'Greed').click();
  await plays(page);
});
