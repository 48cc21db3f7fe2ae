// With movement on, which all other tests do without: what has come to rest stays at rest until something happens.
import { expect, test } from './house';
import { goToTable } from './table';

test.use({ drawer: 'none', contextOptions: { reducedMotion: 'no-preference' } });

test('whoever looks at a card of Greed does not see all of them dealt again', async ({ page }) => {
  await goToTable(page, { game: 'greed', seats: ['me', { bot: 'easy' }, { bot: 'easy' }] });
  const cards = page.locator('.pile .lies');
  await expect(cards).toHaveCount(12);
  await page.keyboard.press('Shift');
  /** Those that are on their way. */
  const travelling = () =>
    cards.evaluateAll((all) => all.filter((card) => card.getAnimations().length > 0).length);
  await expect.poll(travelling).toBe(0);
  for (const nth of [0, 7, 3]) {
    await cards.nth(nth).hover({ position: { x: 24, y: 60 } });
    await expect(cards.nth(nth).locator('.verb')).toHaveCSS('opacity', '1');
    expect(await travelling(), `looking at card ${nth}`).toBe(0);
  }
});
