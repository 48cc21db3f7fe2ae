// Whoever watches learns nothing that is not open to all: not on the page, and not over the wire either.
import type { Page } from '@playwright/test';
import type { Table } from '../src/wire/greed';
import { Ears } from './ears';
import { expect, test } from './house';
import { Player } from './table';

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);

/** The cards a page shows or names: “Napoleon (72)”. */
const onPage = (html: string) => all(html, /[^()"<>]+ \((\d+)\)/g).map(Number);

/** The cards a message speaks of: `greed-card-72`, `"72"`, `"take 72"`, and the sets only their owner sees. */
const inMessage = (text: string) =>
  [
    ...all(text, /greed-card-(\d+)/g),
    ...all(text, /"(?:[a-z]+ )?(\d+)"/g),
    ...all(text, /"(?:hand|pile|ready)":\[([\d,]+)\]/g).flatMap((cards) => cards.split(',')),
  ].map(Number);

/** Everything that ever reached somebody's browser. */
class Browser {
  readonly ears: Ears;
  readonly answers: string[] = [];

  constructor(readonly page: Page) {
    this.ears = new Ears(page);
    page.on('response', async (answer) => {
      if (answer.url().includes('/api/')) this.answers.push(await answer.text().catch(() => ''));
    });
  }

  /** Which of these cards this browser has ever been sent, or shows now. */
  async knows(cards: number[]) {
    const sent = new Set([...this.ears.frames, ...this.answers].flatMap(inMessage));
    const shown = new Set(onPage(await this.page.content()));
    return { sent: cards.filter((card) => sent.has(card)), shown: cards.filter((card) => shown.has(card)) };
  }

  /** Cards that have lain open. */
  #open(): Set<number> {
    const open = ({ board }: Table) => [...board.displays.flat(), ...board.open, ...board.chosen.map(Number)];
    return new Set(this.ears.tables.flatMap(open));
  }

  /** What nobody else may know of now. */
  secrets(): number[] {
    const { hand, pile, sealed } = this.ears.table!;
    const open = this.#open();
    const held = new Set([...hand, ...pile, ...(sealed === null ? [] : [Number(sealed)])]);
    return [...held].filter((card) => !open.has(card));
  }
}

test('three rounds of Greed, watched', async ({ guest }) => {
  const [ann, ben] = [new Player(await guest()), new Player(await guest())];
  const [anns, bens, eves] = [new Browser(ann.page), new Browser(ben.page), new Browser(await guest())];
  await Promise.all([ann.listen(), ben.listen()]);
  await ann.page.goto('/new/greed?how=friends');
  await ann.page.getByRole('combobox', { name: 'How many play?' }).selectOption('2');
  await ann.page.getByRole('button', { name: 'Make the table' }).click();
  const link = await ann.page.getByRole('textbox', { name: 'The table’s address' }).inputValue();
  await eves.page.goto(link);
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Take seat B' }).click();
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(eves.page.locator('.table[data-game=greed]')).toBeVisible();

  /** Somebody is asked, so nothing happens now; whatever they hold is in their own browser and not in hers. */
  async function keepsSecret(owner: Browser): Promise<void> {
    const secrets = owner.secrets();
    expect(await owner.knows(secrets), 'the search finds what is there').toEqual({
      sent: secrets,
      shown: secrets,
    });
    expect(await eves.knows(secrets), 'what the spectator knows of it').toEqual({ sent: [], shown: [] });
  }

  for (const [player, browser] of [
    [ann, anns],
    [ben, bens],
  ] as const) {
    await player.asked();
    expect(browser.secrets().length).toBeGreaterThan(5);
    await keepsSecret(browser);
  }
  // What was chosen stays in its envelope until everybody has chosen.
  await ann.play(() => ann.chooseNth(0), 1);
  await expect(ann.prompt).toContainText('Your choice is sealed');
  expect(anns.ears.table!.sealed).not.toBeNull();
  await keepsSecret(anns);

  while (eves.ears.table!.board.round < 4) {
    for (const [player, browser] of [
      [ben, bens],
      [ann, anns],
    ] as const) {
      if (!(await player.isAsked())) continue;
      await keepsSecret(browser);
      await player.play(() => player.chooseNth(0), 1);
    }
  }
  const record = await eves.page.request.get(
    `/api${new URL(link).pathname.replace('/t/', '/tables/')}/record`,
  );
  expect(record.ok(), 'the record is nobody’s before the end').toBe(false);
  expect(anns.secrets().length + bens.secrets().length).toBeGreaterThan(0);
});
