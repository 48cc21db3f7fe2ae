// Nobody waits for a ghost: somebody vanishes, the others let a bot play, and the chair is taken back, also from another
// device with a key. All with real browsers at a real server; axe has nothing to say at any of it.
import type { Locator, Page } from '@playwright/test';
import type { NewTable } from '../src/wire/server';
import { expect, House, test as base, type Mortal } from './house';
import { clean } from './sound';
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

const NEWS = { en: 'Who comes and goes', de: 'Wer kommt und geht' };
const heard = (page: Page, language: 'en' | 'de' = 'en') => page.getByRole('log', { name: NEWS[language] });

/** The telegram; opened by hand where it found no place among all that can be chosen. */
async function telegram(page: Page): Promise<Locator> {
  const slip = page.locator('section.slip');
  const folded = page.getByRole('button', { name: /^(Open the telegram|Das Telegramm öffnen)/ });
  await expect(slip.or(folded)).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  await expect(slip).toBeVisible();
  return slip;
}

/** Answers what all are asked. */
async function answer(page: Page, question: string, name: string): Promise<void> {
  const slip = await telegram(page);
  await expect(slip).toContainText(question);
  await slip.getByRole('button', { name }).click();
}

/** From the menu, which lies under the drawer. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.act-menu').click();
  await page.getByRole('button', { name }).click();
}

/** Two or three who know each other sit at a game that has begun. The last one speaks German. */
async function begun(
  guest: (at?: string) => Promise<Page>,
  names: string[],
  table: Partial<NewTable> = {},
): Promise<Player[]> {
  const players: Player[] = [];
  for (const [n, name] of names.entries()) {
    const german = n > 0 && n === names.length - 1;
    const player = new Player(await guest(), german ? 'de' : 'en');
    players.push(player);
    if (german)
      await player.page.addInitScript(() => {
        // A blank page remembers nothing.
        if (location.protocol.startsWith('http')) localStorage.setItem('language', 'de');
      });
    if (n === 0) {
      const seats = names.map((_, seat) => (seat === 0 ? ('me' as const) : ('open' as const)));
      await goToTable(player.page, { game: 'greed', seats, names: [name], ...table });
      continue;
    }
    await player.page.goto(players[0]!.page.url());
    await player.page.getByRole('textbox', { name: german ? 'Dein Name' : 'Your name' }).fill(name);
    const seat = 'ABCDE'[n];
    const take = german ? `Platz ${seat} nehmen` : `Take seat ${seat}`;
    await player.page.getByRole('button', { name: take }).click();
  }
  for (const { page, language } of players)
    await page.getByRole('button', { name: language === 'de' ? 'Ich bin bereit' : 'I am ready' }).click();
  for (const { page } of players) await expect(page.locator('.table')).toBeVisible();
  return players;
}

/** What the story tells of people, in its drawer. */
async function story(page: Page): Promise<string> {
  await page.keyboard.press('s');
  return (await page.locator('.drawers .story').textContent()) ?? '';
}

/** Everybody has a browser of the test's, except Ben: his is a process of its own. */
const withMortal = (guest: () => Promise<Page>, ben: Mortal) => {
  let people = 0;
  return async () => ((people += 1) === 2 ? ben.page : guest());
};

test('a bot plays for a friend who vanished, until the chair is taken back', async ({ guest, mortal }) => {
  const bens = await mortal();
  const [ann, ben] = (await begun(withMortal(guest, bens), ['Ann', 'Ben'])) as [Player, Player];
  const address = ann.page.url();

  // The same device again, started anew after its browser has died.
  const kept = await ben.page.context().storageState();
  await bens.kill();
  await expect(heard(ann.page)).toContainText('Ben has been away for a while.');
  const slip = await telegram(ann.page);
  await expect(slip).toContainText('Shall a bot play until Ben is back?');
  await expect(ann.page.locator('[data-seated=B].away').first()).toBeVisible();
  await clean(ann.page, 'a telegram');
  const letPlay = slip.getByRole('button', { name: 'Let a bot play' });
  await ann.page.keyboard.press('v');
  await expect(letPlay).toBeFocused();
  await ann.page.keyboard.press('Enter');
  await expect(heard(ann.page)).toContainText('A bot plays for Ben now.');
  await expect(slip).toHaveCount(0);
  await expect(ann.page.locator('[data-seated=B].stand-in').first()).toBeVisible();
  // The game goes on: the bot chooses as well.
  await ann.chooseNth(0);
  await expect(async () => expect(await ann.isAsked()).toBe(true)).toPass({ timeout: 60_000 });

  const anew = await guest();
  await anew.context().addCookies(kept.cookies);
  await anew.addInitScript(() => localStorage.setItem('language', 'de'));
  await anew.goto(address);
  const back = anew.getByRole('button', { name: 'Meinen Platz zurück' });
  await expect(back).toBeVisible();
  await clean(anew, 'a bot plays for me');
  await back.click();
  await expect(heard(ann.page)).toContainText('Ben is back and plays again instead of the bot.');
  await expect(back).toHaveCount(0);
});

