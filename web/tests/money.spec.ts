// An amount of money put together from notes on Downtown's table: what the button says is what is laid,
// whatever it is pressed with.
import type { Locator, Page } from '@playwright/test';
import type { Event, Table } from '../src/wire/downtown';
import { Ears } from './ears';
import { expect, test } from './house';
import { MONEY } from './positions';
import { goToTable, reach } from './table';

/** What the server says that it has stored: what A has laid out, and what A has added face down. */
function stored({ steps }: Ears) {
  const laid = steps.flatMap(({ moments }) =>
    moments.flatMap(({ event }) => {
      const { laid } = event as Partial<Extract<Event, { laid: unknown }>>;
      return laid?.seat === 'A' ? [laid.money] : [];
    }),
  );
  const hidden = steps.flatMap(({ now }) => {
    const { mine, seats } = now.table as Table;
    return seats[0].money_face_down ? [mine!.envelope.money] : [];
  });
  return { laid, hidden: [...new Set(hidden)] };
}

/** How somebody presses something. */
type Press = (thing: Locator) => Promise<void>;

const WAYS: Record<string, { touch: boolean; viewport: { width: number; height: number }; press: Press }> = {
  mouse: { touch: false, viewport: { width: 1366, height: 768 }, press: (thing) => thing.click() },
  touch: { touch: true, viewport: { width: 390, height: 844 }, press: (thing) => thing.tap() },
  keyboard: {
    touch: false,
    viewport: { width: 1366, height: 768 },
    press: async (thing) => {
      await reach(thing.page(), thing);
      await thing.page().keyboard.press('Enter');
    },
  },
};

/** At its middle lies the thing itself, without anybody scrolling. */
async function isUncovered(thing: Locator): Promise<void> {
  const covered = () =>
    thing.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there && element.contains(there) ? null : (there?.outerHTML.slice(0, 120) ?? 'off the screen');
    });
  await expect.poll(covered, { message: 'what covers it' }).toBeNull();
}

async function sitDown(page: Page, phase: 'lay' | 'add'): Promise<Ears> {
  const ears = new Ears(page);
  // Nobody who knows the game is shown first what it is about.
  await page.addInitScript(() => localStorage.setItem('known-downtown', 'on'));
  await goToTable(page, {
    game: 'downtown',
    seats: ['me', { bot: 'easy' }, { bot: 'easy' }],
    position: MONEY[phase],
  });
  return ears;
}

/** The drawers stay shut: one would lie over the tray. */
test.use({ drawer: 'none' });

const note = (page: Page, amount: number) => page.getByRole('button', { name: `Add a ${amount}k note` });

for (const [way, { touch, viewport, press }] of Object.entries(WAYS)) {
  test.describe(`by ${way}`, () => {
    test.use({ hasTouch: touch, isMobile: touch, viewport });

    test('seven thousand are laid out', async ({ page }) => {
      const ears = await sitDown(page, 'lay');
      const table = page.getByRole('main');
      await isUncovered(table.getByRole('button', { name: 'Lay out nothing', exact: true }));
      await press(note(page, 5));
      const five = table.getByRole('button', { name: 'Lay out 5k', exact: true });
      await isUncovered(five);
      await press(note(page, 2));
      const seven = table.getByRole('button', { name: 'Lay out 7k', exact: true });
      await isUncovered(seven);
      await press(seven);
      await expect.poll(() => stored(ears).laid).toEqual([7]);
    });

    test('three thousand are added face down', async ({ page }) => {
      const ears = await sitDown(page, 'add');
      const table = page.getByRole('main');
      await press(note(page, 1));
      await press(note(page, 2));
      const three = table.getByRole('button', { name: 'Add 3k face down', exact: true });
      await isUncovered(three);
      await press(three);
      await expect.poll(() => stored(ears).hidden).toEqual([3]);
    });
  });
}

test('what is looked at leaves the tray alone', async ({ page }) => {
  await sitDown(page, 'lay');
  await note(page, 5).click();
  const done = page.getByRole('main').locator('button.done');
  await expect(done).toHaveAccessibleName('Lay out 5k');
  // Anything that shows a consequence, on the table or in words.
  await done.hover();
  await page.locator('.act-choices').click();
  await page.locator('.drawers [data-nth]').filter({ hasText: 'Lay out 2k' }).first().hover();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).hover();
  await done.focus();
  await expect(done).toHaveAccessibleName('Lay out 5k');
});

test('a note comes out of the tray as it went in', async ({ page }) => {
  const ears = await sitDown(page, 'lay');
  await note(page, 5).click();
  await note(page, 1).click();
  await page.getByRole('button', { name: 'Take the 5k note out' }).click();
  const one = page.getByRole('main').getByRole('button', { name: 'Lay out 1k', exact: true });
  await one.click();
  await expect.poll(() => stored(ears).laid).toEqual([1]);
});
