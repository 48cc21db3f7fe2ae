// Plays on the board, by what glows, and prints what a person would feel: how long it takes from a choice to the next
// question and until it is shown, on a good line and on a poor one; and, playing a recorded game, how much of a frame
// the page needs with a slow processor. A measurement, not a test: `make pace`. With a game's name only that one; with
// --pace, --frames or --line only that measurement.
import { loadavg } from 'node:os';
import { serveBench } from './bench.mjs';
import { Frames, SLOWER } from './frames.mjs';
import { serve } from './serve.mjs';
import { arrive, launch, sit, visit } from './sit.mjs';
import { slowLine } from './slow-line.mjs';

const wanted = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
/** What a frame may take of script, style and layout, in milliseconds. */
const FRAME = 8;
/** So many choices of each game, if it does not end before: at the usual pace, and on a poor line. */
const CHOICES = { pace: 24, line: 10 };
/** `begins` is the question that begins a turn or a round of mine; `line` how long the next question may take;
 *  `recorded` is the game whose frames are counted, so that it is always the same one. */
const GAMES = {
  greed: { seats: 3, begins: /greed-ask-draft/, line: 6, recorded: 'greed-4' },
  smile: { seats: 2, begins: /smile-prompt-choosing/, line: 6, recorded: 'smile-2' },
  downtown: {
    seats: 3,
    recorded: 'downtown-4',
    options: { 'turn-limit': '40' },
    begins: /downtown-ask-(move|confront)/,
    line: 12,
  },
};
/** A name that is not this machine, so that the page packs what it says as it would anywhere. */
const FAR = 'far.test';

const { address, end: close } = await serve('--host', FAR);
const far = await slowLine(address);
/** Where recorded games are played, once it is wanted. */
let bench;
const browser = await launch(`--host-resolver-rules=MAP ${FAR} 127.0.0.1`);

/** Runs in the page: for each choice when it was made, when its answer was to be seen, when I was asked again. */
function watch() {
  const choices = [];
  window.pace = choices;
  let touched = 0;
  let open = null;
  addEventListener('click', () => (touched = performance.now()), true);
  const table = () => document.querySelector('.table');

  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (said) {
    const { id, ask } = JSON.parse(said);
    if (ask?.act) {
      // Some choices make themselves, and some follow from one touch.
      const from = performance.now() - touched < 250 ? touched : performance.now();
      open = { id, from, question: table()?.dataset.question ?? '', answered: false };
      choices.push(open);
    }
    send.call(this, said);
  };
  const { parse } = JSON;
  JSON.parse = (text, ...more) => {
    const value = parse(text, ...more);
    if (open && value?.step) open.told = true;
    if (open && value?.answer?.re === open.id) open.answered = true;
    // What has changed by it is on the page before the next frame.
    if (open?.told && open.answered) painted(asked);
    return value;
  };
  /** After the next frame. */
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));
  function asked() {
    if (open?.shown === undefined || open.next !== undefined || table()?.dataset.turn === undefined) return;
    open.next = performance.now() - open.from;
    open.then = table().dataset.question;
  }
  new MutationObserver(() => {
    const now = open;
    if (now?.told && !now.seen) {
      now.seen = true;
      painted(() => {
        now.shown = performance.now() - now.from;
        asked();
      });
    }
    asked();
  }).observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
}

