// Another language in the middle of a game: all that was said and asked is said in it, and nothing is lost.
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { goToTable, Player } from './table';

async function speak(page: Page, menu: string, field: string, language: string): Promise<void> {
  // The drawer with the choices is put away and taken out again.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('combobox', { name: field }).selectOption({ label: language });
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
}

/** What was told, asked and offered. */
async function said({ log, prompt, choices }: Player) {
  return {
    story: await log.getByRole('paragraph').allTextContents(),
    prompt: await prompt.textContent(),
    choices: await choices.allTextContents(),
  };
}

async function move(player: Player): Promise<void> {
  const before = await said(player);
  await player.chooseNth(0);
  await expect.poll(() => said(player)).not.toEqual(before);
}

test('the last rounds of Greed, begun in English and ended in German', async ({ page }) => {
  const [english, german] = [new Player(page), new Player(page, 'de')];
  await goToTable(page, { game: 'greed', seats: ['me', { bot: 'easy' }], position: { round: 11 } });
  await english.asked();
  await move(english);
  await english.asked();
  const before = await said(english);
  expect(before.story.length).toBeGreaterThan(3);

  await speak(page, 'Menu', 'Language', 'Deutsch');
  await expect(german.prompt).not.toHaveText(before.prompt!);
  const between = await said(german);
  expect(between.story).toHaveLength(before.story.length);
  expect(between.choices).toHaveLength(before.choices.length);
  for (const part of ['story', 'choices'] as const)
    expect(between[part].filter((sentence) => before[part].includes(sentence))).toEqual([]);

  await speak(page, 'Menü', 'Sprache', 'English');
  await expect(english.prompt).toHaveText(before.prompt!);
  expect(await said(english)).toEqual(before);

  // The German that was switched to is the German that the terminal speaks, from the first sentence to the last.
  await speak(page, 'Menu', 'Language', 'Deutsch');
  while (await german.asked()) await move(german);
  await german.isStoryOf('A', (await said(german)).story);
});
