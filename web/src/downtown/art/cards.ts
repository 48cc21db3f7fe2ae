// What can be taken in the hand: gangsters, notes, loot, cars.
import type { Seat } from '../../table/board';
import type { Kind } from '../../wire/downtown';
import { letterBaseline, seatShapes } from '../../art/seats';
import { C, G, O, P, R, times, type Face } from './draw';
import { person } from './people';
import { sign } from './signs';

const K = { s: C.ink, sw: 1.6 };
const SCENES: Record<Kind, () => string> = {
  lookouts: () => `<rect x="3" y="3" width="58" height="86" rx="4" fill="#a9c0ca"/>
    <circle cx="32" cy="40" r="25" fill="#cfdde0"/>
    ${P('M3 70h8V56h9v8h6v25H3zM61 66h-9V52h-8v37h17z', '#86a0ad')}
    ${P('M8 89c0-18 9-24 16-26h16c7 2 16 8 16 26z', '#7b5a3c', K)}${P('M8 89c0-18 9-24 16-26l2 26z', '#57402b')}
    ${P('M24 63l8 8 8-8 2 7-10 9-10-9z', '#c9503f', { s: C.ink, sw: 1.2 })}
    ${P('M20 38c0 16 4 27 12 27s12-11 12-27z', '#efc9a0', K)}
    ${P('M12 62c2-8 4-12 8-15l6 4-4 16zM52 62c-2-8-4-12-8-15l-6 4 4 16z', '#7b5a3c', K)}
    ${P('M14 41h15v13H14zM35 41h15v13H35z', '#2a1f33', { s: C.ink, sw: 1.4 })}
    <circle cx="21.5" cy="47.5" r="6.8" fill="#2a1f33" stroke="${C.cream}" stroke-width="1.4"/><circle cx="42.5" cy="47.5" r="6.8" fill="#2a1f33" stroke="${C.cream}" stroke-width="1.4"/>
    ${P('M17 47a5 5 0 0 1 5-4.5M38 47a5 5 0 0 1 5-4.5', 'none', { s: '#cfe6ee', sw: 2 })}
    ${P('M29 44h6v7h-6z', '#57402b', { s: C.ink, sw: 1.2 })}
    ${P('M15 37c-5-12 4-20 18-20 13 0 20 7 17 15l5 4c0 3-4 3-8 3-11-2-21-2-32-2z', '#57402b', K)}
    ${P('M15 37c-5-12 4-20 18-20-9 3-13 10-12 20z', '#3d2c1d')}${P('M28 58.5c3 1.6 5 1.6 8 0', 'none', { s: C.ink, sw: 1.6 })}`,
  safecrackers: () => `<rect x="3" y="3" width="58" height="86" rx="4" fill="#c8774f"/>
    ${P('M3 3h58v34L3 60z', '#d98e66')}
    ${P('M6 89c0-16 8-24 18-26h16c10 2 18 10 18 26z', '#3b4a43', K)}${P('M6 89c0-16 8-24 18-26l2 26z', '#27332e')}
    ${P('M20 30c-1 20 3 34 12 34s13-14 12-34z', '#dca97c', K)}${P('M20 30c-1 20 3 34 12 34-5-6-7-18-6-34z', '#a8704f', { op: 0.7 })}
    ${P('M18 32c-1-12 5-17 14-17s16 5 14 17c-3-5-6-7-10-8-7 3-13 2-18 8z', '#2a1a22', K)}
    ${P('M23 41c2.5 2 5 2 7 0M35 41c2 2 4.5 2 7 0', 'none', { s: C.ink, sw: 2 })}${P('M22 35.5l7-1M36 34.5l7 1', 'none', { s: C.ink, sw: 2 })}
    ${P('M32 42l-2 7h4', 'none', { s: '#7a4b34', sw: 1.4 })}${P('M28 56h8', 'none', { s: C.ink, sw: 2 })}
    ${P('M18 44c-4 8-4 16 4 22 5 4 8 5 10 8M46 44c4 8 4 16-4 22-5 4-8 5-10 8', 'none', { s: C.cream, sw: 2.2 })}
    <circle cx="18" cy="43" r="3" fill="#27332e" stroke="${C.ink}"/><circle cx="46" cy="43" r="3" fill="#27332e" stroke="${C.ink}"/>
    <circle cx="32" cy="92" r="21" fill="#4a4f5c" stroke="${C.ink}" stroke-width="1.6"/><circle cx="32" cy="92" r="16" fill="#d9d2c4" stroke="${C.ink}" stroke-width="1.4"/>
    ${P('M32 77v5M22 81l3 4M42 81l-3 4M18 89l4 1M46 89l-4 1', 'none', { s: C.ink, sw: 1.6 })}
    <circle cx="32" cy="76" r="4" fill="${C.cream}" stroke="${C.ink}" stroke-width="1.4"/>`,
  spies: () => `<rect x="3" y="3" width="58" height="86" rx="4" fill="#33283d"/>
    ${P('M3 89V60L34 3h27v20L24 89z', '#453652')}
    ${P('M6 89c0-14 6-24 16-27l10 6 10-6c10 3 16 13 16 27z', '#8b7a6a', K)}${P('M6 89c0-14 6-24 16-27l4 27z', '#665749')}
    ${P('M22 36c-1 18 3 31 10 31s11-13 10-31z', '#f0d2b0', K)}${P('M22 36c-1 18 3 31 10 31-4-6-6-16-5-31z', '#c79b7c', { op: 0.7 })}
    ${P('M20 34c-5 10-5 20-2 30 4-8 4-20 7-28zM44 34c5 10 5 20 2 30-4-8-4-20-7-28z', '#6e2b2b', { s: C.ink, sw: 1.2 })}
    ${P('M18 38.5c5-1.5 10-1 14 1 4-2 9-2.5 14-1-.5 8-3.5 11-7.5 11-3 0-4-3-6.5-3s-3.5 3-6.5 3c-4 0-7-3-7.5-11z', C.ink)}
    ${P('M22.5 42c2.5-1 5-.4 6.5 1.8-2.6 1.4-5.4.8-6.5-1.8zM41.5 42c-2.5-1-5-.4-6.5 1.8 2.6 1.4 5.4.8 6.5-1.8z', '#fff7ea')}
    ${P('M28 57.5c2-1.6 3-1.6 4-.7 1-.9 2-.9 4 .7-2.4 2.6-5.6 2.6-8 0z', '#c9344a')}
    ${P('M22 61l-9 4 7 16 12-12zM42 61l9 4-7 16-12-12z', '#a39281', K)}
    ${P('M4 34c6-5 12-6 16-6 1-10 5-16 12-16s11 6 12 16c4 0 10 1 16 6-4 4-14 5-28 5S8 38 4 34z', '#8b7a6a', K)}
    ${P('M4 34c6-5 12-6 16-6 1-10 5-16 12-16-5 4-7 10-7 17v9.8C14 38.5 7 37 4 34z', '#665749')}
    ${P('M20 25.5c8 3 16 3 24 0v4c-8 3-16 3-24 0z', '#c9344a', { s: C.ink, sw: 1 })}`,
};

