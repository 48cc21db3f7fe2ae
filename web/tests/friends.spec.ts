// Friends at one screen: nothing of anybody's is shown, or even sent, before the right person is looking.
import type { Page } from '@playwright/test';
import { Ears } from './ears';
import { expect, test } from './house';

/** How cards are named in both languages: “Napoleon (72)”. */
const CARD = /[^()"<>]+ \(\d+\)/g;

const choices = (page: Page) => page.getByRole('region', { name: 'Choices' }).getByRole('listitem');

/** The numbers of the cards that stand on the page, each as it is named there. */
async function cardsOn(page: Page): Promise<number[]> {
  const names = (await page.content()).match(CARD) ?? [];
  return [...new Set(names.map((name) => Number(/\((\d+)\)/.exec(name)![1])))];
}

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
