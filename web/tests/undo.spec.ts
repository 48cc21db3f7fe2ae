// Taking back: what told nobody anything can be; everything else says why it cannot.
import { expect, test } from './house';
import { goToTable, Player } from './table';

test('dice that were taken can be put back, dice that have fallen cannot', async ({ page }) => {
  const player = new Player(page);
  const { choices, prompt, log, doIt } = player;
  await goToTable(page, {
    game: 'smile',
    seats: ['me', { bot: 'easy' }],
    // Everybody has a potion, and it rerolls dice.
    options: { potion: 'second-chance' },
  });
  const refusal = page.getByRole('alert');
  const takeBack = () => page.locator('.drawers').getByRole('button', { name: 'Take back' }).click();
  const choose = (sentence: RegExp) => choices.filter({ hasText: sentence }).first().click();

  // Dice were rolled, and the bot may have had its turn; that is not mine to take back.
  await player.asked();
  const [question, offered] = [await prompt.textContent(), await choices.allTextContents()];
  await takeBack();
  await expect(refusal).toContainText('There is nothing to take back yet.');
  await refusal.getByRole('button', { name: 'Close' }).click();

  await choose(/^\s*Take a \d to move and a \d to act/);
  await expect(choices).not.toHaveCount(offered.length);
  await takeBack();
  await expect(choices).toHaveText(offered);
  await expect(prompt).toHaveText(question!);
  await expect(log).toContainText('You take your last choice back.');
  await expect(refusal).toHaveCount(0);

  await choose(/^\s*Spend a potion to reroll dice/);
  await doIt.click();
  await choose(/^\s*Put a \d aside to be rerolled/);
  await choose(/^\s*Reroll a \d/);
  await doIt.click();
  await expect(log).toContainText('The rerolled dice show');
  const after = await choices.allTextContents();
  await takeBack();
  await expect(refusal).toContainText('That cannot be taken back: somebody has learned something from it.');
  await expect(choices).toHaveText(after);
});
