// One person at a table, as the browser tests play it: what is asked, what can be chosen, what the ear hears,
// and the same game as the terminal tells it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { NewTable, TableInfo } from '../src/wire/server';
import type { Seat } from '../src/wire/tabletop';
import { BINARY, expect } from './house';

/** The names of what the tests reach for, in both languages. */
const NAMES = {
  en: { log: 'What happens', prompt: 'What is asked', choices: 'Choices', end: 'The end', doIt: 'Do it' },
  de: {
    log: 'Was geschieht',
    prompt: 'Was gefragt ist',
    choices: 'Auswahl',
    end: 'Das Ende',
    doIt: 'Ja, so machen',
  },
};
type Language = keyof typeof NAMES;

/** What the page calls a bot on a seat. */
const BOTS = Object.fromEntries(
  [
    ...readFileSync(resolve(import.meta.dirname, '../../locales/en/web.ftl'), 'utf8').matchAll(
      /^web-bot-(.) = (.+)$/gm,
    ),
  ].map(([, seat, name]) => [seat!.toUpperCase(), name!]),
);

interface Ear {
  /** Every sentence put into the live region, in order. */
  heard: string[];
  /** How often the story, the question or the choices have changed. */
  changes: number;
  /** Milliseconds from each choice until the page had drawn something new. */
  waits: number[];
}
declare global {
  interface Window {
    ear: Ear;
  }
}

