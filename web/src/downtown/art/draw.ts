// How things are drawn on this street: SVG as text, small enough to be written by hand. What changes with the hour
// or with the light in a house is a custom property of the stylesheet, see Stage.svelte and Pic.svelte.

/** Colours that are the same by night and by day. */
export const C = {
  n0: '#12071a',
  n1: '#1d0d24',
  plum: '#5b234b',
  mauve: '#b98aa8',
  cream: '#f4ead3',
  paper: '#f6ecd4',
  ink: '#1d0d24',
  lamp: '#f2b84b',
  ember: '#ff7a59',
  police: '#6db1ff',
} as const;

/** Whose face: a stooge, the fence of a kind of loot, or the cop behind it. */
export type Face = 'frankie' | 'luigi' | 'joe' | 'money' | 'jewellery' | 'art' | 'cop';

interface Pen {
  /** The line's colour and width. */
  s?: string;
  sw?: number;
  op?: number;
  da?: string;
  /** Anything else. */
  x?: string;
}
const pen = ({ s, sw = 1, op, da, x = '' }: Pen) =>
  `${s ? ` stroke="${s}" stroke-width="${sw}" stroke-linejoin="round" stroke-linecap="round"` : ''}${
    op === undefined ? '' : ` opacity="${op}"`
  }${da ? ` stroke-dasharray="${da}"` : ''}${x ? ` ${x}` : ''}`;

export const P = (d: string, fill = 'none', how: Pen = {}): string =>
  `<path d="${d}" fill="${fill}"${pen(how)}/>`;
export const R = (x: number, y: number, w: number, h: number, fill: string, how: Pen & { r?: number } = {}) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${how.r ? ` rx="${how.r}"` : ''} fill="${fill}"${pen(how)}/>`;
export const O = (cx: number, cy: number, r: number, fill: string, how: Pen = {}): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${pen(how)}/>`;
export const G = (x: number, y: number, s: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${inner}</g>`;
/** A rectangle with the poster's cut corners. */
export const cut = (x: number, y: number, w: number, h: number, c = 8): string =>
  `M${x + c} ${y}h${w - 2 * c}l${c} ${c}v${h - 2 * c}l${-c} ${c}h${-(w - 2 * c)}l${-c} ${-c}v${-(h - 2 * c)}z`;
/** The same numbers every time: a street is not shuffled. */
export function chance(seed: number): () => number {
  let r = seed;
  return () => (r = (r * 9301 + 49297) % 233280) / 233280;
}
export const times = (n: number, draw: (nth: number) => string): string =>
  Array.from({ length: n }, (_, nth) => draw(nth)).join('');
