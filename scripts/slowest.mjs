// Prints the slowest tests of a JUnit file and the closing count.
import { readFileSync } from "node:fs";

const xml = readFileSync(process.argv[2], "utf8");
const tests = [...xml.matchAll(/<testcase name="([^"]*)" classname="([^"]*)"[^>]* time="([\d.]+)"/g)].map(
  ([, name, group, time]) => ({ name: `${group} ${name}`, time: Number(time) }),
);
console.log("The slowest tests:");
for (const { name, time } of tests.sort((a, b) => b.time - a.time).slice(0, 10)) {
  console.log(`${time.toFixed(1).padStart(8)} s  ${name}`);
}