const at = (numbers, part) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? NaN;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
let state = 7;
const roll = (below) => ((state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 8) % below;

/** Somebody at a table of this game. */
async function player(game, { baseURL = address, pace = 'usual' } = {}) {
  const page = await visit(browser, { viewport: { width: 1366, height: 768 }, baseURL });
  await page.addInitScript((pace) => localStorage.setItem('pace', pace), pace);
  await page.addInitScript(watch);
  await arrive(page);
  await sit(page, { game, ...GAMES[game] });
  // The bill is read.
  await page.keyboard.press('Shift');
  return page;
}

/** Runs in the page: where to touch next, by what glows; "over" at the end, nothing while others have their turn. Asked
 *  for now and then from outside, so that looking costs the page next to nothing. */
function next([does, roll]) {
  if (document.querySelector('.table main section.end')) return 'over';
  if (window.pace.at(-1)?.answered === false) return null;
  const found = (selector) => [...document.querySelectorAll(`.table[data-turn] main ${selector}`)];
  // "Nothing until it is my turn" settles the turns of all others.
  const pass = found('button.pass');
  const doing = found('[data-does]:not([aria-disabled=true])');
  const leading = found('[data-leads]');
  const things =
    pass.length > 0 ? pass : doing.length > 0 && (does || leading.length === 0) ? doing : leading;
  // At its left, where also a card of a fan is free; the next one, if something lies over it.
  for (let nth = 0; nth < things.length; nth += 1) {
    const thing = things[(roll + nth) % things.length];
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + Math.min(box.width / 2, 24), box.y + box.height / 2];
    if (box.width > 0 && thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}

/** How long somebody thinks between two looks, in milliseconds. */
const LOOKS = 250;
/** After so many looks nothing more will come. */
const PATIENCE = 400;

/** Touches what is next until so many choices are made; nothing more at the end of the game. */
async function play(page, choices) {
  const made = () => page.evaluate(() => window.pace.length);
  const goal = (await made()) + choices;
  for (let looks = 0; (await made()) < goal; looks += 1) {
    if (looks > PATIENCE) throw new Error('nothing glows any more');
    const at = await page.evaluate(next, [roll(4) > 0, roll(1000)]);
    if (at === 'over') return false;
    if (at) {
      await page.mouse.click(...at);
      looks = 0;
    }
    await page.waitForTimeout(LOOKS);
  }
  return true;
}

const choices = (page) => page.evaluate(() => window.pace);
const shown = (all) => all.map(({ shown }) => shown).filter(Boolean);

/** From a choice to the next question, and until it is shown, with nothing held up. */
async function pace(game) {
  const page = await player(game);
  await play(page, CHOICES.pace);
  const all = await choices(page);
  await page.context().close();
  const { begins, line } = GAMES[game];
  const asked = all.filter(({ next }) => next !== undefined);
  const waits = asked.map(({ next }) => next);
  const turns = asked.filter(({ question, then }) => begins.test(then) && !begins.test(question));
  const over = turns.map(({ next }) => next);
  return [
    `from a choice to my next question ${seconds(at(waits, 0.5))} (median of ${waits.length}, longest ` +
      `${seconds(Math.max(...waits))}); to my next turn ${seconds(at(over, 0.5))} (median of ${over.length}, ` +
      `longest ${seconds(Math.max(...over))}; at most ${line} s wished)`,
    `from a choice until it is shown ${Math.round(at(shown(all), 0.5))} ms (median of ${shown(all).length}, ` +
      `95 % ${Math.round(at(shown(all), 0.95))} ms; 100 ms wished)`,
  ];
}

/** So many things are looked at before each choice. */
const LOOKED_AT = 2;

/** Runs in the page: some of the things that glow, once all has been played out. */
function glowing(most) {
  if (!document.querySelector('.table[data-turn]')) return null;
  return [...document.querySelectorAll('main [data-does]')].slice(0, most).map((thing) => {
    const box = thing.getBoundingClientRect();
    return [box.x + Math.min(box.width / 2, 24), box.y + box.height / 2];
  });
}

/** Script, style and layout in a frame, with a slow processor: a recorded game from its beginning to its end. */
async function frames(game) {
  bench ??= await serveBench();
  const page = await visit(browser, { viewport: { width: 1366, height: 768 }, baseURL: bench.address });
  await page.addInitScript(() => localStorage.setItem('pace', 'brisk'));
  await page.goto(`dev.html?game=${GAMES[game].recorded}&bare`);
  await page.waitForSelector('main h1');
  await page.keyboard.press('Shift');
  const frames = new Frames(await page.context().newCDPSession(page));
  const steps = await page.evaluate(() => window.bench.length());
  // At the end nothing glows any more.
  for (let step = 1; step < steps - 1; step += 1) {
    await frames.begin();
    await page.evaluate((step) => window.bench.go(step), step);
    let things = null;
    for (let looks = 0; things === null && looks < PATIENCE; looks += 1) {
      await page.waitForTimeout(LOOKS);
      things = await page.evaluate(glowing, LOOKED_AT);
    }
    for (const thing of things ?? []) await page.mouse.move(...thing).then(() => page.waitForTimeout(LOOKS));
    await frames.end();
  }
  await page.context().close();
  const { times, spent } = frames;
  const over = times.filter((time) => time > FRAME).length / times.length;
  const parts = [...spent].toSorted(([, one], [, other]) => other - one);
  const told = parts.slice(0, 4).map(([name, ms]) => `${name} ${(ms / times.length).toFixed(1)}`);
  return [
    `work in a frame ${at(times, 0.5).toFixed(1)} ms (median of ${times.length}, processor ${SLOWER} times slower), ` +
      `95 % ${at(times, 0.95).toFixed(1)} ms, ${(100 * over).toFixed(1)} % over ${FRAME} ms; on average ${told.join(', ')}`,
  ];
}

/** Until a choice is shown on a poor line. */
async function line(game) {
  const page = await player(game, { baseURL: `http://${FAR}:${far.port}`, pace: 'brisk' });
  await play(page, CHOICES.line);
  const all = shown(await choices(page));
  await page.context().close();
  return [
    `on a poor line (50 kB/s, 400 ms there and back) shown ${seconds(at(all, 0.5))} after a choice ` +
      `(median of ${all.length}, longest ${seconds(Math.max(...all))}; 1.5 s wished)`,
  ];
}

const measures = { pace, frames, line };
const only = Object.keys(measures).filter((name) => process.argv.includes(`--${name}`));
try {
  for (const game of Object.keys(GAMES).filter((game) => game.includes(wanted))) {
    for (const name of only.length > 0 ? only : Object.keys(measures)) {
      for (const told of await measures[name](game)) console.log(`${game}: ${told}`);
    }
  }
  console.log(`load of the machine ${loadavg()[0].toFixed(1)}`);
} finally {
  await browser.close();
  await bench?.end();
  far.end();
  close();
}
