// A game of each kind with the mouse on the things of the table, where they glow, to the end.
import type { ElementHandle } from '@playwright/test';
import type { NewTable } from '../src/wire/server';
import { expect, games, test } from './house';
import { DOWNTOWN } from './positions';
import { dice, goToTable, Player } from './table';

/** More than this many touches for one choice, and somebody is lost. */
const LOST = 24;

/** The drawers stay shut: everything is done where it lies. */
test.use({ drawer: 'none' });

/** By then everything has come to rest, in milliseconds: whatever still lies over something that glows is in its way. */
const REST = 10_000;

/** Touches it at its left, where also a card of a fan is not covered. Like a person's, the mouse first comes and then
 *  clicks: what is looked at shows what would follow. Gives back whether it was still there to be touched. */
async function touch(thing: ElementHandle<Node>): Promise<boolean> {
  try {
    const box = (await thing.boundingBox())!;
    const position = { x: Math.min(box.width / 2, 24), y: box.height / 2 };
    await thing.hover({ position, timeout: REST });
    await thing.click({ position, timeout: REST });
    return true;
  } catch (error) {
    const offered = await thing.evaluate(
      (it) => it.isConnected && (it as Element).matches('[data-does], [data-leads]'),
    );
    if (offered) throw error;
    return false;
  }
}

/** Touches what glows until something has been chosen: what does a choice, or what leads to one. Gives back how many
 *  touches that took. */
async function choose({ page, doIt, end }: Player, roll: (below: number) => number): Promise<number> {
  const table = page.getByRole('main');
  const does = table.locator('[data-does]:visible');
  const leads = table.locator('[data-leads]:visible');
  const changes = () => page.evaluate(() => window.ear.changes);
  const before = await changes();
  for (let touched = 1; ; touched += 1) {
    expect(touched, 'touches for one choice').toBeLessThan(LOST);
    // A forced step may have played itself meanwhile, and the game may be over by it.
    await expect(does.or(leads).or(end).first()).toBeVisible();
    if (await end.isVisible()) return touched;
    const [doing, leading] = [await does.elementHandles(), await leads.elementHandles()];
    // Whoever only ever leads on never ends.
    const lead = leading.length > 0 && (doing.length === 0 || (touched < LOST / 3 && roll(3) === 0));
    const thing = lead ? leading[roll(leading.length)] : doing[roll(doing.length)];
    if (!thing || !(await touch(thing))) continue;
    if (await doIt.isVisible()) await doIt.click();
    if (!lead) return touched;
    if ((await changes()) > before) return touched;
  }
}

async function playWhole(player: Player, seed: number): Promise<void> {
  const roll = dice(seed);
  let touches = 0;
  const chosen = await player.play(async () => void (touches += await choose(player, roll)));
  const each = (touches / chosen).toFixed(1);
  await player.clock(`${await player.page.title()}, ${chosen} choices by mouse, ${each} touches each`);
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

/** What is special about a game. */
interface Own {
  seed: number;
  /** Where it begins, if it would take too long otherwise. */
  table?: Pick<NewTable, 'options' | 'seats' | 'position'>;
}
const OWN: Record<string, Own> = {
  greed: { seed: 11 },
  smile: { seed: 12 },
  downtown: {
    seed: 13,
    table: {
      options: { 'turn-limit': '18' },
      seats: ['me', { bot: 'easy' }, { bot: 'easy' }],
      position: { ...DOWNTOWN, phase: 'confront' },
    },
  },
};

for (const { name: game, fewest, most } of await games()) {
  test(`${game} against easy bots`, async ({ page }) => {
    const player = new Player(page);
    await player.listen();
    const { seed, table } = OWN[game] ?? { seed: 1 };
    const seats = table?.seats.length ?? Math.min(Math.max(fewest, 2), most);
    if (table) {
      await goToTable(page, { game, ...table });
    } else {
      await page.goto(`/new/${game}?how=friends`);
      const count = page.getByRole('combobox', { name: 'How many play?' });
      if (fewest < most) await count.selectOption(String(seats));
      for (const seat of 'BCDE'.slice(0, seats - 1))
        await page.getByRole('combobox', { name: `Who sits on seat ${seat}?` }).selectOption('Bot, easy');
      await page.getByRole('button', { name: 'Make the table' }).click();
    }
    await playWhole(player, seed);
    await hasStandings(player, seats);
  });
}

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
