// Measures what docs/scale.md says: one server on SQLite and on PostgreSQL in turn, through the holder's door and through
// another in turn, three servers, what a choice costs the database, what a game leaves behind, and what sockets weigh.
//
//   BACKROOM_FSYNC=on sh scripts/postgres.sh node scripts/scaling.mjs BINARY [stores|doors|three|games|sockets ...]
//
// ROUNDS=5 for other than three rounds; SOCKETS=5000,10000 for other than these.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SOCKETS = (process.env.SOCKETS ?? "5000,10000").split(",").map(Number);
const DATABASE = process.env.BACKROOM_TEST_POSTGRES;
/** Until every table is under way; as in `backroom load`. */
const WARM_UP = 3;
/** Everything comes from one address here. */
const LIMITS = {
  "connections-per-address": 20000,
  "tables-per-address": 100000,
  "requests-per-second": 100000,
  "messages-per-second": 1000,
};
const [binary, ...wanted] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "backroom-scaling-"));
const key = join(folder, "key");
writeFileSync(key, "what-servers-show-each-other-while-they-are-measured");

/** Asks the database something that has one value. */
function asked(sql, name = "postgres") {
  const hidden = readdirSync("/usr/lib/postgresql").map((version) => `/usr/lib/postgresql/${version}/bin/psql`);
  const address = DATABASE.replace(/\/[^/]*$/, `/${name}`);
  return execFileSync(hidden.at(-1) ?? "psql", ["-XAtqc", sql, address], { encoding: "utf8" }).trim();
}

/** A process's fields after its name: times are in hundredths of a second. */
const fields = (pid) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ").map(Number);

/** The processor time of the database so far, in seconds: its first process, those that have ended, and those that run. */
function database() {
  const first = Number(asked("SELECT pg_read_file('postmaster.pid')").split("\n")[0]);
  const [, , , , , , , , , , , user, system, ended, endedSystem] = fields(first);
  let ticks = user + system + ended + endedSystem;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const of = fields(pid);
      if (of[1] === first) ticks += of[11] + of[12];
    } catch {
      // It has just ended, and is counted with the first.
    }
  }
  return ticks / 100;
}

function heard(child, pattern) {
  return new Promise((found, failed) => {
    let said = "";
    const hear = (text) => {
      said += text;
      const at = pattern.exec(said);
      if (at) found(at);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => failed(new Error(said)));
  });
}

const free = () =>
  new Promise((found) => {
    const listener = createServer().listen(0, "127.0.0.1", () => {
      const { port } = listener.address();
      listener.close(() => found(port));
    });
  });

let made = 0;

