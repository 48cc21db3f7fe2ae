// Whole games for the repository that end in every way a game can end, with choices taken back and from positions:
// bots play through `backroom engine`. Written by `make golden`, replayed by crates/cli/tests/golden.rs.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const engine = spawn(process.env.BACKROOM ?? './target/release/backroom', ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`);
  const { value } = await answers.next();
  return JSON.parse(value);
}

/** Plays to the end; every so many choices one is taken back, if it can be. */
async function play(opening, kind, undoEvery) {
  let status = (await ask(opening)).ok;
  let undone = 0;
  let last = '';
  for (let n = 1; !status.over; n += 1) {
    const seat = status.asked.find((seat) => !status.sealed.includes(seat)) ?? status.asked[0];
    // Now and then something silly, so that what was taken back is not chosen again.
    const { action } = (await ask({ do: 'bot', seat, kind: n % 3 === 0 ? 'random' : kind, whim: n })).ok;
    status = (await ask({ do: 'act', seat, action })).ok;
    last = JSON.stringify(status.seen);
    const back = n % undoEvery === 0 && !status.over ? (await ask({ do: 'undo', seat })).ok : undefined;
    if (back) {
      undone += 1;
      status = back;
    }
  }
  return { undone, last, result: (await ask({ do: 'result' })).ok, record: (await ask({ do: 'record' })).ok.record };
}

/** Writes the first game that ends so. */
async function until(game, name, opening, ends, { kind = 'heuristic', undoEvery = 9 } = {}) {
  for (let seed = 1; seed <= 3000; seed += 1) {
    const played = await play({ do: 'new', ...opening, game, seed }, kind, undoEvery);
    if (played.undone > 0 && ends(played)) {
      const path = new URL(`../games/${game}/tests/endings/${name}.json`, import.meta.url);
      mkdirSync(new URL('.', path), { recursive: true });
      writeFileSync(path, `${JSON.stringify(played.record)}\n`);
      console.log(`games/${game}/tests/endings/${name}.json: seed ${seed}, ${played.undone} taken back`);
      return;
    }
  }
  throw new Error(`${game} ${name}: no game ends so`);
}

const says = (text) => ({ last }) => last.includes(text);
const winners = (count) => ({ result }) => result.seats.filter(({ rank }) => rank === 1).length === count;
const both = (one, other) => (played) => one(played) && other(played);
const pages = readFileSync(new URL('../docs/positions.md', import.meta.url), 'utf8');
const positions = [...pages.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json));
const placed = (players, position) => ({ do: 'load', players, position });

await until('downtown', 'rich', { players: 2 }, says('"rich"'));
await until('downtown', 'casino', { players: 3 }, says('"casino"'));
await until('downtown', 'limit', { players: 4, options: { 'turn-limit': 12 } }, says('"limit"'));
await until('downtown', 'shared', { players: 4, options: { 'turn-limit': 2 } }, winners(2));
await until('downtown', 'placed', placed(3, positions.find((position) => position.phase === 'confront')), winners(1));
await until('greed', 'won', { players: 3 }, winners(1), { undoEvery: 4 });
await until('greed', 'shared', { players: 2 }, winners(2), { undoEvery: 4 });
await until('greed', 'placed', placed(3, positions.find((position) => position.agenda)), winners(1), { undoEvery: 2 });
await until('smile', 'won', { players: 2 }, both(winners(1), (played) => !says('tie-break')(played)));
await until('smile', 'tie-break', { players: 2 }, both(winners(1), says('tie-break')), { undoEvery: 5 });
await until('smile', 'shared', { players: 2 }, winners(2), { undoEvery: 5 });
await until('smile', 'rival-beaten', { players: 1 }, winners(1));
await until('smile', 'rival-wins', { players: 1 }, winners(0));
await until('smile', 'placed', placed(2, positions.find((position) => position.potion === 'overpower')), winners(1));
engine.stdin.end();
