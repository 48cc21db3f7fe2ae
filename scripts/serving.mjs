// Measures servers with random players over real sockets (`backroom load`): what a seat is told, how many choices a
// second, how soon, and the processor time. `make figures` writes the table into docs/performance.md.
//
//   node scripts/serving.mjs BINARY FILE           the table of docs/performance.md
//   node scripts/serving.mjs BINARY --beside OLD   both binaries in turn, three rounds (or ROUNDS=7), and their ratio
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const BEGIN = "<!-- serving: begin -->";
const END = "<!-- serving: end -->";
/** Everything comes from one address here. */
const LIMITS = {
  "connections-per-address": 20000,
  "tables-per-address": 100000,
  "requests-per-second": 100000,
  "messages-per-second": 1000,
};

/** The processor time of a process so far, in seconds. */
function processor(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function heard(child, wanted) {
  return new Promise((found, failed) => {
    let said = "";
    const hear = (text) => {
      said += text;
      const at = wanted.exec(said);
      if (at) found(at);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => failed(new Error(said)));
  });
}

/** Does something with a server that has data of its own. */
async function serving(binary, act) {
  const data = mkdtempSync(join(tmpdir(), "backroom-serving-"));
  const limits = Object.entries(LIMITS).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const server = spawn(binary, ["serve", "--listen", "127.0.0.1:0", "--data", data, ...limits]);
  try {
    const [, address] = await heard(server, /http:\/\/(127\.0\.0\.1:\d+)/);
    return await act(address);
  } finally {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Lets a server be played at, and gives back the figures. */
function measure(binary, { game, tables, players, seconds, pace = 0, idle = 0, clock = false }) {
  return serving(binary, async (address) => {
    const numbers = { game, tables, players, seconds, ...(pace ? { pace } : {}), ...(idle ? { idle } : {}) };
    const wishes = Object.entries(numbers).flatMap(([name, value]) => [`--${name}`, `${value}`]);
    const load = spawn(binary, ["load", address, ...wishes, ...(clock ? ["--clock"] : [])]);
    const done = heard(load, /server memory.*\n|idle sockets: .*\n/);
    let said = "";
    load.stdout.on("data", (text) => (said += text));
    // The players' own processor time: from when all have sat down until the end.
    let [first, last] = [null, null];
    const watch = setInterval(() => {
      if (!/playing/.test(said)) return;
      try {
        last = [processor(load.pid), performance.now()];
        first ??= last;
      } catch {
        // It is over.
      }
    }, 100);
    await done.finally(() => clearInterval(watch));
    const number = (pattern) => Number(pattern.exec(said)?.[1]);
    const rate = number(/acknowledged choices\s+(\d+)/);
    const clients = first && (last[0] - first[0]) / ((last[1] - first[1]) / 1000);
    return {
      rate,
      median: number(/acknowledged after\s+([\d.]+) ms median/),
      p99: number(/([\d.]+) ms p99/),
      bytes: number(/told to a seat\s+(\d+) bytes/),
      mean: number(/mean (\d+)\)/),
      game: number(/(\d+) kB in a whole game/),
      server: (number(/server processor\s+([\d.]+) cores/) * 1e6) / rate,
      clients: (clients * 1e6) / rate,
      memory: number(/server memory\s+(\d+) MB/) || number(/: (\d+) MB of memory/),
    };
  });
}

const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];
const load = () => loadavg()[0].toFixed(1);
/** What is measured beside another binary. */
const CASES = [
  ["Smile, 500 tables", { game: "smile", tables: 500, players: 2, seconds: 10 }],
  ["Greed for four, 250 tables", { game: "greed", tables: 250, players: 4, seconds: 10 }],
  ["Smile, 1,000 choices a second", { game: "smile", tables: 500, players: 2, seconds: 10, pace: 1000 }],
  ["Smile, 500 tables, ours with clocks", { game: "smile", tables: 500, players: 2, seconds: 10 }, { clock: true }],
];

/** Both binaries in turn: what each needs, and the ratio of the medians. */
async function beside(binary, old) {
  for (const [name, plan, more = {}] of CASES) {
    const [ours, theirs] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await measure(old, plan));
      ours.push(await measure(binary, { ...plan, ...more }));
    }
    console.log(`\n${name} (load ${load()})`);
    for (const figure of ["rate", "server", "clients", "median", "p99", "memory"]) {
      const [before, after] = [theirs, ours].map((runs) => runs.map((run) => run[figure]));
      const shown = (all) => all.map((value) => value?.toFixed(figure === "median" || figure === "p99" ? 2 : 0)).join(" ");
      const ratio = (median(after) / median(before)).toFixed(2);
      console.log(`  ${figure.padEnd(8)} before ${shown(before)} · now ${shown(after)} · ratio of medians ${ratio}`);
    }
  }
}

/** The table of docs/performance.md. */
async function figures(binary, file) {
  const count = new Intl.NumberFormat("en");
  const rows = [
    "| game | seats | told to a seat for each choice: median, mean | a whole game | choices/s | server for each choice | players for each choice |",
    "|---|---|---|---|---|---|---|",
  ];
  const catalogue = (address) => fetch(`http://${address}/api/catalogue`).then((answer) => answer.json());
  const { games } = await serving(binary, catalogue);
  for (const { name, fewest, most } of games) {
    for (const seats of [2, 4].filter((seats) => seats >= fewest && seats <= most)) {
      const plan = { game: name, tables: 100, players: seats, seconds: 15 };
      const got = await measure(binary, plan);
      const whole = got.game ? `${got.game} kB` : "none ended";
      rows.push(
        `| ${name} | ${seats} | ${count.format(got.bytes)}, ${count.format(got.mean)} bytes | ${whole} | ` +
          `${count.format(got.rate)} | ${got.server.toFixed(0)} µs | ${got.clients.toFixed(0)} µs |`,
      );
      console.log(rows.at(-1));
    }
  }
  const paced = await measure(binary, CASES[2][1]);
  const full = await measure(binary, CASES[0][1]);
  const idle = await measure(binary, { game: "smile", tables: 1, players: 2, seconds: 1, idle: 5000 });
  rows.push(
    "",
    `500 tables of Smile: ${count.format(full.rate)} durable choices a second with ${full.memory} MB; paced at 1,000 a ` +
      `second acknowledged after ${paced.median} ms (median), ${paced.p99} ms (p99). 5,000 idle sockets: ${idle.memory} MB. ` +
      `Load at the end ${load()}, the measured processes included.`,
  );
  const text = readFileSync(file, "utf8");
  const [head, tail] = [text.split(BEGIN)[0], text.split(END)[1]];
  writeFileSync(file, `${head}${BEGIN}\n${rows.join("\n")}\n${END}${tail}`);
}

const [binary, how, old] = process.argv.slice(2);
await (how === "--beside" ? beside(binary, old) : figures(binary, how));
