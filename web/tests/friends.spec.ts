// Friends, each at a screen of their own, where nothing gets lost; and friends at one screen, where nothing of
// anybody's is shown, or even sent, before the right person is looking.
import type { Page } from '@playwright/test';
import { Ears } from './ears';
import { expect, test } from './house';
import { Line } from './line';
import { dice, goToTable, Player } from './table';

/** How cards are named in both languages: “Napoleon (72)”. */
const CARD = /[^()"<>]+ \(\d+\)/g;

const choices = (page: Page) => page.getByRole('region', { name: 'Choices' }).getByRole('listitem');

/** The numbers of the cards that stand on the page, each as it is named there. */
async function cardsOn(page: Page): Promise<number[]> {
  const names = (await page.content()).match(CARD) ?? [];
  return [...new Set(names.map((name) => Number(/\((\d+)\)/.exec(name)![1])))];
}

/** Ann makes a table for the last round, Ben takes the other seat through the link. */
async function sitDown(ann: Player, ben: Player, benAt: string): Promise<void> {
  await ann.listen();
  await goToTable(ann.page, {
    game: 'smile',
    seats: ['me', 'open'],
    names: ['Ann'],
    position: { round: 3, shadow: 'corrupt', potion: 'second-chance' },
  });
  const link = await ann.page.getByRole('textbox', { name: 'The table’s address' }).inputValue();
  await ben.listen();
  await ben.page.goto(new URL(new URL(link).pathname, benAt).href);
  await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Take seat B' }).click();
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
}

/** All that somebody who is asked has in front of them. */
const sight = ({ log, prompt, choices }: Player) =>
  Promise.all([
    log.getByRole('paragraph').allTextContents(),
    prompt.textContent(),
    choices.allTextContents(),
  ]);

test('two friends through a link: one loads the page anew, the other one’s line is cut', async ({
  house,
  guest,
}) => {
  const line = new Line(house);
  const benAt = await line.address();
  const ann = new Player(await guest());
  // A line that cannot be had back at once is noted on the console by the browser itself.
  const ben = new Player(await guest(benAt, /^WebSocket connection to .* failed/));
  await sitDown(ann, ben, benAt);

  const roll = dice(17);
  const chooses = (player: Player) => async () => player.chooseNth(roll(await player.choices.count()));
  const cut = ben.page.getByText('The line to the table is broken');

  async function annPlays(): Promise<void> {
    await ann.play(chooses(ann), 3);

    await ann.asked();
    const before = await sight(ann);
    expect(before[0].length).toBeGreaterThan(4);
    await ann.page.reload();
    await expect.poll(() => sight(ann)).toEqual(before);

    // What Ann does meanwhile Ben hears of when the line is there again.
    await ann.play(chooses(ann), 2);
    await ann.asked();
    await expect(cut).toHaveCount(0);
    line.cut();
    await expect(cut).toBeVisible();
    const told = await ann.log.getByRole('paragraph').count();
    await ann.play(chooses(ann), 1);
    await expect.poll(() => ann.log.getByRole('paragraph').count()).toBeGreaterThan(told);
    await expect(cut).toBeVisible();
    line.mend();
    await expect(cut).toHaveCount(0);

    await ann.play(chooses(ann));
  }
  await Promise.all([annPlays(), ben.play(chooses(ben))]);

  /** The standings, the same for both but for the mark at one's own name. */
  const standings = async ({ end }: Player) =>
    (await end.getByRole('list').first().innerText()).replace(/\s*\(you\)/, '');
  const [anns, bens] = await Promise.all([standings(ann), standings(ben)]);
  expect(anns).toMatch(/Ann[^]*Ben|Ben[^]*Ann/);
  expect(bens).toBe(anns);
  await ann.heardAllOfIt('A');
  await ben.heardAllOfIt('B');
  line.end();
});

test('on one screen a curtain hangs between two hands', async ({ page }) => {
  const ears = new Ears(page);
  await page.goto('/new/greed?how=screen');
  await page.getByLabel('How many play?').selectOption('2');
  await page.getByLabel('Name on seat A').fill('Ann');
  await page.getByLabel('Name on seat B').fill('Ben');
  await page.getByRole('button', { name: 'Sit down' }).click();

  await expect(page.getByRole('heading', { name: 'Ann’s turn' })).toBeVisible();
  expect(await cardsOn(page)).toEqual([]);
  expect(ears.tables.filter(({ pile }) => pile.length > 0)).toEqual([]);
  await page.getByRole('button', { name: 'I am Ann: show me my things' }).click();
  await expect(choices(page).first()).toBeVisible();
  const anns = ears.table!.pile;
  expect((await cardsOn(page)).toSorted()).toEqual(anns.toSorted());
  await choices(page).getByRole('button').first().click();

  // While the curtain hangs, nobody's cards are on the page, and Ben's have not even been sent.
  await expect(page.getByRole('heading', { name: 'Ben’s turn' })).toBeVisible();
  expect(await cardsOn(page)).toEqual([]);
  const sent = new Set(ears.tables.flatMap(({ pile, hand }) => [...pile, ...hand]));
  await page.getByRole('button', { name: 'I am Ben: show me my things' }).click();
  await expect(choices(page).first()).toBeVisible();
  const bens = ears.table!.pile;
  expect((await cardsOn(page)).toSorted()).toEqual(bens.toSorted());
  expect(bens.filter((card) => sent.has(card))).toEqual([]);
});
