// Plates, signs and trays with the poster's cut corners: pictures cut into nine, stretched over boxes of any size.
import type { Seat } from '../../table/board';
import { paintOf } from './cards';
import { C, P, cut } from './draw';

const image = (inner: string, defs = ''): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${defs}${inner}</svg>`)}")`;

const glow = (x: number, c: number, w = 2.4) => {
  const d = cut(x, x, 64 - 2 * x, 64 - 2 * x, c);
  return P(d, 'none', { s: '#1d0a22', sw: w + 3, op: 0.85 }) + P(d, 'none', { s: C.lamp, sw: w });
};
const grade = (id: string, stops: readonly (readonly [number, string])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
const LACQUER = `<defs>${grade('l', [
  [0, '#8d4a58'],
  [0.12, '#5e2a3d'],
  [1, '#341528'],
])}${grade('v', [
  [0, '#2a0d2c'],
  [1, '#4b1a44'],
])}</defs>`;
const inner = (x: number, c: number, line: string, sw = 1, op = 1) =>
  P(cut(x, x, 64 - 2 * x, 64 - 2 * x, c), 'none', { s: line, sw, op });

const plate = (fill: string, line: string, extra = '') =>
  image(P(cut(1, 1, 62, 62, 7), fill, { s: line, sw: 1.2 }) + extra);

/** For `border-image`, each cut 20 from the edge. */
const PLATES = {
  button: plate('#2a1230', '#c9a5bb'),
  lit: image(P(cut(2.5, 2.5, 59, 59, 7), '#2a0f2b') + glow(2.7, 7)),
  solid: image(P(cut(1, 1, 62, 62, 7), C.lamp, { s: '#ffe3a6', sw: 1.5 })),
  dull: image(P(cut(1, 1, 62, 62, 7), '#4a3550', { s: '#8d6a86', sw: 1.5 })),
  vain: image(P(cut(1, 1, 62, 62, 7), '#2a1330', { s: C.mauve, sw: 1.2, da: '4 4' })),
  sign: image(
    P(cut(1, 1, 62, 62, 6), '#241029', { s: '#c9a5bb', sw: 1.2 }) + inner(5, 4, '#c9a5bb', 0.7, 0.7),
  ),
  'sign-lit': image(
    P(cut(2.5, 2.5, 59, 59, 6), '#2a0f2b') + glow(2.5, 6, 2) + inner(6.5, 4, C.lamp, 0.7, 0.7),
  ),
  plaque: image(P(cut(1, 1, 62, 62, 8), '#1d0a22', { s: C.cream, sw: 1.3 }) + inner(5, 6, C.cream, 0.7, 0.6)),
  well: image(P(cut(1, 1, 62, 62, 6), '#2c1020', { s: '#6b3040', sw: 1.2 }) + inner(6, 4, '#552636')),
  tray: image(
    P(cut(0.6, 0.6, 62.8, 62.8, 8), 'url(#l)', { s: C.n0, sw: 1.2 }) +
      inner(2, 8, '#c58d84', 1, 0.85) +
      P(cut(6, 6, 52, 52, 5), 'url(#v)', { s: '#14061a', sw: 1.5 }),
    LACQUER,
  ),
  'tray-lit': image(
    P(cut(3, 3, 58, 58, 8), 'url(#l)', { s: C.n0, sw: 1.2 }) +
      P(cut(8, 8, 48, 48, 5), 'url(#v)', { s: '#14061a', sw: 1.5 }) +
      glow(3, 8),
    LACQUER,
  ),
  'great-tray': image(
    P(cut(4, 4, 56, 56, 14), 'url(#l)', { s: C.n0, sw: 1.5 }) +
      inner(7, 13, '#e0a99b', 1.4, 0.9) +
      inner(10, 12, '#e0a99b', 0.7, 0.6) +
      P(cut(15, 15, 34, 34, 9), 'url(#v)', { s: '#12041a', sw: 2.5 }) +
      glow(3.2, 14, 2.6),
    LACQUER,
  ),
  bubble: image(P(cut(2, 2, 60, 60, 8), '#d9c7c4', { s: C.ink })),
  'bubble-lit': image(P(cut(3, 3, 58, 58, 8), '#fff6e2') + glow(3, 8, 2.8)),
} as const;

const seatPlate = (seat: Seat, all: boolean): string =>
  all
    ? image(P(cut(1, 1, 62, 62, 7), '#1a0a21', { op: 0.95 }) + inner(2, 6, paintOf(seat), 1.6, 0.9))
    : image(
        P('M0 0h64v52L54 64H10L0 52z', '#1a0a21', { op: 0.94 }) +
          P('M3 0v49.500l9 11.500h40l9-11.500V0', 'none', { s: paintOf(seat), sw: 1.6, op: 0.85 }),
      );

/** Hangs them up once, as custom properties of the stage: they are too long to be said again with every drawing. */
export function hang(): void {
  const id = 'dt-plates';
  if (document.getElementById(id)) return;
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.id = id;
  const all = Object.entries(PLATES).map(([name, picture]) => `--${name}: ${picture};`);
  sheet.textContent = `.dt-stage { ${all.join('')} }`;
}
const kept = new Map<string, string>();
const once = (name: string, draw: () => string): string => {
  const picture = kept.get(name) ?? draw();
  kept.set(name, picture);
  return picture;
};
export const hanging = (seat: Seat): string => once(`hanging ${seat}`, () => seatPlate(seat, false));
export const framed = (seat: Seat): string => once(`framed ${seat}`, () => seatPlate(seat, true));
