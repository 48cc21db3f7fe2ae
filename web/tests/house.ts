// A real server for the tests: its own data folder, any free port, bots that do not dawdle. And a page whose
// console must stay free of errors.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, chromium, expect, type BrowserServer, type Page } from '@playwright/test';
import type { Catalogue, GameInfo } from '../src/wire/server';

export const BINARY = process.env.BACKROOM ?? resolve(import.meta.dirname, '../../target/debug/backroom');
const ROOMY = ['tables-per-address', 'connections-per-address', 'messages-per-second', 'requests-per-second'];

export class House {
  #process: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), 'backroom-'));
  address = '';

  readonly #more: readonly string[];

  /** With whatever else the server shall be told. */
  constructor(...more: string[]) {
    this.#more = more;
  }

  /** Opens, on the same port and with the same data as before if it was closed. */
  async open(): Promise<void> {
    const listen = this.address === '' ? '127.0.0.1:0' : new URL(this.address).host;
    const limits = ROOMY.flatMap((name) => [`--${name}`, '100000']);
    const server = spawn(BINARY, [
      'serve',
      '--listen',
      listen,
      '--data',
      this.#data,
      '--breath',
      '0',
      ...limits,
      ...this.#more,
    ]);
    this.#process = server;
    this.address = await new Promise((found, failed) => {
      let said = '';
      const hear = (text: Buffer) => {
        said += String(text);
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (address) found(address);
      };
      server.stdout.on('data', hear);
      server.stderr.on('data', hear);
      server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
      server.once('error', failed);
    });
  }

  /** Pulls the plug. */
  async kill(): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server) return;
    server.removeAllListeners('exit');
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** The games that the server has, for tests that are about every game: asked once, and handed to the workers. */
export async function games(): Promise<GameInfo[]> {
  if (process.env.BACKROOM_GAMES === undefined) {
    const house = new House();
    await house.open();
    const { games } = (await (await fetch(`${house.address}/api/catalogue`)).json()) as Catalogue;
    await house.end();
    process.env.BACKROOM_GAMES = JSON.stringify(games);
  }
  return JSON.parse(process.env.BACKROOM_GAMES) as GameInfo[];
}

/** Nothing may be said on the console that nobody expects. */
export function quiet(page: Page, expected: RegExp | null = null): string[] {
  const said: string[] = [];
  const hear = (text: string) => {
    if (!expected?.test(text)) said.push(text);
  };
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && hear(message.text()));
  page.on('pageerror', (error) => hear(error.message));
  return said;
}

/** What lies open over a table from the beginning. Most tests play in words, and like to be asked before something
 *  that cannot be taken back; on the board nobody is. */
type Drawer = 'choices' | 'none';
const opened = (page: Page, drawer: Drawer) =>
  page.addInitScript((open) => {
    // A blank page remembers nothing.
    if (!location.protocol.startsWith('http') || localStorage.getItem('drawer') !== null) return;
    localStorage.setItem('drawer', open);
    localStorage.setItem('ask-first', open === 'none' ? 'off' : 'on');
    // Whoever knows the game is not told it again; the bill is soon gone.
    for (const game of ['greed', 'smile', 'downtown']) localStorage.setItem(`known-${game}`, 'on');
  }, drawer);

/** Opens another browser, of somebody else, whose console must stay as quiet. */
type Guest = (at?: string, expected?: RegExp) => Promise<Page>;

/** A browser of somebody else that is a process of its own, and the end of that process without a word. */
export type Mortal = { page: Page; kill: () => Promise<void> };

export const test = base.extend<
  { house: House; guest: Guest; mortal: () => Promise<Mortal>; drawer: Drawer },
  { shared: House }
>({
  drawer: ['choices', { option: true }],
  shared: [
    async ({}, use) => {
      const house = new House();
      await house.open();
      await use(house);
      await house.end();
    },
    { scope: 'worker' },
  ],
  house: async ({ shared }, use) => use(shared),
  guest: async ({ browser, house, drawer }, use) => {
    const all: { page: Page; said: string[] }[] = [];
    await use(async (at = house.address, expected) => {
      const page = await (await browser.newContext({ baseURL: at })).newPage();
      await opened(page, drawer);
      all.push({ page, said: quiet(page, expected) });
      return page;
    });
    for (const { page, said } of all) {
      await page.context().close();
      expect(said).toEqual([]);
    }
  },
  mortal: async ({ launchOptions, contextOptions, locale, house, drawer }, use) => {
    const all: { process: BrowserServer; said: string[] }[] = [];
    await use(async () => {
      const process = await chromium.launchServer(launchOptions);
      const browser = await chromium.connect(process.wsEndpoint());
      const page = await (
        await browser.newContext({ ...contextOptions, ...(locale && { locale }), baseURL: house.address })
      ).newPage();
      await opened(page, drawer);
      all.push({ process, said: quiet(page) });
      return { page, kill: () => process.kill() };
    });
    for (const { process, said } of all) {
      await process.kill();
      expect(said).toEqual([]);
    }
  },
  baseURL: async ({ shared }, use) => use(shared.address),
  page: async ({ page, drawer }, use) => {
    await opened(page, drawer);
    const said = quiet(page);
    await use(page);
    expect(said).toEqual([]);
  },
});

export { expect };
