// A game of each kind without a mouse and without eyes: keys, names, and what the live regions say, which is
// word for word what the terminal tells.
import type { GameInfo } from '../src/wire/server';
import { expect, games, test } from './house';
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
const WORDS = {
  en: {
    count: 'How many play?',
    name: 'Name on seat A',
    other: (seat: string) => `Who sits on seat ${seat}?`,
    /** The beginning of the easy bot's name. */
    bot: 'Bot, e',
    options: 'Rules to choose from',
    make: 'Make the table',
  },
  de: {
    count: 'Wie viele spielen mit?',
    name: 'Name auf Platz A',
    other: (seat: string) => `Wer sitzt auf Platz ${seat}?`,
    bot: 'Bot, l',
    options: 'Regeln zur Auswahl',
    make: 'Tisch aufmachen',
  },
};

/** What is special about a game. */
interface Own {
  language?: keyof typeof WORDS;
  seed?: number;
  /** The option that makes it a short game of eight turns. */
  limit?: string;
}
const OWN: Record<string, Own> = {
  greed: { seed: 3 },
  smile: { seed: 7, language: 'de' },
  downtown: { seed: 5, limit: 'Turn limit' },
};

/** As few as can be, but two; the others easy bots. All fields by keyboard. */
async function sitDown(player: Player, { name, fewest, most }: GameInfo, limit?: string): Promise<void> {
  const { page } = player;
  const words = WORDS[player.language];
  const seats = Math.min(Math.max(fewest, 2), most);
  await player.listen();
  await page.goto(`/new/${name}?how=friends`);
  if (fewest < most) {
    await reach(page, page.getByRole('combobox', { name: words.count }));
    await page.keyboard.press(String(seats));
  }
  await reach(page, page.getByRole('textbox', { name: words.name }));
  await page.keyboard.type('Marlene');
  for (const seat of 'BCDE'.slice(0, seats - 1)) {
    const other = page.getByRole('combobox', { name: words.other(seat) });
    await reach(page, other);
    await page.keyboard.type(words.bot);
    await expect(other).toHaveValue('easy');
  }
  if (limit) {
    await reach(page, page.getByText(words.options));
    await page.keyboard.press('Enter');
    await reach(page, page.getByRole('spinbutton', { name: limit }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('8');
  }
  await reach(page, page.getByRole('button', { name: words.make }));
  await page.keyboard.press('Enter');
}

for (const info of await games()) {
  const { language = 'en', seed = 1, limit } = OWN[info.name] ?? {};
  test.describe(language, () => {
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
    test(info.name, async ({ page }) => {
      const player = new Player(page, language);
      await sitDown(player, info, limit);
      await playWhole(player, seed);
    });
  });
}
