// Signs of this room that the common set does not have, on the same grid of 24.
import { symbols, type Drawing } from '../../art/symbols';

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const SIGNS = {
  lookouts: symbols.lookouts,
  safecrackers: symbols.safecrackers,
  spies: symbols.spies,
  money: symbols.money,
  jewellery: symbols.jewellery,
  art: symbols.art,
  eye: {
    line: 'M1.8 12c3-4.6 6.4-6.8 10.2-6.8S19.2 7.4 22.2 12c-3 4.6-6.4 6.8-10.2 6.8S4.8 16.6 1.8 12z',
    solid: dot(12, 12, 3.4),
  },
  cards: {
    line: 'M7.5 5.500h10.5v15H7.5zM5 17.5 2.8 6.200l8-3.2',
    solid: 'M12.75 9.500l2.8 3.5-2.8 3.5-2.8-3.500z',
  },
  bag: {
    line: 'M9.6 6.6 7.8 2.8h8.4l-1.8 3.8M9.6 6.6h4.8c4 3 6 6.8 6 10 0 2.8-1.8 4.6-4.6 4.6H8.2c-2.8 0-4.6-1.8-4.6-4.6 0-3.2 2-7 6-10z',
    solid: 'M12 10.2l3.2 4-3.2 4-3.2-4z',
  },
  back: { line: 'M14.5 5l-7 7 7 7' },
  menu: { line: 'M4 7h16M4 12h16M4 17h16' },
  hint: {
    line: 'M9 18h6M9.5 21h5M12 2.800a6.4 6.4 0 0 0-3.6 11.700c.6.5.9 1.1.9 1.900h5.400c0-.8.3-1.4.9-1.900A6.4 6.4 0 0 0 12 2.800z',
  },
  undo: { line: 'M8 4.5 3.5 9 8 13.500M3.5 9H14a6 6 0 0 1 0 12h-4' },
  list: {
    line: 'M9 6h12M9 12h12M9 18h12',
    solid: `${dot(4.5, 6, 1.6)}${dot(4.5, 12, 1.6)}${dot(4.5, 18, 1.6)}`,
  },
  press: {
    line: 'M3 4h14.6v16.200H5.200A2.2 2.2 0 0 1 3 18zM17.6 9h3.600v9a2.2 2.2 0 0 1-3.6 1.700M6 15.200h8.600M6 17.600h5',
    solid: 'M5.8 6.800h9v5.400h-9z',
  },
  note: { line: 'M6 3h13v18H6zM3.5 7h4M3.5 12h4M3.5 17h4M10.5 8h5.500M10.5 12h5.500M10.5 16h3.5' },
  chat: { line: 'M3 4.500h18v12H11l-5 4v-4H3z' },
  move: { line: 'M3 12h15M13 6.500l5.5 5.5-5.5 5.5' },
  check: { line: 'M4 12.500l5.5 5.500L20 6.5' },
  cross: { line: 'M5.5 5.500l13 13M18.5 5.500l-13 13' },
  gunhand: {
    line: 'M2.5 6.500h18.600v4.600h-2.900l2.3 8.400h-5.100L13 11.100H2.500z',
    solid: 'M3.4 4.400h2v1.800h-2z',
  },
  door: { line: 'M5 21V3h14v18M3 21h18', solid: dot(15.5, 12.5, 1.2) },
  tray: { line: 'M2.5 9.5 5 18.500h14l2.5-9zM2.5 9.500h19', solid: 'M8 4h8v3.500H8z' },
  star: { solid: 'M12 2l2.9 6.2 6.8.8-5 4.6 1.4 6.700L12 16.900l-6.1 3.4 1.4-6.7-5-4.6 6.8-.8z' },
  spade: {
    solid:
      'M12 2.500c3.2 4 7.5 6.4 7.5 10.4 0 2.8-2.1 4.5-4.3 4.5-.8 0-1.5-.2-2-.6l1.3 4.700h-5l1.3-4.700c-.5.4-1.2.6-2 .6-2.2 0-4.3-1.7-4.3-4.5 0-4 4.3-6.4 7.5-10.400z',
  },
  minus: { line: 'M6 12h12' },
} satisfies Record<string, Drawing>;
export type Sign = keyof typeof SIGNS;

/** A sign inside a drawing. */
export function sign(name: Sign, x: number, y: number, size: number, colour: string, width = 1.9): string {
  const { line, solid }: Drawing = SIGNS[name];
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" stroke-linejoin="round" stroke-linecap="round">${
    line ? `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"/>` : ''
  }${solid ? `<path d="${solid}" fill="${colour}"/>` : ''}</g>`;
}
