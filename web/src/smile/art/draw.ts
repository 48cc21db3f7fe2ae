// The pencil: every drawing of this game is a piece of SVG written by a plain function, for they are many, small and
// never change by themselves. Colours that differ by day and night are custom properties of the stage (look.css).
export type Point = readonly [number, number];

export const r = (n: number): number => Math.round(n * 10) / 10;
export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<polygon points="${points.map((p) => p.map(r).join(',')).join(' ')}" fill="${fill}" ${more}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" fill="${fill}" ${more}/>`;
/** Words or a number: `as` is any of m (middle), e (end), d (display face), b (bold). */
export const text = (
  x: number,
  y: number,
  what: string | number,
  size: number,
  as = '',
  fill = '#f4ead3',
): string => `<text x="${r(x)}" y="${r(y)}" font-size="${size}" class="${as}" fill="${fill}">${what}</text>`;
export const at = (x: number, y: number, what: string, scale = 1, more = ''): string =>
  `<g transform="translate(${r(x)} ${r(y)})${scale === 1 ? '' : ` scale(${scale})`}${more}">${what}</g>`;
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${r(cx)}" cy="${r(cy)}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
/** A rectangle with the cut corners of the time. */
export const chamfer = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${x + c} ${y}H${r(x + w - c)}L${r(x + w)} ${y + c}V${r(y + h - c)}L${r(x + w - c)} ${r(y + h)}H${x + c}L${x} ${r(y + h - c)}V${y + c}z`;
