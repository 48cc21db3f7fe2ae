// Downtown on the board alone: only what glows is touched, the list of choices never. What the buttons said is
// what stands in the record.
import type { Page } from '@playwright/test';
import { Ears } from './ears';
import { expect, test } from './house';
import { DOWNTOWN } from './positions';
import { dice, goToTable, Player } from './table';

/** What can be touched: places, things and notes that glow, and buttons that say what they do. */
const LIT = '.place.open:not(.leads), .thing.glow, .choose, .note.glow, .pay:not(.vain, [aria-pressed=true])';

/** An amount of money on a button that lays it down. */
const amountOf = (name: string): number | null => {
  const [, amount] = /^(?:Lay out|Add) (?:(\d+)k|no money)/.exec(name) ?? [];
  return amount !== undefined ? Number(amount) : /^(Lay out|Add) no money$/.test(name) ? 0 : null;
};

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

  /** The names of everything that can be touched. */
  lit(): Promise<string[]> {
    return this.#table.locator(LIT).evaluateAll((things) =>
      things.map((thing) => {
        const heard = thing.cloneNode(true) as Element;
        heard.querySelectorAll('[aria-hidden=true]').forEach((picture) => picture.remove());
        return (thing.ariaLabel ?? heard.textContent ?? '').replace(/\s+/g, ' ').trim();
      }),
    );
  }

  /** All that a touch can change. */
  async #sight(): Promise<string> {
    return JSON.stringify([this.#ears.frames.length, await this.lit(), await this.player.doIt.isVisible()]);
  }

  /** Whether something glows for me now; waits for it, or for the end. */
  async #asked(): Promise<boolean> {
    const { end, prompt, doIt } = this.player;
    const ready = async () => {
      if (await end.isVisible()) return 'over';
      if ((await prompt.textContent())?.includes('Your choice is sealed')) return null;
      return (await doIt.isVisible()) || (await this.lit()).length > 0 ? 'asked' : null;
    };
    await expect.poll(ready, { timeout: 120_000, intervals: [20, 50, 100] }).not.toBeNull();
    return !(await end.isVisible());
  }

  /** Touches it, and what cannot be taken back is meant so. Waits until that has changed something. */
  async #touch(name: string): Promise<void> {
    const { doIt } = this.player;
    const before = await this.#sight();
    await this.#table
      .locator(LIT)
      .and(this.page.getByRole('button', { name, exact: true }))
      .first()
      .click();
    await expect.poll(() => this.#sight(), { timeout: 60_000, intervals: [20, 50, 100] }).not.toBe(before);
    if (!(await doIt.isVisible())) return;
    const heard = this.#ears.frames.length;
    await doIt.click();
    await expect.poll(() => this.#ears.frames.length, { timeout: 60_000 }).toBeGreaterThan(heard);
  }

  /** Lays notes on a heap, if money is asked for, and gives back what the button says then. */
  async #heap(): Promise<string | null> {
    const notes = async () => (await this.lit()).filter((name) => /^Add a \d+k note$/.test(name));
    let sum = 0;
    for (let more = this.roll(3) + 1; more > 0; more -= 1) {
      const offered = await notes();
      if (offered.length === 0) break;
      const note = offered[this.roll(offered.length)]!;
      sum += Number(/\d+/.exec(note)![0]);
      await this.#touch(note);
    }
    if (sum === 0) return null;
    const button = (await this.lit()).find((name) => amountOf(name) !== null);
    expect(amountOf(button ?? ''), 'what the button says').toBe(sum);
    return button!;
  }

  async playToTheEnd(): Promise<void> {
    for (let touched = 0; await this.#asked(); touched += 1) {
      expect(touched, 'a game ends').toBeLessThan(6000);
      const heap = await this.#heap();
      const names = heap === null ? await this.lit() : [heap];
      if (names.length === 0) continue;
      const liked = this.likes.map((like) => names.find((name) => like.test(name))).find(Boolean);
      const name = liked ?? names[this.roll(names.length)]!;
      const amount = amountOf(name);
      if (amount !== null) this.laid.push(amount);
      await this.#touch(name);
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
  const money = recorded.flatMap((action) => /^lay money (\d+)$/.exec(action)?.[1] ?? []).map(Number);
  expect(money).toEqual(hands.laid);
  expect(Math.max(...money)).toBeGreaterThan(0);
  return recorded;
}

const SEATS = ['me', { bot: 'easy' }, { bot: 'easy' }] as const;

test('a few turns with a payment, a purchase and a display of money', async ({ page }) => {
  const likes = [/^Pay .*Downtown$/, /^Pay .* and /, /^Pay /, /^Buy gangsters/, /^Buy [1-9]/];
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
