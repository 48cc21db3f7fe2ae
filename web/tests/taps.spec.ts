// How many touches a turn takes, in whole games on the board alone, by somebody who knows the game and what they want:
// what does it at once is taken; what only leads there where nothing does, and now and then for the way itself.
import type { ElementHandle, Page } from '@playwright/test';
import { expect, test } from './house';
import { dice, goToTable, Player } from './table';

/** The drawers stay shut: everything is done where it lies. */
test.use({ drawer: 'none' });

interface Own {
  rivals: number;
  options?: Record<string, string>;
  /** The question that begins a turn or a round of mine. */
  begins: RegExp;
  /** What is asked outside of it: in the turns of others, or when a district is settled. */
  outside?: RegExp;
  /** Several questions in a row may begin it. */
  steps?: boolean;
  /** At most so many touches, the median over a game. */
  most: number;
}
const GAMES: Record<string, Own> = {
  greed: { rivals: 2, begins: /greed-ask-draft/, most: 2 },
  smile: {
    rivals: 1,
    begins: /smile-prompt-choosing/,
    outside: /smile-prompt-(taking|keeping|law)/,
    // Two dice, and where: a district, the street between two, or a man who is pulled from one to another.
    most: 3,
  },
  downtown: {
    rivals: 3,
    options: { 'turn-limit': '28' },
    begins: /downtown-ask-(move|confront)/,
    steps: true,
    outside: /downtown-ask-(add|place|open)/,
    most: 5,
  },
};
const SCREENS = { laptop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** One touch: what was asked, whether a tray was up, whether something was done by it. */
interface Touch {
  question: string;
  tray: boolean;
  done: boolean;
}

/** What lies in a tray. */
const inTray = (page: Page) =>
  page
    .locator('.well .pile')
    .evaluateAll((piles) => piles.map((pile) => pile.outerHTML).join())
    .catch(() => '');

/** Touches what is next, and waits until whatever follows from it has come to rest. */
async function touch({ page, doIt }: Player, roll: (below: number) => number): Promise<Touch | null> {
  const seen = await page.evaluate(() => ({
    question: document.querySelector<HTMLElement>('.table')?.dataset.question ?? '',
    tray: document.querySelector('.plated.done') !== null,
    changes: window.ear.changes,
  }));
  const found = (selector: string) => page.getByRole('main').locator(`${selector}:visible`).elementHandles();
  // "Nothing until it is my turn" settles the turns of all others.
  const [pass] = await found('button.pass');
  const does = pass ? [pass] : await found('[data-does]:not([aria-disabled=true], :disabled)');
  const leads = pass ? [] : await found('[data-leads]:not(:disabled)');
  const any = (things: ElementHandle[]) => things[roll(things.length)];
  const done = does.length > 0 && (leads.length === 0 || roll(4) > 0);
  const thing = done ? any(does) : any(leads);
  if (!thing) return null;
  // A note, a gangster or loot: one touch lays it into the tray.
  const laying =
    seen.tray &&
    !done &&
    (await thing.evaluate((it) => (it as Element).matches('.note, .kind, .buy, .loot')));
  const lay = laying ? await inTray(page) : '';
  // At its left, where also a card of a fan and a district full of people are free.
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
  const free = { x: Math.min(width / 2, 24), y: height / 2 };
  // A man is pulled to where he shall go, in one touch.
  const pulled = await thing.evaluate((one) => (one as Element).closest('[data-pulls]') !== null);
  const goals = pulled ? await page.locator('[data-district]:not([data-pulls])').elementHandles() : [];
  const goal = await any(goals)?.boundingBox();
  if (goal) {
    await page.mouse.move(x + free.x, y + free.y);
    await page.mouse.down();
    await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 4 });
    await page.mouse.up();
  } else {
    try {
      await thing.click({ timeout: 10_000, position: free });
    } catch (missed) {
      // Whatever has happened meanwhile: what is no longer offered is looked for again.
      if (await thing.isEnabled().catch(() => false)) throw missed;
      return null;
    }
  }
  if (await doIt.isVisible()) await doIt.click();
  if (done) await page.waitForFunction((before) => window.ear.changes > before, seen.changes);
  const changes = () => page.evaluate(() => window.ear.changes);
  for (let before = -1, now = await changes(); before !== now;) {
    before = now;
    await page.waitForTimeout(80);
    now = await changes();
  }
  if (laying) expect(await inTray(page), 'one touch lays one thing into the tray').not.toBe(lay);
  // And one says "done": the tray is shut, or another question has come.
  if (done && seen.tray) {
    const again = page.locator(`.table[data-question="${seen.question}"] .plated.done`);
    expect(await again.count(), `"done" is said once, ${seen.question}`).toBe(0);
  }
  return { ...seen, done };
}

for (const [game, { rivals, options = {}, begins, steps, outside, most }] of Object.entries(GAMES)) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    test(`${game} on a ${screen}`, async ({ page }) => {
      test.slow();
      const player = new Player(page);
      const roll = dice(5);
      await player.listen();
      await page.setViewportSize(viewport);
      const bots = Array.from({ length: rivals }, () => ({ bot: 'easy' }));
      await goToTable(page, { game, options, seats: ['me', ...bots] });

      const turns: number[] = [];
      let trays = 0;
      let foreign = 0;
      /** Touches in the turns of the others, before each turn of mine. */
      const added = [0];
      let last: Touch | null = null;
      for (let touches = 0; await player.asked(); touches += 1) {
        expect(touches, 'a game ends').toBeLessThan(600);
        const now = await touch(player, roll);
        if (!now) continue;
        const begun =
          begins.test(now.question) && (!last || !begins.test(last.question) || (last.done && !steps));
        if (begun) turns.push(0);
        if (begun) added.push(0);
        if (/downtown-ask-add/.test(now.question)) added[added.length - 1]! += 1;
        if (outside?.test(now.question)) foreign += 1;
        else if (now.tray) trays += 1;
        else if (turns.length > 0) turns[turns.length - 1]! += 1;
        last = now;
      }
      const told = `${game} on a ${screen}: ${median(turns)} touches a turn`;
      const more = `median of ${turns.length}, most ${Math.max(...turns)}; ${trays} in trays`;
      console.log(`${told} (${more}, ${foreign} outside of my turns)`);
      expect(turns.length).toBeGreaterThan(2);
      expect(median(turns), told).toBeGreaterThan(0);
      expect(median(turns), told).toBeLessThanOrEqual(most);
      // One touch says "nothing" for all turns of the others, until mine; where nothing can be added, there is none.
      expect(Math.max(...added), 'touches in the turns of the others').toBeLessThanOrEqual(1);
    });
  }
}
