// Talking: phrases in the hearer's own language, a bubble at the seat, nobody has to listen to everybody, and those who
// look on speak among themselves.
import { expect, test } from './house';
import { clean } from './sound';
import { goToTable, Player } from './table';

test('a phrase is heard in every language; a watcher is heard by watchers', async ({ guest }) => {
  const [ann, ben, eve] = [await guest(), await guest(), await guest()];
  await ben.addInitScript(() => {
    // A blank page remembers nothing.
    if (location.protocol.startsWith('http')) localStorage.setItem('language', 'de');
  });
  await goToTable(ann, { game: 'greed', seats: ['me', 'open'], names: ['Ann'] });
  await ben.goto(ann.url());
  await ben.getByRole('textbox', { name: 'Dein Name' }).fill('Ben');
  await ben.getByRole('button', { name: 'Platz B nehmen' }).click();
  await ben.getByRole('button', { name: 'Ich bin bereit' }).click();
  await ann.getByRole('button', { name: 'I am ready' }).click();
  expect(await new Player(ann).asked()).toBe(true);
  await eve.goto(ann.url());
  await expect(eve.locator('.table')).toBeVisible();

  await ann.keyboard.press('t');
  await ann.getByText('Phrases').click();
  await ann.getByRole('button', { name: 'Take your time!' }).click();
  await expect(ben.locator('.bubbles')).toContainText('Lass dir Zeit!');
  await expect(ben.getByRole('log', { name: 'Was gesagt wird' })).toContainText('Ann: Lass dir Zeit!');
  await clean(ann, 'phrases');

  // Who looks on is counted, and named once they wish it.
  await expect(ann.getByText('One person looks on.')).toBeVisible();
  await eve.keyboard.press('t');
  await eve.getByRole('textbox', { name: 'Say something to the table' }).fill('Ann bluffs');
  await eve.keyboard.press('Enter');
  await expect(eve.getByRole('log', { name: 'Chat' })).toContainText('only those who look on hear this');
  await ben.keyboard.press('t');
  await ben.getByRole('textbox', { name: 'Etwas in die Runde sagen' }).fill('Nun denn');
  await ben.keyboard.press('Enter');
  const chat = ann.getByRole('log', { name: 'Chat' });
  await expect(chat).toContainText('Nun denn');
  await expect(chat).not.toContainText('bluffs');

  // The host removes a line, for everybody.
  await ann.getByRole('button', { name: /^Remove what Ben said/ }).click();
  await expect(eve.getByRole('log', { name: 'Chat' })).not.toContainText('Nun denn');
  await expect(chat).not.toContainText('Nun denn');

  // And whoever does not want to hear Ben does not.
  await ann.keyboard.press('Escape');
  await ann.keyboard.press('Escape');
  await ann.locator('.act-menu').first().click();
  await ann.getByRole('button', { name: 'Do not hear Ben' }).click();
  await ann.keyboard.press('Escape');
  await ann.keyboard.press('t');
  await ben.getByRole('textbox', { name: 'Etwas in die Runde sagen' }).fill('Hört mich wer?');
  await ben.keyboard.press('Enter');
  await expect(chat).toContainText('One line of somebody you do not hear');
  await expect(chat).not.toContainText('Hört mich');
});