test('the others agree on a bot, and on a key with which another device goes on', async ({
  guest,
  mortal,
}) => {
  const bens = await mortal();
  const players = await begun(withMortal(guest, bens), ['Ann', 'Ben', 'Cleo']);
  const [ann, ben, cleo] = players as [Player, Player, Player];
  const lost = await ben.page.context().storageState();
  // The maker's own word would be enough; here another one asks, and all others are needed.
  await bens.kill();
  await answer(cleo.page, 'Soll ein Bot spielen, bis Ben zurück ist?', 'Ja, soll er spielen');
  await answer(ann.page, 'both must agree', 'Yes, let it play');
  await expect(heard(ann.page)).toContainText('A bot plays for Ben now.');
  await expect(heard(cleo.page, 'de')).toContainText('Für Ben spielt jetzt ein Bot.');

  // Ben has lost his telephone.
  await fromMenu(ann.page, 'Ask for a new key');
  await clean(ann.page, 'the menu');
  await ann.page.keyboard.press('Escape');
  await answer(cleo.page, 'einen neuen Schlüssel', 'Ja, Schlüssel schicken');
  const slip = await telegram(ann.page);
  await expect(slip).toContainText('The key to Ben’s chair');
  const link = await slip.getByRole('textbox', { name: 'The link with the key' }).inputValue();
  await slip.getByRole('button', { name: 'Close' }).click();

  const other = await guest();
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await clean(other, 'a key');
  await other.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await other.getByRole('button', { name: 'Take the chair' }).click();
  const again = new Player(other);
  await expect(other.locator('.table')).toBeVisible();
  expect(other.url(), 'nobody finds the key in the address').not.toContain('key');
  // They go on: sooner or later they are asked something, and answer.
  for (let round = 0; round < 20 && !(await again.isAsked()); round += 1)
    for (const player of [ann, cleo]) if (await player.isAsked()) await player.chooseNth(0);
  expect(await again.asked()).toBe(true);
  await again.chooseNth(0);

  const told = await story(ann.page);
  for (const sentence of [
    'A bot plays for Ben now.',
    'The others have made a new key for Ben’s chair.',
    'Somebody came with the key and plays as Ben from now on.',
  ])
    expect(told).toContain(sentence);
  const erzählt = await story(cleo.page);
  for (const sentence of [
    'Für Ben spielt jetzt ein Bot.',
    'Für den Platz von Ben gibt es einen neuen Schlüssel.',
    'Jemand kam mit dem Schlüssel und spielt von nun an als Ben.',
  ])
    expect(erzählt).toContain(sentence);

  // The old device, found again, has lost the chair.
  const found = new Player(await guest());
  await found.page.context().addCookies(lost.cookies);
  await found.page.goto(ann.page.url());
  await expect(found.page.locator('.table')).toBeVisible();
  await expect(found.page.getByRole('button', { name: 'Take my chair back' })).toHaveCount(0);
  expect((await found.table()).yours).toEqual([]);
});

test('a game pauses, outlives the server, goes on, and ends without a winner', async ({ guest }) => {
  const house = new House('--stand-in-after', '60');
  await house.open();
  try {
    const at = () => guest(house.address, /WebSocket connection/);
    const [ann, ben] = (await begun(at, ['Ann', 'Ben'])) as [Player, Player];
    await fromMenu(ann.page, 'Ask for a pause');
    await answer(ben.page, 'Wollen wir ein andermal weiterspielen?', 'Ja, später');
    for (const [player, text] of [
      [ann, 'The game is paused.'],
      [ben, 'Das Spiel ruht.'],
    ] as const) {
      await expect(await telegram(player.page)).toContainText(text);
      await expect(player.page.locator('.table[data-turn]')).toHaveCount(0);
    }
    await clean(ann.page, 'paused');

    await house.kill();
    await expect(ann.page.getByText('The line to the table is broken')).toBeVisible();
    await house.open();
    await expect(ann.page.getByText('The line to the table is broken')).toHaveCount(0);
    await answer(ann.page, 'The game is paused.', 'Go on');
    await answer(ben.page, 'Wollen wir jetzt weiterspielen?', 'Ja, weiter');
    await expect(heard(ann.page)).toContainText('The game goes on.');
    await expect(ann.page.locator('.table[data-turn]')).toBeVisible();

    await fromMenu(ann.page, 'Ask to end the game');
    await answer(ben.page, 'Niemand gewinnt', 'Ja, beenden');
    await expect(ann.end).toContainText('Ended');
    await expect(ben.end).toContainText('Niemand hat gewonnen');
    await clean(ann.page, 'ended by agreement');
  } finally {
    await house.end();
  }
});
