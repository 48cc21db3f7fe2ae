// Downtown on the board alone: only what glows is touched, the list of choices never. What the buttons said is
// what stands in the record.
import type { Page } from '@playwright/test';
import { Ears } from './ears';
import { expect, test } from './house';
import { DOWNTOWN } from './positions';
import { dice, goToTable, Player } from './table';

test.use({ drawer: 'none' });

/** What makes a choice, and what leads to one. */
const LIT = '[data-does], [data-leads]';

/** The money that Done says it lays out or adds. */
const amountOf = (name: string): number => Number(/^(?:Lay out|Add) (\d+)k/.exec(name)?.[1] ?? 0);

class Hands {
  readonly player: Player;
  /** The amounts of money on the buttons pressed, in order. */
  readonly laid: number[] = [];
  readonly #ears: Ears;

  constructor(
    readonly page: Page,
    /** What is touched before anything else, if it is there. */
    readonly likes: readonly RegExp[],
    readonly roll: (below: number) => number,
  ) {
    this.player = new Player(page);
    this.#ears = new Ears(page);
  }

  get #table() {
    return this.page.getByRole('main');
  }

  /** The names of all that can be touched of these. */
  names(selector: string): Promise<string[]> {
    return this.#table
      .locator(selector)
      .evaluateAll((things) =>
        things
          .filter((thing) => thing.checkVisibility() && !thing.closest('[inert]'))
          .map((thing) => (thing.ariaLabel ?? thing.textContent ?? '').replace(/\s+/g, ' ').trim()),
      );
  }

  /** All that a touch can change. */
  async #sight(): Promise<string> {
    const { doIt } = this.player;
    return JSON.stringify([
      this.#ears.frames.length,
      await this.names('button'),
      await this.names('.done'),
      await doIt.isVisible(),
    ]);
  }

  /** Whether something glows for me now; waits for it, or for the end. */
  async #asked(): Promise<boolean> {
    const { end, doIt } = this.player;
    const ready = async () => {
      if (await end.isVisible()) return 'over';
      return (await doIt.isVisible()) || (await this.names(LIT)).length > 0 ? 'asked' : null;
    };
    await expect.poll(ready, { timeout: 120_000, intervals: [20, 50, 100] }).not.toBeNull();
    return !(await end.isVisible());
  }

  /** Touches it, and what cannot be taken back is meant so. Waits until that has changed something. */
  async #touch(selector: string, name: string): Promise<void> {
    const { doIt } = this.player;
    const before = await this.#sight();
    await this.#table
      .locator(selector)
      .and(this.page.getByRole('button', { name, exact: true }))
      .first()
      .click();
    await expect.poll(() => this.#sight(), { timeout: 60_000, intervals: [20, 50, 100] }).not.toBe(before);
    if (await doIt.isVisible()) await doIt.click();
  }

  /** Fills a tray with a few notes, and with gangsters until it can be done. */
  async #fill(): Promise<void> {
    const some = async (selector: string, most: number) => {
      for (let more = most; more > 0; more -= 1) {
        const offered = await this.names(selector);
        if (offered.length === 0) return;
        await this.#touch(selector, offered[this.roll(offered.length)]!);
      }
    };
    await some('.note[data-leads]', this.roll(3) + 1);
    while ((await this.names('.done[data-does]')).length === 0)
      await some('.kind[data-leads], .buy[data-leads], .loot[data-leads]', 1);
    const [name] = await this.names('.done');
    if (amountOf(name!) > 0) this.laid.push(amountOf(name!));
    await this.#touch('.done', name!);
  }

  async playToTheEnd(): Promise<void> {
    let last = '';
    for (let touched = 0; await this.#asked(); touched += 1) {
      expect(touched, 'a game ends').toBeLessThan(6000);
      if ((await this.names('.done')).length > 0) {
        await this.#fill();
        continue;
      }
      const names = await this.names(LIT);
      if (names.length === 0) continue;
      // A second touch takes back what the first one has picked: whoever likes only that would never come on.
      const liked = this.likes
        .map((like) => names.find((name) => name !== last && like.test(name)))
        .find(Boolean);
      last = liked ?? names[this.roll(names.length)]!;
      await this.#touch(LIT, last);
    }
  }

  /** What I have done, as the server has stored it. */
  async recorded(): Promise<string[]> {
    const { code } = await this.player.table();
    const answer = await this.page.request.get(`/api/tables/${code}/record`);
    const { record } = (await answer.json()) as { record: { inputs: { act?: [string, string] }[] } };
    return record.inputs.flatMap(({ act }) => (act?.[0] === 'A' ? [act[1]] : []));
  }
}

/** Everything that was laid is stored as the buttons said it, and it was not always nothing. */
async function checks(hands: Hands): Promise<string[]> {
  const recorded = await hands.recorded();
  const money = recorded.flatMap((action) => /^lay money ([1-9]\d*)$/.exec(action)?.[1] ?? []).map(Number);
  expect(money).toEqual(hands.laid);
  expect(money).not.toEqual([]);
  return recorded;
}

const SEATS = ['me', { bot: 'easy' }, { bot: 'easy' }] as const;

test('a few turns with a payment, a purchase and a display of money', async ({ page }) => {
  const likes = [
    /^Pay and move to Downtown/,
    /^Pick up your token on the West Side/,
    /^Pay .* and move/,
    /^Pay /,
    /^Buy gangsters/,
  ];
  test.setTimeout(15 * 60_000);
  const hands = new Hands(page, likes, dice(21));
  await goToTable(page, {
    game: 'downtown',
    options: { 'turn-limit': '14' },
    seats: [...SEATS],
    // Rich enough to lay out money after all that.
    position: {
      ...DOWNTOWN,
      phase: 'confront',
      seats: { ...DOWNTOWN.seats, A: { ...DOWNTOWN.seats.A, purse: 60 } },
    },
  });
  await hands.playToTheEnd();
  const recorded = await checks(hands);
  for (const kind of [/^pay B west downtown$/, /^hire$/, /^take \S+ [1-9]/, /^lay money [1-9]/])
    expect(
      recorded.filter((action) => kind.test(action)),
      String(kind),
    ).not.toEqual([]);
});

test('a whole game', { tag: '@soak' }, async ({ page }) => {
  test.setTimeout(60 * 60_000);
  const hands = new Hands(page, [], dice(22));
  await goToTable(page, {
    game: 'downtown',
    // Whoever chooses at random would otherwise rob and pay for hours.
    options: { 'turn-limit': '60' },
    seats: [...SEATS],
  });
  await hands.playToTheEnd();
  const recorded = await checks(hands);
  expect(recorded.length).toBeGreaterThan(20);
});
