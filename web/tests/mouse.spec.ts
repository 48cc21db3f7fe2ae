// A game of each kind with the mouse on the things of the table, where they glow, to the end.
import type { Locator } from '@playwright/test';
import { expect, test } from './house';
import { DOWNTOWN } from './positions';
import { dice, goToTable, Player } from './table';

/** What is chosen in several steps: the touches before the last one are called so. */
const FIRST_TOUCH = /^Take a \d to move$|^Put one henchman into .* and one next to it$|^Put a token /;

/** At its left, where also a card of a fan is not covered. */
async function click(thing: Locator): Promise<void> {
  const box = (await thing.boundingBox())!;
  await thing.click({ position: { x: Math.min(box.width / 2, 24), y: box.height / 2 } });
}

/** Touches something that glows; gives back the choices if none of them lies on the table. */
async function choose({ page, choices, doIt }: Player, roll: (below: number) => number): Promise<string[]> {
  const table = page.getByRole('main');
  const sentences = (await choices.allInnerTexts()).map((text) => text.split('\n')[0]!.trim());
  const from = roll(sentences.length);
  const inOrder = [...sentences.slice(from), ...sentences.slice(0, from)];

  const find = async () => {
    // All names at once, since there can be many; whether it is really called so shows when it is touched.
    const names = await table.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const heard = button.cloneNode(true) as Element;
        heard.querySelectorAll('[aria-hidden=true]').forEach((picture) => picture.remove());
        return (button.ariaLabel ?? heard.textContent ?? '').replace(/\s+/g, ' ').trim();
      }),
    );
    const sentence = inOrder.find((sentence) => names.includes(sentence));
    return sentence === undefined ? null : table.getByRole('button', { name: sentence, exact: true }).first();
  };
  let thing = await find();
  const begin = table.getByRole('button', { name: FIRST_TOUCH });
  for (let touched = 0; touched < 2 && !thing && (await begin.count()) > 0; touched += 1) {
    await click(begin.nth(roll(await begin.count())));
    thing = await find();
  }
  if (thing) await click(thing);
  else await choices.nth(from).click();
  if (await doIt.isVisible()) await doIt.click();
  return thing ? [] : sentences;
}

async function playWhole(player: Player, seed: number): Promise<void> {
  const roll = dice(seed);
  const inWords: string[] = [];
  const chosen = await player.play(async () => void inWords.push(...(await choose(player, roll))));
  await player.clock(`${await player.page.title()}, ${chosen} choices by mouse`);
  expect(inWords, 'what does not lie on the table').toEqual([]);
}

/** Everybody's rank and score stand there, the best first, and the shuffle was fair. */
async function hasStandings({ page, end }: Player, seats: number): Promise<void> {
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(/\bwins?\b/);
  // The accounts below are lists within.
  const rows = end.getByRole('list').first().locator(':scope > li');
  await expect(rows).toHaveCount(seats);
  const ranks = (await rows.allInnerTexts()).map((text) => Number.parseInt(text, 10));
  expect(ranks[0]).toBe(1);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  await end.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(end.getByRole('status')).toContainText('The shuffle was fair');
  await expect(page.getByRole('button', { name: 'Do it' })).toHaveCount(0);
}

for (const [game, seed] of [
  ['greed', 11],
  ['smile', 12],
] as const) {
  test(`${game} against an easy bot`, async ({ page }) => {
    const player = new Player(page);
    await player.listen();
    await page.goto(`/new/${game}?how=friends`);
    await page.getByRole('combobox', { name: 'How many play?' }).selectOption('2');
    await page.getByRole('combobox', { name: 'Who sits on seat B?' }).selectOption('Bot, easy');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await playWhole(player, seed);
    await hasStandings(player, 2);
  });
}

test('downtown, from turn 12 to the end', async ({ page }) => {
  const player = new Player(page);
  await player.listen();
  await goToTable(page, {
    game: 'downtown',
    options: { 'turn-limit': '18' },
    seats: ['me', { bot: 'easy' }, { bot: 'easy' }],
    position: { ...DOWNTOWN, phase: 'confront' },
  });
  await playWhole(player, 13);
  await hasStandings(player, 3);
});

test('downtown from the beginning', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(30 * 60_000);
  const player = new Player(page);
  await player.listen();
  await goToTable(page, {
    game: 'downtown',
    // Whoever chooses at random would otherwise rob and pay for hours.
    options: { 'turn-limit': '100' },
    seats: ['me', { bot: 'easy' }, { bot: 'easy' }],
  });
  await playWhole(player, 14);
  await hasStandings(player, 3);
});
