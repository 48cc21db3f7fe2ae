// A game of each kind without a mouse and without eyes: keys, names, and what the live regions say, which is
// word for word what the terminal tells.
import { expect, test } from './house';
import { dice, Player, reach } from './table';

/** By number, as far as numbers go, and by the tab key from there. */
async function choose({ page, choices, prompt, doIt }: Player, nth: number): Promise<void> {
  await expect(prompt).not.toBeEmpty();
  await page.keyboard.press(String(Math.min(nth + 1, 9)));
  for (let further = 9; further <= nth; further += 1) await page.keyboard.press('Tab');
  await expect(choices.nth(nth)).toBeFocused();
  await page.keyboard.press('Enter');
  // What cannot be taken back is asked about once more.
  if (await doIt.isVisible()) await page.keyboard.press('Enter');
}

async function playWhole(player: Player, seed: number): Promise<void> {
  const { page } = player;
  const roll = dice(seed);
  await player.play(async () => choose(player, roll(Math.min(await player.choices.count(), 12))));
  await player.clock(`${await page.title()}, by keyboard`);
  await player.heardAllOfIt('A');
}

/** What the fields of a new table are called. */
interface Words {
  count: string;
  name: string;
  other: string;
  /** The beginning of the easy bot's name. */
  bot: string;
  options: string;
  /** Where the game shall be a short one. */
  limit?: string;
  make: string;
}

/** Two at the table, the other one an easy bot; all fields by keyboard. */
async function sitDown(player: Player, game: string, words: Words): Promise<void> {
  const { page } = player;
  await player.listen();
  await page.goto(`/new/${game}?how=friends`);
  await reach(page, page.getByRole('combobox', { name: words.count }));
  await page.keyboard.press('2');
  await reach(page, page.getByRole('textbox', { name: words.name }));
  await page.keyboard.type('Marlene');
  const other = page.getByRole('combobox', { name: words.other });
  await reach(page, other);
  await page.keyboard.type(words.bot);
  await expect(other).toHaveValue('easy');
  if (words.limit) {
    await reach(page, page.getByText(words.options));
    await page.keyboard.press('Enter');
    await reach(page, page.getByRole('spinbutton', { name: words.limit }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('8');
  }
  await reach(page, page.getByRole('button', { name: words.make }));
  await page.keyboard.press('Enter');
}

const ENGLISH: Words = {
  count: 'How many play?',
  name: 'Name on seat A',
  other: 'Who sits on seat B?',
  bot: 'Bot, e',
  options: 'Rules to choose from',
  make: 'Make the table',
};

test('greed', async ({ page }) => {
  const player = new Player(page);
  await sitDown(player, 'greed', ENGLISH);
  await playWhole(player, 3);
});

test('downtown, eight turns', async ({ page }) => {
  const player = new Player(page);
  await sitDown(player, 'downtown', { ...ENGLISH, limit: 'Turn limit' });
  await playWhole(player, 5);
});

test.describe('auf Deutsch', () => {
  test.use({ locale: 'de-DE' });
  test('smile', async ({ page }) => {
    const player = new Player(page, 'de');
    await sitDown(player, 'smile', {
      count: 'Wie viele spielen mit?',
      name: 'Name auf Platz A',
      other: 'Wer sitzt auf Platz B?',
      bot: 'Bot, l',
      options: 'Regeln zur Auswahl',
      make: 'Tisch aufmachen',
    });
    await playWhole(player, 7);
  });
});
