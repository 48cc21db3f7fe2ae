// Plays whole games on the board, by what glows, at the usual pace, and prints what a person would feel: how long it
// takes from a choice to the next question, how many touches a turn takes, and how much of a frame the page needs
// with a slow processor. A measurement, not a test: `make pace`.
import { execSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { serve } from './serve.mjs';

const [wanted = ''] = process.argv.slice(2);
/** As slow as a phone. */
const THROTTLE = 4;
/** So many choices of each game, if it does not end before. */
const CHOICES = 60;
const GAMES = {
  greed: { seats: 3, options: {} },
  smile: { seats: 2, options: {} },
  downtown: { seats: 3, options: { 'turn-limit': '40' } },
};
/** The question that begins a turn of mine. */
const TURN = { greed: /draft|take/, smile: /dice|draft|choos/, downtown: /stand|move/ };

const { address, end: close } = await serve();
const executablePath = process.env.CHROMIUM || execSync('command -v chromium').toString().trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

/** Runs in the page: notes when I cease to be asked and when I am asked again. */
function watch() {
  window.pace = { waits: [], turns: 0, shown: [], question: '' };
  let since = null;
  let clicked = null;
  addEventListener('click', () => (clicked = performance.now()), true);
  new MutationObserver(() => {
    const table = document.querySelector('.table');
    if (!table) return;
    const mine = table.dataset.turn !== undefined;
    const now = performance.now();
    if (!mine && since === null) {
      since = now;
      if (clicked !== null) {
        const from = clicked;
        requestAnimationFrame(() => window.pace.shown.push(performance.now() - from));
      }
      clicked = null;
    } else if (mine && since !== null) {
      window.pace.waits.push(now - since);
      since = null;
    }
    if (mine && table.dataset.question !== window.pace.question) {
      window.pace.question = table.dataset.question;
      (window.pace.questions ??= {})[table.dataset.question] =
        (window.pace.questions[table.dataset.question] ?? 0) + 1;
    } else if (!mine) window.pace.question = '';
  }).observe(document, { subtree: true, attributes: true, childList: true });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
let state = 7;
const roll = (below) => ((state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 8) % below;

async function play(game, { seats, options }) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: address });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.addInitScript((game) => localStorage.setItem(`known-${game}`, 'on'), game);
  await Promise.all([page.waitForResponse('**/api/me'), page.goto('/')]);
  const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'easy' }));
  const made = await page.request.post('/api/tables', {
    headers: { origin: address },
    data: {
      game,
      seats: ['me', ...bots],
      options,
      names: ['Ada'],
      spectators: true,
      memory: false,
      hints: true,
    },
  });
  await page.goto(`/t/${(await made.json()).code}`);
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const frames = [];
  tools.on('Tracing.dataCollected', ({ value }) => frames.push(...value));
  await tools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'v8.execute'] },
    transferMode: 'ReportEvents',
  });

  const main = page.getByRole('main');
  const does = main.locator('[data-does]:visible');
  const leads = main.locator('[data-leads]:visible');
  const end = page.getByRole('region', { name: 'The end' });
  let touches = 0;
  for (let chosen = 0; chosen < CHOICES; chosen += 1) {
    await does.or(leads).or(end).first().waitFor({ timeout: 60_000 });
    if (await end.isVisible()) break;
    const [doing, leading] = [await does.count(), await leads.count()];
    const thing =
      doing === 0 || (leading > 0 && roll(4) === 0) ? leads.nth(roll(leading)) : does.nth(roll(doing));
    await thing.click({ timeout: 20_000 }).catch(() => {});
    touches += 1;
  }
  const done = new Promise((over) => tools.once('Tracing.tracingComplete', over));
  await tools.send('Tracing.end');
  await done;
  const { waits, shown, questions } = await page.evaluate(() => window.pace);
  await context.close();
  return { waits, shown, touches, questions, frames };
}

/** What the main thread of the page did in each frame, in milliseconds: script, style and layout. */
function work(events) {
  const WORK = new Set([
    'FunctionCall',
    'EvaluateScript',
    'UpdateLayoutTree',
    'Layout',
    'FireAnimationFrame',
    'TimerFire',
    'EventDispatch',
  ]);
  const threads = new Map();
  for (const { name, ph, ts, dur, pid, tid } of events) {
    if (ph !== 'X' || !dur || !WORK.has(name)) continue;
    const thread = threads.get(`${pid}/${tid}`) ?? threads.set(`${pid}/${tid}`, []).get(`${pid}/${tid}`);
    thread.push([ts, ts + dur]);
  }
  const main = [...threads.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
  const perFrame = new Map();
  let until = 0;
  for (const [from, to] of main.toSorted(([one], [other]) => one - other)) {
    // What lies within another is counted with it.
    const begin = Math.max(from, until);
    if (to <= begin) continue;
    until = to;
    const frame = Math.floor(begin / 16_667);
    perFrame.set(frame, (perFrame.get(frame) ?? 0) + (to - begin) / 1000);
  }
  return [...perFrame.values()];
}

for (const [game, table] of Object.entries(GAMES)) {
  if (!game.includes(wanted)) continue;
  const { waits, shown, touches, questions, frames } = await play(game, table);
  const turns = Object.entries(questions ?? {}).filter(([id]) => TURN[game].test(id));
  const number = turns.reduce((sum, [, times]) => sum + times, 0);
  const perFrame = work(frames).toSorted((a, b) => a - b);
  const at = (part) => (perFrame[Math.floor(perFrame.length * part)] ?? 0).toFixed(1);
  console.log(
    `${game}: from a choice to the next question ${(median(waits) / 1000).toFixed(1)} s (median of ${waits.length}, ` +
      `longest ${(Math.max(0, ...waits) / 1000).toFixed(1)} s); shown after ${Math.round(median(shown))} ms; ` +
      `${touches} touches in ${number} turns or rounds; work in a frame ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ` +
      `processor ${THROTTLE} times slower, load ${loadavg()[0].toFixed(1)}`,
  );
  if (process.env.VERBOSE) console.log(questions);
}
await browser.close();
close();