/** Does something with so many servers on a database of their own, or with one on a file. */
async function serving(servers, act) {
  const name = `scaling_${(made += 1)}`;
  const limits = Object.entries(LIMITS).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const running = [];
  const start = async (...more) => {
    const server = spawn(binary, ["serve", "--listen", "127.0.0.1:0", "--no-push", ...limits, ...more]);
    running.push(server);
    return (await heard(server, /http:\/\/(127\.0\.0\.1:\d+)/))[1];
  };
  const data = join(folder, name);
  if (servers) asked(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  try {
    const doors = [];
    if (!servers) doors.push(await start("--data", data));
    while (doors.length < servers) {
      const peers = ["--name", `door-${doors.length}`, "--peers", `127.0.0.1:${await free()}`, "--peer-key", key];
      doors.push(await start("--database", DATABASE.replace(/\/[^/]*$/, `/${name}`), ...peers));
    }
    return await act(doors, name);
  } finally {
    const ended = running.map((server) => new Promise((over) => server.once("exit", over)));
    running.forEach((server) => server.kill());
    await Promise.all(ended);
    rmSync(data, { recursive: true, force: true });
    if (servers) asked(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

/** Lets random players play there, and gives back what they and the database say of it. */
async function played(doors, name, { game = "smile", tables, seconds, pace = 0, through = [] }) {
  const numbers = { game, tables, players: 2, seconds, ...(pace ? { pace } : {}) };
  const wishes = Object.entries(numbers).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  if (through.length) wishes.push("--doors", through.join(","));
  const load = spawn(binary, ["load", doors[0], ...wishes]);
  const done = heard(load, /choices at a table.*\n/);
  let said = "";
  load.stdout.on("data", (text) => (said += text));
  await heard(load, /playing \d+ s\n/);
  const figures = () =>
    name && {
      processor: database(),
      log: Number(asked("SELECT pg_current_wal_lsn() - '0/0'")),
      choices: Number(asked("SELECT count(*) FROM inputs", name)),
      commits: Number(asked(`SELECT xact_commit FROM pg_stat_database WHERE datname = '${name}'`)),
    };
  const after = (wait) => new Promise((over) => setTimeout(over, wait * 1000));
  await after(WARM_UP);
  const from = figures();
  await after(seconds - 0.5);
  const to = figures();
  await done;
  const number = (pattern) => Number(pattern.exec(said)?.[1]);
  const rate = number(/acknowledged choices\s+(\d+)/);
  const choices = name && to.choices - from.choices;
  return {
    rate,
    median: number(/acknowledged after\s+([\d.]+) ms median/),
    p99: number(/([\d.]+) ms p99/),
    server: number(/([\d.]+) µs for each choice/),
    lost: number(/connections lost\s+(\d+)/),
    "at a table": number(/choices at a table\s+(\d+) median/),
    "at the quietest": number(/(\d+) fewest/),
    ...(name && {
      database: ((to.processor - from.processor) * 1e6) / choices,
      "its cores": (to.processor - from.processor) / (seconds - 0.5),
      "log bytes": (to.log - from.log) / choices,
      "choices a commit": choices / (to.commits - from.commits),
    }),
  };
}

const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];
const shown = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

/** Each way in turn, and the ratio of the second's median to the first's. */
async function inTurn(title, ways) {
  const runs = ways.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [nth, [, run]] of ways.entries()) runs[nth].push(await run());
  }
  console.log(`\n${title} (load ${loadavg()[0].toFixed(1)})`);
  for (const figure of new Set(runs.flatMap(([first]) => Object.keys(first)))) {
    const told = runs.flatMap((all, nth) => (figure in all[0] ? [[ways[nth][0], all.map((run) => run[figure])]] : []));
    const each = told.map(([name, all]) => `${name} ${all.map(shown).join(" ")}`);
    const [before, after] = told.map(([, all]) => median(all));
    const ratio = after && before ? ` · ratio of medians ${(after / before).toFixed(2)}` : "";
    console.log(`  ${figure.padEnd(16)} ${each.join(" · ")}${ratio}`);
  }
}

const full = { tables: 300, seconds: 8 };
const parts = {
  stores: () =>
    inTurn("One server, 300 tables of Smile as fast as it goes", [
      ["SQLite", () => serving(0, (doors) => played(doors, null, full))],
      ["PostgreSQL", () => serving(1, (doors, name) => played(doors, name, full))],
    ]),
  async doors() {
    for (const pace of [100, 1000]) {
      const plan = { tables: pace / 5, seconds: 8, pace };
      await inTurn(`${pace} choices a second`, [
        ["holder's door", () => serving(2, (doors, name) => played(doors, name, { ...plan, through: [doors[0]] }))],
        ["another", () => serving(2, (doors, name) => played(doors, name, { ...plan, through: [doors[1]] }))],
      ]);
    }
  },
  three: () =>
    inTurn("Three servers, 180 tables of Smile, everybody through any door", [
      ["", () => serving(3, (doors, name) => played(doors, name, { tables: 180, seconds: 8, through: doors }))],
    ]),
  async games() {
    console.log(`\nWhat a finished game leaves in the database, indexes included (load ${loadavg()[0].toFixed(1)})`);
    for (const game of ["greed", "smile", "downtown"]) {
      await serving(1, async (doors, name) => {
        await played(doors, name, { game, tables: 20, seconds: 20 });
        asked("DELETE FROM tables WHERE stage <> 'over'", name);
        asked("DELETE FROM inputs WHERE table_id NOT IN (SELECT id FROM tables)", name);
        asked("VACUUM FULL", name);
        const games = Number(asked("SELECT count(*) FROM tables", name));
        if (games === 0) return console.log(`  ${game} for two: none ended`);
        const inputs = Number(asked("SELECT count(*) FROM inputs", name));
        const of = (table) => Number(asked(`SELECT pg_total_relation_size('${table}')`, name)) / games / 1000;
        const sizes = ["inputs", "stories", "snapshots", "tables"].map((table) => `${table} ${of(table).toFixed(1)}`);
        console.log(`  ${game} for two: ${games} games, ${(inputs / games).toFixed(0)} inputs each; kB: ${sizes.join(", ")}`);
      });
    }
  },
  async sockets() {
    for (const idle of SOCKETS) {
      await serving(0, async ([door]) => {
        const load = spawn(binary, ["load", door, "--idle", `${idle}`]);
        const [, sockets, after, before] = await heard(load, /(\d+) idle sockets: (\d+) MB of memory, (\d+) MB before/);
        console.log(`  ${sockets} idle sockets, 10 at each table: ${after} MB, ${before} before`);
      });
    }
  },
};
try {
  for (const part of wanted.length ? wanted : Object.keys(parts)) await parts[part]();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