/** Runs in the page: hears what a screen reader would, and looks at the clock. */
function listen(names: { log: string; prompt: string; choices: string }): void {
  const ear: Ear = { heard: [], changes: 0, waits: [] };
  window.ear = ear;
  let told = new Set<Element>();
  let seen = '';
  let chosen: number | null = null;
  const story = () => document.querySelector(`[role=log][aria-label="${names.log}"]`);
  addEventListener('click', () => (chosen = story() && performance.now()), true);
  const look = () => {
    const log = story();
    if (!log) return;
    const lines = [...log.children];
    // Whoever sits down is told the story so far; until then what is there may be put up anew.
    if (!lines.some((line) => told.has(line))) ear.heard = [];
    ear.heard.push(...lines.filter((line) => !told.has(line)).map((line) => line.textContent ?? ''));
    told = new Set(lines);
    const prompt = document.querySelector(`[role=status][aria-label="${names.prompt}"]`)?.textContent;
    const choices = document.querySelector(`section[aria-label="${names.choices}"] ol`)?.textContent;
    const sight = JSON.stringify([ear.heard.length, prompt, choices]);
    if (sight === seen) return;
    seen = sight;
    ear.changes += 1;
    if (chosen === null) return;
    const from = chosen;
    chosen = null;
    requestAnimationFrame(() => ear.waits.push(performance.now() - from));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The same numbers on every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Makes a table as the page would, where the page has no fields for it, and goes there. */
export async function goToTable(page: Page, table: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>) {
  // Whoever makes the table is who the page is: not somebody else before it has said hello.
  await Promise.all([page.waitForResponse('**/api/me'), page.goto('/')]);
  const made = await page.request.post('/api/tables', {
    data: { options: {}, names: ['Marlene'], spectators: true, memory: false, hints: true, ...table },
  });
  expect(made.status(), await made.text()).toBeLessThan(300);
  await page.goto(`/t/${((await made.json()) as TableInfo).code}`);
}

/** Goes on with the tab key until it is there. */
export async function reach(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal, 'within sixty steps of the tab key').toBeFocused();
}

export class Player {
  readonly log: Locator;
  readonly prompt: Locator;
  /** The choices in words. */
  readonly choices: Locator;
  readonly end: Locator;
  readonly doIt: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = 'en',
  ) {
    const names = NAMES[language];
    this.log = page.getByRole('log', { name: names.log });
    this.prompt = page.getByRole('status', { name: names.prompt });
    // There whether the drawer is open or not.
    this.choices = page.locator('.drawers [data-nth]');
    this.end = page.getByRole('region', { name: names.end });
    this.doIt = page.getByRole('alert').getByRole('button', { name: names.doIt });
  }

  /** To be called before the page is opened. */
  async listen(): Promise<void> {
    const { log, prompt, choices } = NAMES[this.language];
    await this.page.addInitScript(listen, { log, prompt, choices });
  }

  /** Whether something is asked that has not been answered yet. */
  async isAsked(): Promise<boolean> {
    const sealed = this.language === 'en' ? 'Your choice is sealed' : 'Deine Wahl ist versiegelt';
    const [offered, asked] = await Promise.all([this.choices.count(), this.prompt.textContent()]);
    return offered > 0 && !asked?.includes(sealed);
  }

  /** Waits until something is asked or the game is over. Tells which. */
  async asked(): Promise<boolean> {
    await expect(async () => {
      expect((await this.end.isVisible()) || (await this.isAsked()), 'asked, or over').toBe(true);
    }).toPass({ intervals: [10, 20, 40], timeout: 60_000 });
    return !(await this.end.isVisible());
  }

  /** Chooses whenever asked, so many times or until the end. Gives back how many choices it took. */
  async play(choose: () => Promise<void>, times = Infinity): Promise<number> {
    for (let chosen = 0; ; chosen += 1) {
      if (chosen === times || !(await this.asked())) return chosen;
      expect(chosen, 'a game ends').toBeLessThan(600);
      const before = await this.page.evaluate(() => window.ear.changes);
      await choose();
      await this.page.waitForFunction((before) => window.ear.changes > before, before);
    }
  }

  /** The choice that stands there in words as the nth, and what cannot be taken back is meant so. */
  async chooseNth(nth: number): Promise<void> {
    await this.choices.nth(nth).click();
    if (await this.doIt.isVisible()) await this.doIt.click();
  }

  /** Everything that was said to the ear is what the terminal tells this seat. */
  async heardAllOfIt(seat: Seat): Promise<void> {
    await this.isStoryOf(seat, await this.page.evaluate(() => window.ear.heard));
  }

  /** Expects these sentences to be, line for line, what the terminal tells this seat. */
  async isStoryOf(seat: Seat, sentences: string[]): Promise<void> {
    const { seats } = await this.table();
    // The terminal calls everybody by their letters; at the page bots have names, too.
    const letters = (line: string) =>
      seats.reduce((said, { name, seat }) => said.replaceAll(name || BOTS[seat]!, seat), line);
    expect(sentences.length).toBeGreaterThan(8);
    expect(sentences.map(letters)).toEqual(await this.#toldInTheTerminal(seat));
  }

  /** Prints how long it took from choosing until the page showed it; a measurement, not a test. */
  async clock(what: string): Promise<void> {
    const waits = (await this.page.evaluate(() => window.ear.waits)).sort((one, other) => one - other);
    const at = (part: number) => `${Math.round(waits[Math.floor(waits.length * part)] ?? 0)} ms`;
    console.log(`${what}: ${waits.length} choices shown after ${at(0.5)} (median), ${at(0.95)} (95 %)`);
  }

  table(): Promise<TableInfo> {
    const code = new URL(this.page.url()).pathname.split('/').pop();
    return this.page.request.get(`/api/tables/${code}`).then((answer) => answer.json() as Promise<TableInfo>);
  }

  /** The story of a seat as `backroom replay` tells it from the table's record. */
  async #toldInTheTerminal(seat: Seat): Promise<string[]> {
    const { code } = await this.table();
    const record = await this.page.request.get(`/api/tables/${code}/record`);
    expect(record.ok()).toBe(true);
    const folder = mkdtempSync(join(tmpdir(), 'backroom-record-'));
    try {
      const file = join(folder, 'record.json');
      writeFileSync(file, await record.body());
      const args = ['replay', file, '--seat', seat, '--lang', this.language];
      return execFileSync(BINARY, args, { encoding: 'utf8' }).split('\n').filter(Boolean);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}
