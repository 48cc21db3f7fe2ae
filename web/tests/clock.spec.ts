// Clocks: what is left is seen and heard, and whoever runs out of time loses nothing but the choice a bot makes.
import { expect, test } from './house';
import { clean } from './sound';
import { goToTable, Player } from './table';

test('time runs out and a bot plays on until the chair is taken back', async ({ guest }) => {
  const [ann, ben] = [new Player(await guest()), new Player(await guest())];
  const clock = { evening: { seconds: 12, reserve: 4 } };
  await goToTable(ann.page, { game: 'greed', seats: ['me', 'open'], names: ['Ann'], clock });
  await ben.page.goto(ann.page.url());
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Take seat B' }).click();
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'I am ready' }).click();

  // Both are asked; Ben answers at once, so that only Ann's time runs on.
  expect(await ben.asked()).toBe(true);
  await ben.chooseNth(0);
  await expect(ann.page.locator('[data-seated=A] .runs').first()).toBeVisible();
  await expect(ann.page.locator('[data-seated=B] .runs')).toHaveCount(0);
  await clean(ann.page, 'a clock that runs');
  await expect(ann.page.getByRole('timer')).toContainText('then a bot plays on for you');
  const back = ann.page.getByRole('button', { name: 'Take my chair back' });
  await expect(back).toBeVisible();
  await expect(ben.page.locator('[data-seated=A].stand-in').first()).toBeVisible();
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(ben.page.locator('[data-seated=A].here').first()).toBeVisible();
  const story = (page: Player['page']) => page.locator('.drawers .story');
  for (const { page } of [ann, ben]) {
    await page.keyboard.press('s');
    await expect(story(page)).toContainText('Ann ran out of time; a bot plays until they are back.');
  }
  await expect(story(ben.page)).toContainText('Ann is back and plays again instead of the bot.');
});
