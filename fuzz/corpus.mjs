// Seeds for `make fuzz`: golden records as they are, the positions of the documentation, and programs
// that open a table and ask about it. Small inputs are worth more than long ones.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";

const put = (target, name, text) => {
  mkdirSync(`fuzz/corpus/${target}`, { recursive: true });
  writeFileSync(`fuzz/corpus/${target}/${name}`, text);
};
const asks = ["legal", "outcomes", "dump", "record", "result", "games"].map((what) => ({ do: what, seat: "A" }));
const program = (...requests) => requests.concat(asks).map((request) => JSON.stringify(request)).join("\n");

const games = readdirSync("games");
for (const game of games) {
  const folder = `games/${game}/tests/golden`;
  for (const file of readdirSync(folder)) {
    const record = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
    const beginning = { ...record, inputs: record.inputs.slice(0, 80), standing: null };
    put("record", `${game}-${file}`, JSON.stringify(record));
    put("record", `${game}-beginning-${file}`, JSON.stringify(beginning));
    put("protocol", `${game}-${file}`, program({ do: "resume", record: beginning, at: 40 }));
  }
  put("protocol", `${game}-new`, program({ do: "new", game, players: 2, seed: 7 }));
}
const examples = readFileSync("docs/positions.md", "utf8").match(/(?<=```json\n)[^]*?(?=```)/g);
examples.concat("{}").forEach((text, number) => {
  const position = JSON.parse(text);
  put("position", `example-${number}`, JSON.stringify(position));
  for (const game of games) {
    put("protocol", `load-${game}-${number}`, program({ do: "load", game, players: 2, position, seed: 1 }));
  }
});
