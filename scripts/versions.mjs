// The versions we state belong together: the least Rust that will do (`rust-version`) is the Rust that everything is
// built and tested with (rust-toolchain.toml), and the crates' version is the last one of the changelog.
import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";

const find = (file, pattern) => {
  const found = readFileSync(file, "utf8").match(pattern);
  if (!found) throw new Error(`${file} does not say its version: ${pattern}`);
  return found[1];
};
const same = (what, one, other) => {
  if (one === other) return;
  console.error(`${what}: ${one} and ${other} should be the same (CONTRIBUTING.md, "Versions").`);
  process.exitCode = 1;
};

const least = find("Cargo.toml", /^rust-version = "(\d+\.\d+)"$/m);
const pinned = find("rust-toolchain.toml", /^channel = "(\d+\.\d+)\.\d+"$/m);
same("rust-version in Cargo.toml, channel in rust-toolchain.toml", least, pinned);
same("rust-version in Cargo.toml, Rust in README.md", least, find("README.md", /Rust \((\d+\.\d+)/));
same(
  "version in Cargo.toml, last version in CHANGELOG.md",
  find("Cargo.toml", /^version = "(.+)"$/m),
  find("CHANGELOG.md", /^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/m),
);

const compiler = execSync(`${process.env.CARGO ?? "cargo"} --version`).toString().match(/\d+\.\d+/)[0];
if (compiler !== least) {
  console.log(`Note: this is Rust ${compiler}. That ${least} will do is tested with ${least} only (rustup would bring it).`);
}
