// The posters hang at once; what the server adds to them comes when it comes, and playing waits for nothing else.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { FOUND } from '../shared/rooms';
import type { GameInfo, NewTable } from '../wire/server';
import { spoken, t } from '../words/spoken.svelte';
import Home from './Home.svelte';

const NEWCOMER = 'nobody-has-painted-this';
const info = (name: string, n: number): GameInfo => ({
  name,
  fewest: 2,
  most: n + 2,
  usual: n + 2,
  options: [],
});

afterEach(() => vi.unstubAllGlobals());

it('hangs the posters it finds, then those of the server, and plays with as many as is usual', async () => {
  const made: NewTable[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const json = (value: unknown) => new Response(JSON.stringify(value));
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    // The newcomer stands first in the catalogue, and hangs last.
    if (path === '/api/catalogue')
      return arrived.then(() => json({ games: [NEWCOMER, ...FOUND].map(info), levels: [] }));
    if (path === '/api/me') return json({ name: null });
    if (method === 'GET') return json([]);
    made.push(JSON.parse(String(body)) as NewTable);
    return json({ code: 'K7Q-4MP' });
  });
  await spoken.speak(null);
  const target = document.body.appendChild(document.createElement('div'));
  const home = mount(Home, { target });
  flushSync();
  const posters = () => [...target.querySelectorAll('article')];
  const titles = () => posters().map((poster) => poster.getAttribute('aria-label'));
  const facts = () => posters()[0]!.querySelector('.facts')?.textContent;

  expect(titles()).toEqual(FOUND.map((game) => t(`${game}-title`)));
  expect(facts()).toBe(t(`${FOUND[0]}-length`));
  const play = posters()[1]!.querySelector('button')!;
  play.click();
  flushSync();
  expect(play.disabled).toBe(true);
  expect(made).toEqual([]);

  arrive();
  await expect.poll(titles).toEqual([...FOUND, NEWCOMER].map((game) => t(`${game}-title`)));
  expect(facts()).toBe(`2 or 3 players · ${t(`${FOUND[0]}-length`)}`);
  expect(play.querySelector('small')?.textContent).toBe('against 3 bots');
  await expect.poll(() => made.length).toBe(1);
  expect(made[0]).toMatchObject({ game: FOUND[1], seats: ['me', ...Array(3).fill({ bot: 'normal' })] });
  await unmount(home);
});
