// Every state of a table is sound for everyone: axe in both themes and languages, every width, 200 % zoom, thumbs.
import type { Page } from '@playwright/test';
import { expect, games, test } from './house';
import { nearTheEnd, QUESTIONS, type Placed } from './positions';
import { WIDTHS, clean as cleanNow, covered, fits, hasTargets } from './sound';
import { goToTable } from './table';

const HEIGHT = 800;
const LANGUAGES = ['en', 'de'] as const;
type Language = (typeof LANGUAGES)[number];

const prompt = (page: Page) => page.getByRole('heading', { level: 1 });
/** The choices in words, in both languages. */
const choices = (page: Page) => page.locator('[data-nth]');

/** Sits down where this position begins; the others are bots. */
async function sitDown(page: Page, { game, seats, options, position }: Placed): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'easy' }));
  await goToTable(page, { game, options: options ?? {}, seats: ['me', ...bots], position });
  await expect(choices(page).first()).toBeAttached();
}

/** Axe has nothing to say, by night and by day. */
async function clean(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await cleanNow(page, `${state}, ${colorScheme}`);
  }
}

/** As if chosen in the menu, without the way there. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.reload();
  await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
  await expect(prompt(page)).not.toBeEmpty();
}

/** At every width and at 200 % zoom nothing is cut off, and prompt and choices stay in reach. */
async function fitsEverywhere(page: Page, state: string): Promise<void> {
  // 200 % zoom of a window of 1280 × 800 leaves room for half as much.
  const sizes = [...WIDTHS.map((width) => ({ width, height: HEIGHT })), { width: 640, height: 400 }];
  for (const size of sizes) {
    const where = `${state}, ${size.width} px`;
    await page.setViewportSize(size);
    await fits(page, where);
    await hasTargets(page, where);
    await expect(prompt(page), where).toBeInViewport();
    if ((await choices(page).count()) === 0) continue;
    await expect(async () => {
      await page.keyboard.press('c');
      await expect(choices(page).first(), where).toBeInViewport({ timeout: 1000 });
    }).toPass();
    await fits(page, `${where}, choices`);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1280, height: HEIGHT });
}

/** Axe has nothing to say about "really?" in either language; it is asked in German before and after. */
async function cleanWhenAsked(page: Page, state: string): Promise<void> {
  await clean(page, `${state}, de, asked once more`);
  for (const language of ['en', 'de'] as const) {
    await speak(page, language);
    await choices(page).first().click();
    await expect(page.getByRole('alert').getByRole('button')).not.toHaveCount(0);
    if (language === 'en') await clean(page, `${state}, en, asked once more`);
  }
}

/** First choices until the end; the first one that is asked about once more is looked at. */
async function playOn(page: Page, state: string): Promise<boolean> {
  const sure = page.getByRole('alert').getByRole('button', { name: 'Ja, so machen' });
  const end = page.getByRole('region', { name: 'Das Ende' });
  const log = page.getByRole('log', { name: 'Was geschieht' });
  const sight = async () =>
    JSON.stringify([
      await prompt(page).textContent(),
      await choices(page).allTextContents(),
      await log.textContent(),
    ]);
  let looked = false;
  // A book that is just being closed still swallows keys.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.press('c');
    await expect(choices(page).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (let chosen = 0; ; chosen += 1) {
    expect(chosen, 'a game ends').toBeLessThan(600);
    await expect(choices(page).first().or(end)).toBeVisible();
    if (await end.isVisible()) break;
    const before = await sight();
    await choices(page).first().click();
    if (await sure.isVisible()) {
      if (!looked) await cleanWhenAsked(page, state);
      looked = true;
      await sure.click();
    }
    await expect.poll(sight).not.toBe(before);
  }
  await end.getByRole('button', { name: 'Mischen nachrechnen' }).click();
  return looked;
}

for (const placed of (await games()).map(nearTheEnd)) {
  test(`${placed.game}, from a question to the end`, async ({ page }) => {
    test.slow();
    await sitDown(page, placed);
    for (const language of LANGUAGES) {
      await speak(page, language);
      const state = (what: string) => `${placed.game}, ${language}, ${what}`;
      await clean(page, state('choosing'));
      await fitsEverywhere(page, state('choosing'));

      // Why not: there is nothing to take back yet.
      await page.keyboard.press('u');
      await expect(page.getByRole('alert')).toBeVisible();
      await clean(page, state('why not'));
      await page.keyboard.press('Escape');

      await page.keyboard.press('r');
      await expect(page.getByRole('dialog')).toBeVisible();
      await clean(page, state('rule book'));
      await page.setViewportSize({ width: 360, height: HEIGHT });
      await fits(page, state('rule book'));
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      await page.keyboard.press('Escape');
    }
    const asked = await playOn(page, placed.game);
    expect(asked, 'asked once more').toBe(placed.asks ?? asked);
    for (const language of LANGUAGES.toReversed()) {
      await speak(page, language);
      await clean(page, `${placed.game}, ${language}, end`);
      await fitsEverywhere(page, `${placed.game}, ${language}, end`);
    }
  });
}

/** What the question is about is in sight: something that can be touched where it lies. */
const showsChoices = (page: Page) =>
  expect(page.getByRole('main').locator('[data-does], [data-leads]').first()).toBeInViewport();

for (const [name, placed] of Object.entries(QUESTIONS)) {
  test.describe('on the board', () => {
    test.use({ drawer: 'none' });
    test(`on a phone and a desk, ${placed.game}: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      // Somebody who has read the game in short: whoever still reads it is left in peace.
      await page.addInitScript((game) => localStorage.setItem(`known-${game}`, 'on'), placed.game);
      await sitDown(page, placed);
      // The bill that says who sits where has been read.
      await page.keyboard.press('Shift');
      for (const language of LANGUAGES) {
        await speak(page, language);
        await showsChoices(page);
        await clean(page, `${name}, ${language}`);
        await fits(page, `${name}, ${language}`);
        await hasTargets(page, `${name}, ${language}`);
        await expect.poll(() => page.evaluate(covered), name).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: HEIGHT });
      await fits(page, name);
      await expect.poll(() => page.evaluate(covered), name).toEqual([]);
    });
  });
}

test('people sitting down, and the curtain between them', async ({ page }) => {
  await page.goto('/new/downtown?how=friends');
  await page.getByRole('button', { name: 'Make the table' }).click();
  for (const language of LANGUAGES) {
    await speak(page, language);
    await clean(page, `lobby, ${language}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await fits(page, `lobby, ${language}`);
      await hasTargets(page, `lobby, ${language}`);
    }
  }
  await page.goto('/new/greed?how=screen');
  await page.getByRole('button', { name: 'Hinsetzen' }).click();
  for (const language of LANGUAGES) {
    await speak(page, language);
    await clean(page, `curtain, ${language}`);
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await fits(page, `curtain, ${language}`);
  }
});
