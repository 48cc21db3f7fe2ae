// The recorded games of src/fixtures lie packed: what occurs in a game more than once is written once, as one of its
// `parts`, and `#12` stands for the part with that number. vite.config.ts unpacks one for whoever imports it.
// Run as a program this packs all that are not packed yet (`make fixtures`).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Shorter ones stay where they are: a number would save nothing. */
const SHORTEST = 24;

/**
 * The game as it is packed.
 * @param {unknown[]} steps
 * @returns {string}
 */
export function pack(steps) {
  /** @type {Map<string, number>} */
  const found = new Map();
  // What is inside a thing found again was counted with the first.
  each(steps, (text) => {
    const times = (found.get(text) ?? 0) + 1;
    found.set(text, times);
    return times === 1;
  });
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @type {string[]} */
  const parts = [];
  /** @param {unknown} value @returns {string} */
  const written = (value) => {
    if (typeof value === 'string' && /^#\d+$/.test(value))
      throw new Error(`${value} would be taken for a part`);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = JSON.stringify(value);
    const known = numbers.get(text);
    if (known !== undefined) return `"#${known}"`;
    const inside = Array.isArray(value)
      ? `[${value.map(written).join(',')}]`
      : `{${Object.entries(value)
          .map(([name, inner]) => `${JSON.stringify(name)}:${written(inner)}`)
          .join(',')}}`;
    if (text.length < SHORTEST || found.get(text) === 1) return inside;
    numbers.set(text, parts.push(inside) - 1);
    return `"#${parts.length - 1}"`;
  };
  const lines = steps.map(written);
  return `{"parts":[\n${parts.join(',\n')}\n],"steps":[\n${lines.join(',\n')}\n]}\n`;
}

/**
 * The game as it was recorded, packed or not.
 * @param {string} text
 * @returns {unknown[]}
 */
export function unpack(text) {
  const game = JSON.parse(text);
  if (Array.isArray(game)) return game;
  /** @type {unknown[]} */
  const parts = [];
  /** @param {unknown} value @returns {unknown} */
  const whole = (value) => {
    if (typeof value === 'string') return /^#\d+$/.test(value) ? parts[Number(value.slice(1))] : value;
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, whole(inner)]));
  };
  // A part holds only parts before it.
  for (const part of game.parts) parts.push(whole(part));
  return game.steps.map(whole);
}

/**
 * Every list and object in a value with its text, from the outside in, as long as `deeper` says so.
 * @param {unknown} value
 * @param {(text: string) => boolean} deeper
 */
function each(value, deeper) {
  if (typeof value !== 'object' || value === null || !deeper(JSON.stringify(value))) return;
  for (const inner of Object.values(value)) each(inner, deeper);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../src/fixtures/', import.meta.url));
  for (const file of readdirSync(folder)) {
    const steps = unpack(readFileSync(join(folder, file), 'utf8'));
    const text = pack(steps);
    if (JSON.stringify(unpack(text)) !== JSON.stringify(steps)) throw new Error(`${file} cannot be packed`);
    writeFileSync(join(folder, file), text);
    console.log(`${file}: ${steps.length} steps, ${Math.round(text.length / 1000)} kB`);
  }
}
