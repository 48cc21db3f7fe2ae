// What a lobby says is meant for whoever reads it; and who watches has a voice with a name.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { clean } from './sound';
import { goToTable } from './table';

test('a guest is told what a guest can do, and nobody is here who is not', async ({ page, guest }) => {
  await goToTable(page, { game: 'smile', seats: ['me', 'open'] });
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(/One seat is still free\. Send the link/);

  const ben = await guest();
  await ben.goto(new URL(page.url()).pathname);
  const bens = ben.getByRole('main').getByRole('status').first();
  await expect(bens).toHaveText('One seat is still free: take it and play.');
  for (const one of [page, ben]) await clean(one, 'a lobby with a free chair');
  await ben.getByRole('button', { name: 'Take seat B' }).click();
  await expect(bens).toHaveText('Everybody is here. Say when you are ready.');
  await expect(status).toHaveText('Everybody is here. Say when you are ready.');

  const watcher = await guest();
  await watcher.goto(new URL(page.url()).pathname);
  await expect(watcher.getByRole('main').getByRole('status').first()).toHaveText(/^All seats are taken/);

  // Gone again, like everybody in a new lobby for another game until they come.
  await ben.goto('about:blank');
  await expect(status).toHaveText('Not everybody is here yet. You can already say that you are ready.');
  await expect(page.getByRole('listitem').filter({ hasText: 'not here yet' })).toHaveCount(1);
});

test('whoever plays again is told who has not come yet', async ({ page, guest }) => {
  await goToTable(page, { game: 'greed', seats: ['me', 'open'], position: { round: 12, phase: 'over' } });
  const ben = await guest();
  await ben.goto(new URL(page.url()).pathname);
  await ben.getByRole('button', { name: 'Take seat B' }).click();
  for (const one of [page, ben]) await one.getByRole('button', { name: 'I am ready' }).click();
  const first = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(first);
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText('Not everybody is here yet. You can already say that you are ready.');
  await ben.getByRole('button', { name: 'To the next game' }).click();
  await expect(status).toHaveText('Everybody is here. Say when you are ready.');
  await expect(ben.getByRole('main').getByRole('status').first()).toHaveText(
    'Everybody is here. Say when you are ready.',
  );
});

test('what a watcher says has a sender, and is heard by those who look on', async ({ page, guest }) => {
  await goToTable(page, { game: 'greed', seats: ['me', { bot: 'easy' }] });
  const [watcher, other] = [await guest(), await guest()];
  for (const one of [watcher, other]) await one.goto(new URL(page.url()).pathname);
  for (const one of [page, watcher, other])
    await one.locator('.drawers').getByRole('button', { name: 'Chat' }).click();
  await watcher.getByRole('textbox', { name: 'Say something' }).fill('Good luck');
  await watcher.keyboard.press('Enter');
  const lines = (one: Page) => one.getByRole('log', { name: 'Chat' }).getByRole('listitem');
  for (const one of [watcher, other]) await expect(lines(one)).toHaveText(/A watcher\s+Good luck/);
  // Whoever plays is not told what to do from behind.
  await expect(lines(page)).toHaveCount(0);
});

test('a link says where it leads before any script has run', async ({ page }) => {
  const language = (wish: string) => ({ headers: { 'accept-language': wish } });
  await goToTable(page, { game: 'smile', seats: ['me', 'open'] });
  const link = new URL(page.url()).pathname;
  const said = async (wish: string) => (await page.request.get(link, language(wish))).text();
  expect(await said('en')).toContain('content="With a Smile &amp; a Gun in the back room"');
  expect(await said('en')).toMatch(/content="\w+ is sitting at the table, one chair is free\. Sit down/);
  expect(await said('de-AT, en')).toMatch(
    /content="\w+ sitzt schon am Tisch, ein Stuhl ist frei\. Setz dich/,
  );
  expect(await (await page.request.get('/rules/greed', language('de'))).text()).toContain(
    'Greed im Hinterzimmer',
  );
});

test('a colour chosen in the lobby is worn at the table, for everybody', async ({ guest }) => {
  const [ann, ben] = [await guest(), await guest()];
  await goToTable(ann, { game: 'greed', seats: ['me', 'open'], names: ['Ann'] });
  await ben.goto(ann.url());
  await ben.getByRole('button', { name: 'Take seat B' }).click();
  // The radio lies under its drop of colour.
  await ann.getByRole('radio', { name: 'green' }).check({ force: true });
  await expect(ben.getByRole('radio', { name: 'green, taken by Ann' })).toBeDisabled();
  for (const page of [ann, ben]) {
    await clean(page, 'colours are chosen');
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  for (const page of [ann, ben]) {
    await expect(page.locator('.table')).toBeVisible();
    const worn = await page.evaluate(() => {
      const property = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);
      return [
        property(document.querySelector('.table')!, '--seat-a'),
        property(document.documentElement, '--hue-4'),
      ];
    });
    expect(worn[0]).toBe(worn[1]);
  }
});
