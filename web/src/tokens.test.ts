// The token table of app.css in both themes: text 4.5:1, symbols 3:1 on every surface, and no seat's colour
// near another's or near lamp, ember or police.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Rgb = [number, number, number];
const THEMES = ['light', 'dark'] as const;
const SURFACES = ['ground', 'panel', 'raised'];
const TEXTS = ['text', 'soft', 'lamp', 'ember', 'police'];
const SEATS = ['seat-a', 'seat-b', 'seat-c', 'seat-d', 'seat-e'];
const SYMBOLS = ['line', 'focus', ...SEATS];
const MEANINGS = ['lamp', 'ember', 'police'];
/** The least distance of two colours in OKLab that nobody takes for each other. */
const APART = 0.06;

const css = readFileSync(resolve(import.meta.dirname, 'app.css'), 'utf8');
const tokens = new Map<string, [Rgb, Rgb]>();
for (const [, name, light, dark] of css.matchAll(
  /--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
)) {
  tokens.set(name!, [rgb(light!), rgb(dark!)]);
}

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Rgb;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function oklab(colour: Rgb): Rgb {
  const [r, g, b] = colour.map(linear) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (one: Rgb, other: Rgb) =>
  Math.hypot(...oklab(one).map((axis, n) => axis - oklab(other)[n]!));

describe.each(THEMES)('the %s theme', (theme) => {
  const colour = (name: string): Rgb => {
    const token = tokens.get(name);
    if (!token) throw new Error(`app.css has no token --${name}`);
    return token[THEMES.indexOf(theme)]!;
  };
  const pairs = (names: string[], others: string[]) =>
    names.flatMap((name) => others.map((other) => [name, other] as const));

  it.each(pairs(TEXTS, SURFACES))('%s can be read on %s', (name, surface) => {
    expect(contrast(colour(name), colour(surface))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(SYMBOLS, SURFACES))('%s can be seen on %s', (name, surface) => {
    expect(contrast(colour(name), colour(surface))).toBeGreaterThanOrEqual(3);
  });
  it('what is written on paper can be read', () => {
    expect(contrast(colour('ink'), colour('paper'))).toBeGreaterThanOrEqual(4.5);
  });
  it('the focus is not taken for something choosable', () => {
    expect(distance(colour('focus'), colour('lamp'))).toBeGreaterThanOrEqual(APART);
  });
  it('what stands on a lamp can be read', () => {
    expect(contrast(colour('on-lamp'), colour('lamp'))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(SEATS, [...MEANINGS, ...SEATS]).filter(([seat, other]) => seat !== other))(
    '%s is not taken for %s',
    (seat, other) => {
      expect(distance(colour(seat), colour(other))).toBeGreaterThanOrEqual(APART);
    },
  );
});
