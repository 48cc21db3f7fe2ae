// One of two vanishes: the other lets a bot play on, and the first one comes back and sits down again.
import { expect, House, test as base } from './house';
import { goToTable, Player } from './table';

// A house where a second counts as long.
const test = base.extend<object, { shared: House }>({
  shared: [
    async ({}, use) => {
      const house = new House('--stand-in-after', '1');
      await house.open();
      await use(house);
      await house.end();
    },
    { scope: 'worker' },
  ],
});

test('a bot plays for a friend who vanished, until they sit down again', async ({ guest }) => {
  const [ann, ben] = [new Player(await guest()), new Player(await guest())];
  await goToTable(ann.page, { game: 'greed', seats: ['me', 'open'], names: ['Ann'] });
  const address = ann.page.url();
  await ben.page.goto(address);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Take seat B' }).click();
  await ben.page.getByRole('button', { name: 'I am ready' }).click();
  await ann.page.getByRole('button', { name: 'I am ready' }).click();
  await expect(ann.choices.first()).toBeVisible();
  await expect(ben.page.getByRole('main')).toBeVisible();

  await ben.page.goto('about:blank');
  const heard = ann.page.getByRole('log', { name: 'Who comes and goes' });
  await expect(heard).toContainText('Ben has been away for a while.');
  const letPlay = ann.page.getByRole('button', { name: 'Let a bot play for Ben' });
  await letPlay.focus();
  await ann.page.keyboard.press('Enter');
  await expect(heard).toContainText('A bot plays for Ben now.');
  await expect(letPlay).toHaveCount(0);
  // The game goes on: the bot chooses as well.
  await ann.chooseNth(0);
  await expect(ann.prompt).not.toBeEmpty();
  await expect(async () => expect(await ann.isAsked()).toBe(true)).toPass({ timeout: 60_000 });

  await ben.page.goto(address);
  await ben.page.getByRole('button', { name: 'Sit down again' }).click();
  await expect(heard).toContainText('Ben is back and plays again instead of the bot.');
  await expect(ben.page.getByRole('button', { name: 'Sit down again' })).toHaveCount(0);
});
