// Dice, with an edge to the front, and what each is good for to act with.
import { at, r } from './draw';
import { lantern } from './figures';

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die `s` wide around 0,0. */
export function die(value: number, s: number, turn = 0, edge = 0.2): string {
  const [h, lip, q, pip] = [s / 2, s * edge, s * 0.26, s * (value === 1 ? 0.115 : 0.085)];
  const plate = (x: number, y: number, fill: string, more = '') =>
    `<rect x="${r(x)}" y="${r(y)}" width="${s}" height="${s}" rx="${r(s * 0.2)}" fill="${fill}" ${more}/>`;
  const pips = (PIPS[value] ?? []).map(
    ([x, y]) =>
      `<circle cx="${r(x * q)}" cy="${r(y * q)}" r="${r(pip)}" fill="#0c2230"/><path d="M${r(x * q - pip * 0.7)} ${r(y * q + pip * 0.6)}a${r(pip)} ${r(pip)} 0 0 0 ${r(pip * 1.4)} 0" stroke="#fff" stroke-opacity=".5" fill="none"/>`,
  );
  return `<g transform="rotate(${turn})">${plate(-h + 3, -h + lip + 4, 'var(--shade)', 'opacity=".5"')}${plate(-h, -h + lip, '#b59e70')}${plate(-h, -h + lip / 2, '#cfbb8e')}${plate(-h, -h, 'url(#sm-dieg)', 'stroke="#fff" stroke-opacity=".7"')}${pips.join('')}</g>`;
}

export type Act = 'police' | 'shift' | 'remove' | 'pair';
export const actOf = (value: number): Act =>
  value === 1 ? 'police' : value < 4 ? 'shift' : value < 6 ? 'remove' : 'pair';

/** What a die lets one do, in a picture of about 34 × 30 around 0,0. */
export const ACTS: Record<Act, string> = {
  police: `${at(-5, 15, lantern(false, false), 0.9)}<path d="M8-2v12M2 4h12" stroke="#f4ead3" stroke-width="3"/>`,
  shift:
    '<g fill="#f4ead3"><path d="M-15 13c0-9 2-12 7-12s7 3 7 12z"/><circle cx="-8" cy="-4" r="4.600"/></g><path d="M2 2h12M9-4l6 6-6 6" stroke="#f4ead3" stroke-width="3" fill="none"/>',
  remove:
    '<g fill="#f4ead3" opacity=".85"><path d="M-8 13c0-9 2-12 8-12s8 3 8 12z"/><circle cy="-5" r="5"/></g><path d="M-13-11l26 25M13-11l-26 25" stroke="#ff7a59" stroke-width="3.400"/>',
  pair: '<g fill="#f4ead3"><path d="M-17 13c0-8 2-11 7-11s7 3 7 11z"/><circle cx="-10" cy="-3" r="4.400"/><path d="M3 13c0-8 2-11 7-11s7 3 7 11z"/><circle cx="10" cy="-3" r="4.400"/></g><path d="M-10-9v-5h20v5" stroke="#f4ead3" stroke-width="2" fill="none"/>',
};

/** The cup the dice are rolled from, 40 × 44 around 0,0. */
export const CUP =
  '<path d="M-17-16h34l-4 36h-26z" fill="#7c4a3a"/><path d="M2-16h15l-4 36H2z" fill="#5a3226"/><ellipse cy="-16" rx="17" ry="6" fill="#2a1712" stroke="#b98252" stroke-width="2"/><path d="M-14 6h28" stroke="#b98252" stroke-width="2.500"/>';