/** A gangster, 66 by 96. */
export const gangster = (kind: Kind): string =>
  `${R(1.5, 3, 64, 92, '#000', { r: 6, op: 0.35 })}${R(0, 0, 64, 92, C.paper, { r: 6, s: C.ink })}<g clip-path="url(#dt-card)">${SCENES[kind]()}</g>${R(3, 3, 58, 86, 'none', { r: 4, s: C.ink })}${P('M3 3h22v14a8 8 0 0 1-8 8H3z', C.paper, { s: C.ink })}${sign(kind, 4.5, 4.5, 17.5, C.ink, 2)}`;

/** What lies face down: the back with the fan of the poster, 66 by 96. */
export const back = (): string =>
  `${R(1.5, 3, 64, 92, '#000', { r: 6, op: 0.35 })}${R(0, 0, 64, 92, C.paper, { r: 6, s: C.ink })}${R(4, 4, 56, 84, C.plum, { r: 4 })}${P('M32 78 12 34M32 78 20 26M32 78 32 22M32 78 44 26M32 78 52 34', 'none', { s: C.mauve, sw: 1.6 })}${P('M12 34a24 24 0 0 1 40 0M17 46a17 17 0 0 1 30 0M22 57a11 11 0 0 1 20 0', 'none', { s: C.cream, sw: 1.6 })}${O(32, 78, 4, C.cream)}`;

