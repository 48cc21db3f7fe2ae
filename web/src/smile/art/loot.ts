// Loot: a picture field and a cream foot with a blue square for each policeman it brings.
import type { Kind } from '../../wire/smile';
import { at, chamfer, r, text } from './draw';

/** A hat, with its points in the crown. */
export const hat = (points?: number, fill = '#123243', band = '#a53a5c', size = 21): string =>
  `<path d="M-22 9c3 6 41 6 44 0-3-2.200-6-2.200-8-1.400C13 0 13-8 11.600-13c-1.300-4.600-5.600-5.400-8-3.600-2.200 1.400-5 1.400-7.200 0-2.400-1.800-6.700-1-8 3.600C-13-8-13 0-14 7.600c-2-.8-5-.8-8 1.400z" fill="${fill}"/><path d="M-13.600 3.600c8 3.400 19.200 3.400 27.200 0l.5 4c-9 3.400-19.200 3.400-28.200 0z" fill="${band}"/>` +
  (points === undefined ? '' : text(0, 2.6 + (size - 21) / 4, points, size, 'm d', '#fff6df'));

export const KINDS: Record<Exclude<Kind, 'hat'>, { ground: string; art: string }> = {
  gambling: {
    ground: '#8d2f46',
    art: `<g transform="rotate(-13)"><rect x="-15" y="-15" width="19" height="27" rx="2.4" fill="#f8eed6"/><path d="M-5.5-9c2.4 3 5 4.4 5 7 0 2-1.6 3-3 3l-1 0 1.2 3.4h-4.4l1.2-3.4-1 0c-1.4 0-3-1-3-3 0-2.6 2.6-4 5-7z" fill="#123243"/></g><g transform="rotate(11)"><rect x="-2" y="-14" width="19" height="27" rx="2.4" fill="#fff8e8" stroke="#6d2036"/><path d="M7.5 7C3 3.4.8 1 .8-2.2c0-2 1.5-3.4 3.2-3.4 1.5 0 2.8.9 3.5 2.3.7-1.4 2-2.3 3.5-2.3 1.7 0 3.2 1.4 3.2 3.4C14.200 1 12 3.4 7.500 7z" fill="#b8304c"/></g>`,
  },
  weapons: {
    ground: '#47566a',
    art: `<g transform="rotate(-24)"><path d="M-22-5h10v-3h16v2.400h17v3.200H4v2H-2l0 0h-9l-3.600 6-6.400-2z" fill="#f8eed6"/><circle cx="-1" cy="5" r="6.200" fill="#f8eed6"/><circle cx="-1" cy="5" r="2.400" fill="#47566a"/><path d="M9-1h5v7h-5z" fill="#f8eed6"/><path d="M-13 1l4 0-2 9h-4.500z" fill="#f8eed6"/><path d="M19-8v7" stroke="#f8eed6" stroke-width="2"/></g>`,
  },
  contraband: {
    ground: '#8a5a34',
    art:
      `<path d="M-11-15h22c4.600 9 4.600 20 0 29h-22c-4.600-9-4.600-20 0-29z" fill="#f8eed6"/><path d="M3-15h8c4.600 9 4.600 20 0 29H3c3-9 3-20 0-29z" fill="#dcc698"/><path d="M-13.300-8h26.600M-13.300 7h26.600" stroke="#6a4224" stroke-width="2.600"/><path d="M-6-15v29M3-15v29" stroke="#c9b07e"/>` +
      [-8, 0, 8]
        .map(
          (x) =>
            `<path d="M${x - 2.6}-3.100l5.200 5.800M${x + 2.6}-3.100l-5.200 5.800" stroke="#6a4224" stroke-width="2"/>`,
        )
        .join(''),
  },
  potion: {
    ground: '#2f7a62',
    art: `<path d="M-4.500-16h9v9.500a12.500 12.500 0 1 1-9 0z" fill="#f8eed6"/><path d="M-11 3.500c4-2.500 7-2.200 11 0s7 2.200 11 0a11 11 0 0 1-22 0z" fill="#3da27e"/><path d="M-6.500-16.500h13" stroke="#f8eed6" stroke-width="3.200" stroke-linecap="round"/><circle cx="-3" cy="7.500" r="1.700" fill="#d7f2e2"/><circle cx="3" cy="9" r="1.200" fill="#d7f2e2"/><path d="M-8 1.500a9 9 0 0 1 4-5" stroke="#fff" stroke-width="1.600" fill="none" opacity=".8"/>`,
  },
};

/** A kind as a little picture on its ground, `size` wide, around 0,0. */
export const badge = (kind: Exclude<Kind, 'hat'>, size: number): string =>
  `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${size * 0.15}" fill="${KINDS[kind].ground}" stroke="#f4ead3" stroke-opacity=".8"/>` +
  at(0, 1, KINDS[kind].art, size / 45);

export const TILE = { width: 46, height: 56 };

export interface Face {
  kind: Kind;
  points: number;
  police: number;
}

/** A tile of 46 × 56 with its left upper corner at 0,0; `scale` says how small it will be shown. */
export function tile({ kind, points, police }: Face, down = false, scale = 1): string {
  const { width: w, height: h } = TILE;
  // The number in the crown stays readable however small the tile is.
  const number = Math.min(26, Math.max(21, 14.5 / scale));
  if (down)
    return (
      `<path d="${chamfer(0, 0, w, h, 5)}" fill="#22465a"/><path d="${chamfer(2.2, 2.2, w - 4.4, h - 4.4, 4)}" fill="none" stroke="#f4ead3" stroke-opacity=".75"/>` +
      at(w / 2, 20, hat(undefined, '#3c6a80', '#22465a'), 0.7) +
      text(w / 2, 48, 1, 22, 'm d')
    );
  const isHat = kind === 'hat';
  const squares = Array.from(
    { length: police },
    (_, nth) =>
      `<rect x="${r(w / 2 + nth * 12 - (police * 12 - 3) / 2)}" y="44.500" width="9" height="9" rx="1" fill="var(--policedeep)"/>`,
  ).join('');
  return (
    `<path d="${chamfer(0, 0, w, h, 5)}" fill="${kind === 'hat' ? 'url(#sm-paper)' : KINDS[kind].ground}"/>` +
    `<path d="M0 42H${w}V51L${w - 5} 56H5L0 51z" fill="${isHat ? '#e3d3ae' : '#f4ead3'}"/>` +
    `<path d="${chamfer(2.2, 2.2, w - 4.4, h - 4.4, 4)}" fill="none" stroke="${isHat ? '#123243' : '#f4ead3'}" stroke-opacity="${isHat ? 0.45 : 0.75}"/>` +
    (kind === 'hat'
      ? at(w / 2, 25, hat(points, undefined, undefined, number), 0.98)
      : at(w / 2, 22, KINDS[kind].art, 0.94)) +
    squares
  );
}
