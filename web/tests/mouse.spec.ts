// Games with the mouse on the things of the table, where they glow, to the end.
import type { Locator } from '@playwright/test';
import type { NewTable, TableInfo } from '../src/wire/server';
import { expect, test } from './house';
import { dice, Player } from './table';

/** Things that are taken in two steps: the first touch is called so, the second is the choice. */
const FIRST_TOUCH = /^Take a \d to move$|^Put one henchman into .* and one next to it$/;

/** At its left, where also a card of a fan is not covered. */
async function click(thing: Locator): Promise<void> {
  const box = (await thing.boundingBox())!;
  await thing.click({ position: { x: Math.min(box.width / 2, 24), y: box.height / 2 } });
}

/** Touches something that glows; tells whether it had to be said in words because nothing on the table does. */
async function choose({ page, choices, doIt }: Player, roll: (below: number) => number): Promise<boolean> {
  const table = page.getByRole('main');
  const sentences = (await choices.allInnerTexts()).map((text) => text.split('\n')[0]!.trim());
  const from = roll(sentences.length);
  const inOrder = [...sentences.slice(from), ...sentences.slice(0, from)];

  const find = async () => {
    for (const sentence of inOrder) {
      const thing = table.getByRole('button', { name: sentence, exact: true }).first();
      if (await thing.isVisible()) return thing;
    }
    return null;
  };
  let thing = await find();
  const begin = table.getByRole('button', { name: FIRST_TOUCH });
  if (!thing && (await begin.count()) > 0) {
    await click(begin.nth(roll(await begin.count())));
    thing = await find();
  }
  if (thing) await click(thing);
  else await choices.nth(from).click();
  if (await doIt.isVisible()) await doIt.click();
  return thing === null;
}

async function playWhole(player: Player, seed: number): Promise<number> {
  const roll = dice(seed);
  let inWords = 0;
  const chosen = await player.play(async () => void (inWords += Number(await choose(player, roll))));
  await player.clock(`${await player.page.title()}, by mouse, ${inWords} of ${chosen} in words`);
  return inWords;
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

test('greed against an easy bot', async ({ page }) => {
  const player = new Player(page);
  await player.listen();
  await page.goto('/new/greed?how=friends');
  await page.getByRole('combobox', { name: 'How many play?' }).selectOption('2');
  await page.getByRole('combobox', { name: 'Who sits on seat B?' }).selectOption('Bot, easy');
  await page.getByRole('button', { name: 'Make the table' }).click();
  expect(await playWhole(player, 11), 'everything lies on the table').toBe(0);
  await hasStandings(player, 2);
});

test('downtown, from turn 12 to the end', async ({ page }) => {
  const player = new Player(page);
  await player.listen();
  await page.goto('/');
  const table: NewTable = {
    game: 'downtown',
    options: { 'turn-limit': '18' },
    seats: ['me', { bot: 'easy' }, { bot: 'easy' }],
    names: ['Marlene'],
    spectators: true,
    memory: false,
    hints: true,
    // As in docs/positions.md.
    position: {
      turn: 12,
      active: 'A',
      phase: 'confront',
      seats: {
        A: {
          purse: 14,
          tokens: ['west', 'villa'],
          hand: { lookouts: 3, safecrackers: 1, spies: 1 },
          known: { spies: 1 },
          loot: [{ stooge: 'luigi', loot: 'art', real: 52 }],
        },
        B: { purse: 31, tokens: ['downtown', 'bank'], display: { money: 4, gangsters: { lookouts: 1 } } },
        C: { purse: 8, tokens: ['east', 'ghetto'], display: { money: 2 } },
      },
      row: { lookouts: 4, safecrackers: 2, spies: 1 },
      jobs: { luigi: [{ loot: 'money', real: 28, seen: ['B'] }], joe: [{ loot: 'art' }] },
      fences: [
        [{ loot: 'art', share: 'quarter', cop: true, seen: ['A', 'C'] }, 3, 'casino'],
        [{ loot: 'jewellery', share: 'half' }, 3, 'casino'],
        [4, 'casino'],
      ],
    },
  };
  await page.request.post('/api/me', { data: { name: null } });
  const answer = await page.request.post('/api/tables', { data: table });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  await page.goto(`/t/${((await answer.json()) as TableInfo).code}`);
  await playWhole(player, 13);
  await hasStandings(player, 3);
});