const NOTES: Record<number, readonly [string, string]> = {
  1: ['#dfe8cf', '#43604c'],
  2: ['#c5dcb9', '#345541'],
  5: ['#a3cba0', '#22463a'],
  10: ['#7fb08f', '#12352b'],
  20: ['#4f8270', '#eef5e2'],
};
const numeral = (x: number, y: number, size: number, text: number | string, fill: string) =>
  `<text x="${x}" y="${y}" font-family="Limelight" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;

/** A note, 74 by 39. */
export function bill(note: number): string {
  const [paper, ink] = NOTES[note]!;
  const line = { s: ink, sw: 1.1 };
  return `${R(1.5, 2.5, 72, 36, '#000', { r: 3, op: 0.35 })}${R(0, 0, 72, 36, paper, { r: 3, s: C.ink })}${P('M8 4h56v3.5h4v21h-4V32H8v-3.5H4v-21h4z', 'none', line)}<ellipse cx="36" cy="18" rx="15" ry="12.5" fill="none" stroke="${ink}" stroke-width="1.1"/>${P('M9 18h9M54 18h9M11 14.5l5 3.5-5 3.5M61 14.5l-5 3.5 5 3.5', 'none', line)}${numeral(36, 25.5, note > 9 ? 20 : 22, note, ink)}`;
}

/** Money of which nobody sees how much, 66 by 35. */
export const hidden = (): string =>
  `${R(1.5, 2.5, 64, 32, '#000', { r: 3, op: 0.35 })}${R(0, 0, 64, 32, '#5d8a6c', { r: 3, s: C.ink })}${R(3, 3, 58, 26, 'none', { r: 2, s: '#cfe3c4' })}${P('M12 16l10-9M12 16l10 9M52 16l-10-9M52 16l-10 9', 'none', { s: '#cfe3c4', sw: 1.2, op: 0.7 })}${numeral(32, 24, 23, '?', '#e9f3df')}`;

/** A stack of notes that grows with the amount, without a numeral, 76 by 46. */
export function stack(amount: number): string {
  const n = [1, 3, 6, 12, 24].filter((from) => amount >= from).length || 1;
  const top =
    R(4, 4, 64, 22, 'none', { r: 2, s: '#22463a', sw: 1.2 }) +
    O(36, 15, 7.5, '#dfe8cf', { s: '#22463a', sw: 1.2 }) +
    P('M36 10v10M38.5 12c-3-1.6-5.5 0-5 1.6s5 1.4 5 3.2-3.5 2.2-5.5.6', 'none', { s: '#22463a', sw: 1.2 });
  return times(n, (nth) =>
    G(
      1 + (nth % 2) * 2,
      15 - nth * 3.6,
      1,
      R(0, 0, 72, 30, nth % 2 ? '#a3cba0' : '#7fb08f', { r: 3, s: C.ink, sw: 1.3 }) +
        (nth === n - 1 ? top : ''),
    ),
  );
}

/** A seat's colour by lamplight, and darker. The cars stand on the dark road by day as well. */
const PAINT: Record<Seat, readonly [string, string]> = {
  A: ['#2fd3cf', '#0f5f63'],
  B: ['#ff8fb3', '#8f3558'],
  C: ['#c9d64a', '#666e1c'],
  D: ['#b79cff', '#56429a'],
  E: ['#8fd694', '#2f6b38'],
};
export const paintOf = (seat: Seat): string => PAINT[seat][0];

/** A player's token, 66 by 40. */
export function car(seat: Seat): string {
  const [bright, dark] = PAINT[seat];
  const wheel = (x: number) => O(x, 31, 6.2, C.n0, { s: C.cream, sw: 1.6 }) + O(x, 31, 2, C.cream);
  return `<ellipse cx="33" cy="36.5" rx="32" ry="3.5" opacity=".5"/>${P('M2 29c-1-7 3-11 13-12L21 6.5C22 4.5 24 3.5 27 3.5h16c3 0 5 1 6.5 3.5L55 16.5c6 .5 10 4 9.500 12.500z', dark, { s: C.n0, sw: 1.6 })}${P('M2.5 25c2-4 6-6 13-6.5l40-.5c5 .5 8 2.5 8.8 6z', bright, { op: 0.55 })}${P('M23.5 8.500c.6-1.2 1.5-1.8 3-1.8h5V16H19zM35.500 6.700h7c1.6 0 2.7.6 3.500 2l4 7.300H35.500z', C.cream, { op: 0.85 })}${P('M1 31c0-9 5-12 12-12 8 0 11 5 12 12zM40 31c0-9 5-12 12-12 8 0 12 4 13 12z', dark, { s: bright, sw: 1.5 })}${wheel(13.5)}${wheel(51.5)}${O(64, 21, 2.6, C.cream, { s: C.n0 })}<g transform="translate(19 1.8) scale(1.167)"><path d="${seatShapes[seat]}" fill="${bright}" stroke="${C.n1}" stroke-width="1.6" paint-order="stroke"/><text x="12" y="${letterBaseline[seat]}" text-anchor="middle" font-family="'Source Sans 3'" font-weight="800" font-size="13" fill="${C.n0}">${seat}</text></g>`;
}

/** The purse, 148 by 104. */
export const wallet = (): string =>
  `<g transform="rotate(-5 60 28)">${G(14, 4, 1.28, bill(10))}</g><g transform="rotate(4 76 22)">${G(30, -2, 1.28, bill(2))}</g>${P('M0 30h136c5 0 8 3 8 8v52c0 5-3 8-8 8H8c-5 0-8-3-8-8z', '#6b3040', { s: C.n0, sw: 1.5 })}${P('M0 30h136c5 0 8 3 8 8v6H0z', '#8a4150')}${P('M6 36h130M6 94h130', 'none', { s: '#d39c94', sw: 1.2, da: '5 4', op: 0.8 })}${P('M118 58h26v18h-26a9 9 0 0 1 0-18z', '#8a4150', { s: C.n0, sw: 1.2 })}${O(121, 67, 4.5, '#e6c3b6', { s: C.n0 })}`;

/** The upper half of a card with somebody on it, 84 by 58. */
export const portrait = (face: Face): string =>
  `${R(0, 0, 84, 58, face === 'cop' ? '#16264d' : '#7d3a63')}${G(13, 4, 0.48, person(face))}`;
