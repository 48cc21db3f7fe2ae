// How the scripts come to a table: a browser, somebody who knows the games, a table with bots.
import { execSync } from 'node:child_process';
import { chromium } from '@playwright/test';

export function launch(...more) {
  const executablePath = process.env.CHROMIUM || execSync('command -v chromium').toString().trim();
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...more] });
}

/** A page of somebody who has played before, at home. */
export async function visit(browser, context) {
  const page = await (await browser.newContext(context)).newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    ['greed', 'smile', 'downtown'].forEach((game) => localStorage.setItem(`known-${game}`, 'on'));
  });
  return page;
}

/** Goes home; whoever has arrived has a name with the server. */
export const arrive = (page) => Promise.all([page.waitForResponse('**/api/me'), page.goto('/')]);

/** Makes a table against easy bots and sits down at it; with several names, all of them at this screen. */
export async function sit(page, { game, seats, options = {}, position, names = ['Ada'] }) {
  const bots = Array.from({ length: seats - names.length }, () => ({ bot: 'easy' }));
  const table = { game, seats: [...names.map(() => 'me'), ...bots], options, position, names };
  const made = await page.evaluate(async (table) => {
    const rest = { spectators: true, memory: false, hints: true };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...rest, ...table }),
    });
    return { ok: answer.ok, text: await answer.text() };
  }, table);
  if (!made.ok) throw new Error(`${game}: ${made.text}`);
  await page.goto(`/t/${JSON.parse(made.text).code}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
