// Holdings: façades from a kit of walls, roofs, windows, doors and signs on a stage of 120 by 100, lit from within.
import { dot, path as p, rect as r } from './pen';

const B = {
  deep: '#33240b',
  mid: '#58411a',
  ray: '#674d20',
  glow: '#b98d3f',
  ink: '#1c1306',
  cream: '#f6e8cb',
  wall: '#8c6a2c',
  wallL: '#ab8540',
  wallD: '#664b1c',
  lit: '#ffe4a3',
  trim: '#e9d3a0',
};
const W = {
  brick: ['#7a3f2a', '#97543a'],
  stone: ['#8d7a58', '#ab9871'],
  olive: ['#5d6238', '#787d4a'],
  wine: ['#6a2430', '#85353f'],
  teal: ['#275a58', '#35736f'],
  brass: ['#8c6a2c', '#ab8540'],
  dark: ['#3c2d16', '#54401f'],
  plum: ['#4f3050', '#694468'],
  cream: ['#d8c596', '#f0e0b6'],
} satisfies Record<string, [string, string]>;
type Wall = keyof typeof W;
const s = (d: string, c: string, w = 1.2, e = '') =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" ${e}/>`;
/** A wall with its light right side. */
const body = (x: number, y: number, w: number, h: number, k: Wall) =>
  r(x, y, w, h, W[k][0]!) + r(x + w * 0.55, y, w * 0.45, h, W[k][1]!);
const windows = {
  square: (x: number, y: number, w: number, h: number, f: string) =>
    r(x, y, w, h, f) + s(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, B.ink, 0.8),
  arch: (x: number, y: number, w: number, h: number, f: string) =>
    p(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`, f) +
    s(`M${x + w / 2} ${y}v${h}`, B.ink, 0.8),
  slit: (x: number, y: number, w: number, h: number, f: string) => r(x + w * 0.25, y, w * 0.5, h, f),
  round: (x: number, y: number, w: number, h: number, f: string) =>
    p(dot(x + w / 2, y + h / 2, w / 2), f) + s(`M${x} ${y + h / 2}h${w}M${x + w / 2} ${y}v${w}`, B.ink, 0.7),
  blind: (x: number, y: number, w: number, h: number, f: string) =>
    r(x, y, w, h, f) + r(x, y, w, h * 0.45, B.ink, 'opacity=".45"'),
  bars: (x: number, y: number, w: number, h: number, f: string) =>
    r(x, y, w, h, f) +
    s(`M${x + w * 0.25} ${y}v${h}M${x + w * 0.5} ${y}v${h}M${x + w * 0.75} ${y}v${h}`, B.ink, 1),
};
const grid = (
  kind: keyof typeof windows,
  x: number,
  y: number,
  cols: number,
  rows: number,
  w: number,
  h: number,
  gx: number,
  gy: number,
  pat = '',
) => {
  let o = '';
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const on = pat ? pat[(j * cols + i) % pat.length] === '1' : (i * 7 + j * 5) % 3 !== 1;
      o += windows[kind](x + i * (w + gx), y + j * (h + gy), w, h, on ? B.lit : B.ink);
    }
  return o;
};
const roofs = {
  flat: (x: number, y: number, w: number) => r(x - 3, y - 4, w + 6, 5, B.trim),
  gable: (x: number, y: number, w: number, h = 20) =>
    p(`M${x - 5} ${y}L${x + w / 2} ${y - h}L${x + w + 5} ${y}z`, B.ink) +
    p(`M${x + w / 2} ${y - h}L${x + w + 5} ${y}H${x + w / 2}z`, B.wallD),
  step: (x: number, y: number, w: number, k: Wall) =>
    body(x + w * 0.14, y - 9, w * 0.72, 10, k) +
    body(x + w * 0.3, y - 18, w * 0.4, 10, k) +
    s(
      `M${x - 1} ${y}h${w + 2}M${x + w * 0.13} ${y - 9}h${w * 0.74}M${x + w * 0.29} ${y - 18}h${w * 0.42}`,
      B.trim,
      1.4,
    ),
  mansard: (x: number, y: number, w: number) =>
    p(`M${x - 4} ${y}l8-18h${w - 8}l8 18z`, B.ink) +
    p(`M${x + w * 0.55} ${y}v-18h${w * 0.45 - 4}l8 18z`, B.wallD) +
    s(`M${x - 4} ${y}h${w + 8}`, B.trim, 1.6),
  pagoda: (x: number, y: number, w: number) =>
    p(
      `M${x - 14} ${y - 2}c10-1 14-6 18-12h${w - 8}c4 6 8 11 18 12-4 5-8 5-12 5H${x - 2}c-4 0-8 0-12-5z`,
      '#8a2c2c',
    ) +
    p(`M${x + 2} ${y - 14}c8-2 12-6 14-11h${w - 32}c2 5 6 9 14 11z`, '#b3443a') +
    s(`M${x - 14} ${y - 2}c10-1 14-6 18-12h${w - 8}c4 6 8 11 18 12`, B.trim, 1.3),
  saw: (x: number, y: number, w: number) => {
    let d = '';
    const n = 4,
      q = w / n;
    for (let i = 0; i < n; i++) d += `M${x + i * q} ${y}v-14l${q} 14z`;
    return p(d, B.ink) + s(d, B.trim, 0.9);
  },
  dome: (x: number, y: number, w: number) =>
    p(`M${x + 6} ${y}a${w / 2 - 6} ${w / 2 - 10} 0 0 1 ${w - 12} 0z`, '#4f7a68') +
    p(
      `M${x + w / 2} ${y}v-${w / 2 - 10}a${w / 2 - 6} ${w / 2 - 10} 0 0 1 ${w / 2 - 6} ${w / 2 - 10}z`,
      '#6d9c86',
    ) +
    s(`M${x + w / 2} ${y - w / 2 + 10}v-9`, B.trim, 1.6),
  pediment: (x: number, y: number, w: number) =>
    p(`M${x - 5} ${y}l${w / 2 + 5}-17 ${w / 2 + 5} 17z`, W.stone[1]) +
    s(`M${x - 5} ${y}l${w / 2 + 5}-17 ${w / 2 + 5} 17z`, B.trim, 1.4),
};
const awning = (x: number, y: number, w: number, a: string, b = B.cream, h = 9) => {
  let o = '';
  const n = Math.round(w / 8),
    q = w / n;
  for (let i = 0; i < n; i++)
    o += p(`M${x + i * q} ${y}h${q}v${h}a${q / 2} ${q / 2.6} 0 0 1 ${-q} 0z`, i % 2 ? b : a);
  return o;
};
const door = (x: number, y: number, w: number, h: number, f: string, arch = false) =>
  arch ? p(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`, f) : r(x, y, w, h, f);
const bulbs = (x: number, y: number, w: number, n: number) =>
  p(Array.from({ length: n }, (_, i) => dot(x + (w * i) / (n - 1), y, 1.3)).join(''), '#fff6e2');
const lampPost = (x: number) =>
  s(`M${x} 92V64`, B.ink, 2) +
  p(dot(x, 61, 4), B.lit) +
  p(`M${x - 5} 58h10l-3-4h-4z`, B.ink) +
  p(dot(x, 61, 10), B.lit, 'opacity=".18"');
const street = p('M-110 92h340v8h-340z', B.ink) + s('M-110 92h340', B.trim, 1, 'opacity=".6"');
const disc = (x: number, y: number, q: number, f = B.cream, c = B.ink) =>
  `<circle cx="${x}" cy="${y}" r="${q}" fill="${f}" stroke="${c}" stroke-width="1.2"/>`;
const vsign = (x: number, y: number, h: number, f: string, glyph: string) =>
  r(x, y, 14, h, f, `stroke="${B.cream}" stroke-width="1" rx="2"`) +
  `<g transform="translate(${x + 7} ${y + h / 2})">${glyph}</g>`;
const glyph = {
  bottle: `<path d="M-2-9h4v5c0 2 3 3 3 6v8H-5V2c0-3 3-4 3-6z" fill="${B.cream}"/>`,
  heart: `<path d="M0 8c-10-7-8-14-3-14 2 0 3 2 3 3 0-1 1-3 3-3 5 0 7 7-3 14z" fill="${B.cream}"/>`,
};
const kit: Record<number, () => string> = {
  7: () =>
    body(28, 40, 64, 52, 'brick') +
    roofs.flat(28, 40, 64) +
    grid('blind', 34, 46, 4, 1, 10, 12, 6, 4, '1011') +
    r(32, 63, 56, 12, B.ink) +
    bulbs(35, 69, 50, 9) +
    door(52, 77, 16, 15, B.lit) +
    s('M60 77v15', B.ink, 1) +
    grid('square', 33, 78, 1, 1, 14, 11, 4, 4, '1') +
    grid('square', 73, 78, 1, 1, 14, 11, 4, 4, '1') +
    `<g transform="translate(60 26)"><path d="M-24 11h48" stroke="${B.ink}" stroke-width="2"/><rect x="-22" y="-11" width="44" height="20" rx="2" fill="${B.ink}" stroke="${B.cream}"/><path d="M-16 5c4-9 10-12 14-9 5-2 8-6 10-6l2 4-4 3c2 5 5 6 8 8" fill="none" stroke="${B.lit}" stroke-width="2.4" stroke-linecap="round"/></g>`,
  8: () =>
    body(34, 54, 52, 38, 'wine') +
    body(42, 32, 36, 22, 'wine') +
    roofs.pagoda(30, 56, 60) +
    `<g transform="translate(12 -4) scale(.8)">${roofs.pagoda(36, 44, 48)}</g>` +
    grid('round', 48, 40, 2, 1, 9, 9, 6, 0, '11') +
    door(52, 68, 16, 24, B.lit, true) +
    s('M60 68v24', B.ink, 1) +
    grid('bars', 38, 66, 1, 1, 10, 14, 0, 0, '1') +
    grid('bars', 72, 66, 1, 1, 10, 14, 0, 0, '1') +
    s('M4 44c18 12 30 12 40 8M116 44c-18 12-30 12-40 8', B.ink, 1) +
    [10, 24, 96, 110]
      .map(
        (x, i) =>
          `<g transform="translate(${x} ${i % 3 ? 58 : 54})"><ellipse rx="6" ry="5" fill="#d3503f"/><ellipse rx="2.5" ry="5" fill="#f08a5a"/><path d="M-3-5h6M-3 5h6M0 5v5" stroke="${B.cream}" stroke-width="1.2"/></g>`,
      )
      .join(''),
  9: () =>
    body(30, 44, 60, 48, 'cream') +
    roofs.gable(30, 44, 60, 22) +
    disc(60, 36, 9, '#c98f4e') +
    p(`${dot(57, 33, 1.5)}${dot(63, 35, 1.5)}${dot(59, 39, 1.5)}`, '#5c3926') +
    grid('arch', 36, 50, 2, 1, 10, 12, 28, 0, '11') +
    awning(30, 66, 60, '#b3202c') +
    r(34, 77, 26, 13, B.lit) +
    p(`${dot(40, 86, 3)}${dot(47, 86, 3)}${dot(54, 86, 3)}`, '#c98f4e') +
    door(68, 76, 14, 16, '#7a3f2a') +
    p(dot(79, 84, 1), B.cream) +
    p('M52 50c2-4 6-3 8 0 2-3 6-4 8 0 1 5-4 8-8 11-4-3-9-6-8-11z', '#b3202c'),
  10: () =>
    body(32, 30, 56, 62, 'plum') +
    roofs.mansard(32, 30, 56) +
    grid('arch', 39, 36, 3, 2, 10, 13, 6, 5, '110101') +
    s('M32 70h56', B.trim, 1.4) +
    door(52, 74, 16, 18, '#b3202c', true) +
    p('M38 92V78l5-3 5 3v14zM72 92V78l5-3 5 3v14z', B.lit) +
    vsign(92, 34, 30, '#b3202c', glyph.heart) +
    lampPost(18),
  11: () =>
    body(30, 36, 60, 56, 'brick') +
    roofs.flat(30, 36, 60) +
    grid('square', 36, 42, 3, 1, 11, 13, 8, 0, '101') +
    awning(28, 60, 64, '#2f6a4a') +
    door(40, 72, 16, 20, '#3a1d12') +
    r(44, 76, 8, 4, B.lit) +
    p(dot(53, 83, 1), B.cream) +
    r(62, 73, 24, 14, B.lit) +
    p('M66 87v-7l1-3v-3h2v3l1 3v7zM74 87v-7l1-3v-3h2v3l1 3v7zM81 87v-9h3v9z', '#2f6a4a') +
    `<g transform="translate(98 46)">${s('M-8-12h14', B.ink, 2)}${disc(2, 0, 12, '#2f6a4a', B.cream)}<g transform="translate(2 0)">${glyph.bottle}</g></g>`,
  12: () =>
    p('M2 92c4-16 12-18 20-26 6-8 14-4 20-14 8-8 16 0 22 8s16 4 22 14 18 6 32 18z', B.wallD) +
    p('M60 62c8 8 20 2 26 12s18 6 32 18H60z', B.wall) +
    `<g transform="translate(26 58) rotate(-14)"><path d="M-16 8V0l7-2 4-8h12l5 8h6v10z" fill="#5f8f9f" stroke="${B.ink}"/>${p(`${dot(-8, 8, 4)}${dot(10, 8, 4)}`, B.ink)}<path d="M-5-2l3-6h4v6zM4-8h4l3 6H4z" fill="${B.ink}"/></g>` +
    disc(84, 70, 9, B.ink, B.trim) +
    disc(84, 70, 4, B.wall, B.trim) +
    disc(66, 80, 10, B.ink, B.trim) +
    disc(66, 80, 4.5, B.wallL, B.trim) +
    s('M94 92V26l-34 6M94 26l14 14M68 31v14', B.ink, 2.6) +
    p('M60 45c0-6 16-6 16 0l-3 8c0-4-10-4-10 0z', '#d3503f') +
    s('M0 84h24M6 76v16M16 76v16', B.trim, 1.4),
  13: () =>
    body(24, 34, 72, 58, 'stone') +
    roofs.step(24, 34, 72, 'stone') +
    grid('arch', 30, 40, 5, 1, 9, 14, 4, 0, '10101') +
    r(40, 60, 40, 32, '#7d2430') +
    p('M40 60h40v6c-8 8-12 4-20 0-8 4-12 8-20 0z', '#b3202c') +
    door(52, 70, 16, 22, B.lit, true) +
    s('M36 92l4-32M84 92l-4-32', B.trim, 1.5) +
    p('M48 92l4-4h16l4 4z', '#b3202c') +
    `<g transform="translate(60 26)">${glyph.heart}</g>` +
    lampPost(12) +
    lampPost(108),
  14: () =>
    body(28, 36, 64, 56, 'olive') +
    roofs.mansard(28, 36, 64) +
    disc(60, 27, 6, B.lit) +
    grid('arch', 33, 42, 2, 1, 11, 15, 0, 0, '') +
    grid('arch', 35, 42, 4, 1, 9, 15, 5, 0, '1101') +
    awning(26, 62, 68, '#4b8a52', B.ink) +
    r(31, 74, 58, 16, B.lit) +
    s('M50 74v16M70 74v16', B.ink, 1.2) +
    p('M36 76h9c0 6-2 8-3.6 9v4h3v1h-8v-1h3v-4C38 84 36 82 36 76z', '#4b8a52') +
    p('M76 76h9c0 6-2 8-3.6 9v4h3v1h-8v-1h3v-4C78 84 76 82 76 76z', '#4b8a52') +
    door(53, 74, 14, 18, '#2c3a20') +
    p('M8 92c0-12 4-16 8-18 4 2 8 6 8 18zM96 92c0-12 4-16 8-18 4 2 8 6 8 18z', '#2c3a20'),
  15: () =>
    body(26, 46, 68, 46, 'dark') +
    roofs.gable(26, 46, 68, 24) +
    s('M26 46L60 23l34 23M40 46l20-14 20 14M60 23v23', B.cream, 1.6) +
    s('M26 46h68M26 62h68M40 46v16M80 46v16M60 46v16', B.cream, 1.6) +
    grid('square', 29, 49, 1, 1, 9, 10, 0, 0, '1') +
    grid('square', 43, 49, 2, 1, 14, 10, 6, 0, '10') +
    grid('square', 83, 49, 1, 1, 9, 10, 0, 0, '1') +
    r(26, 62, 68, 30, '#1f4a3c') +
    door(53, 68, 14, 24, '#12302a', true) +
    p(dot(64, 81, 1), B.cream) +
    grid('bars', 31, 68, 1, 1, 17, 15, 0, 0, '1') +
    grid('bars', 72, 68, 1, 1, 17, 15, 0, 0, '1') +
    `<g transform="translate(104 58)">${s('M-10-14H8', B.ink, 2)}<rect x="-9" y="-12" width="18" height="22" rx="2" fill="#1f4a3c" stroke="${B.cream}"/><path d="M0-4c-3-5-8 0-4 3-5 1-2 7 2 4 0 2 0 3-1 5h6c-1-2-1-3-1-5 4 3 7-3 2-4 4-3-1-8-4-3z" fill="#8fd694"/></g>` +
    r(76, 16, 8, 16, W.brick[0]) +
    s('M80 14c-4-5 4-7 0-13', B.cream, 1.4, 'opacity=".5"'),
  16: () =>
    body(22, 38, 76, 54, 'stone') +
    r(22, 38, 76, 54, '#1c1306', 'opacity=".35"') +
    roofs.flat(22, 38, 76) +
    grid('square', 29, 44, 5, 2, 9, 10, 5, 6, '010000100') +
    door(51, 76, 18, 16, '#2a1d0b') +
    s('M51 76l18 16M69 76L51 92', B.trim, 1.5) +
    s('M30 60l8 8M38 60l-8 8', B.trim, 1.2) +
    p('M22 58l6 10-4 8 6 16h-8z', B.ink, 'opacity=".5"') +
    r(70, 22, 10, 14, W.brick[0]) +
    r(36, 24, 20, 10, B.ink) +
    p('M34 24l12-8 12 8z', B.wallD) +
    s('M38 34v4M54 34v4', B.ink, 1.6) +
    p('M82 92v-8h14v8z', B.wallD) +
    p('M84 84c0-6 10-6 10 0z', B.ink) +
    s('M4 92c2-6 8-6 10 0', B.trim, 1.4),
  17: () =>
    body(24, 42, 72, 50, 'teal') +
    roofs.flat(24, 42, 72) +
    `<g transform="translate(60 24)"><rect x="-34" y="-12" width="68" height="24" rx="12" fill="${B.ink}" stroke="${B.cream}"/><path d="${dot(-18, 0, 6)}" fill="#b3202c"/><path d="${dot(-2, 0, 6)}" fill="${B.cream}"/><path d="${dot(14, 0, 6)}" fill="#2f6a4a"/><path d="M-30 9L30-9" stroke="#c98f4e" stroke-width="2.4"/></g>` +
    s('M40 36v6M80 36v6', B.ink, 2) +
    grid('round', 30, 48, 4, 1, 12, 12, 5, 0, '1101') +
    r(30, 68, 38, 20, B.lit) +
    p('M34 80h30v3H34zM37 83h3v5h-3zM58 83h3v5h-3z', '#2f6a4a') +
    door(74, 68, 14, 24, '#7d2430') +
    p(dot(85, 81, 1), B.cream),
  18: () =>
    body(40, 22, 40, 70, 'cream') +
    body(18, 48, 84, 44, 'cream') +
    roofs.step(40, 22, 40, 'cream') +
    roofs.flat(18, 48, 22) +
    roofs.flat(80, 48, 22) +
    grid('slit', 44, 27, 5, 3, 5, 12, 2, 4, '101101101') +
    grid('arch', 22, 54, 2, 1, 7, 14, 3, 0, '11') +
    grid('arch', 82, 54, 2, 1, 7, 14, 3, 0, '10') +
    p('M34 76h52l5 7H29z', '#b3202c') +
    bulbs(33, 83, 54, 10) +
    door(50, 83, 20, 9, B.lit) +
    s('M60 83v9', B.ink, 1) +
    p('M50 92h20l6 8H44z', '#b3202c') +
    s('M60 4v-6M18 48V36M102 48V36', B.trim, 1.5) +
    p('M18 36l10 3-10 4zM102 36l10 3-10 4z', '#b3202c') +
    lampPost(10) +
    lampPost(110),
  19: () =>
    body(22, 34, 76, 58, 'wine') +
    roofs.step(22, 34, 76, 'wine') +
    p('M60 34l-3-9h6z', B.cream) +
    r(26, 42, 68, 14, B.ink) +
    bulbs(30, 45, 60, 11) +
    bulbs(30, 53, 60, 11) +
    `<g transform="translate(60 23)"><path d="M0-8l2 6h6l-5 4 2 6-5-4-5 4 2-6-5-4h6z" fill="#e05a52"/></g>` +
    r(34, 60, 52, 32, B.lit) +
    p('M34 60h20c-2 14-8 24-20 30zM86 60H66c2 14 8 24 20 30z', '#b3202c') +
    p('M58 92l2-14c-3 0-5-2-4-5l4 2 0-6c3-1 5 3 2 6l6-3c0 4-3 6-5 6l3 14z', B.ink) +
    lampPost(108),
  37: () =>
    body(34, 16, 52, 76, 'dark') +
    roofs.step(34, 20, 52, 'dark') +
    s('M60 2V-4', B.trim, 2) +
    grid('slit', 39, 26, 6, 4, 6, 9, 1.5, 4, '110111011110101101111011') +
    r(34, 78, 52, 14, B.wallD) +
    door(52, 78, 16, 14, B.lit) +
    s('M60 78v14', B.ink, 1) +
    s('M47 20v58M73 20v58', B.trim, 0.8) +
    p('M60 64l4 5-4 5-4-5z', B.trim) +
    `<g transform="translate(100 84)"><path d="M-14 6V-1l5-1 4-6h10l4 6h5v8z" fill="${B.ink}" stroke="${B.trim}" stroke-width=".8"/>${p(`${dot(-7, 6, 3.4)}${dot(8, 6, 3.4)}`, B.trim)}</g>`,
  44: () =>
    body(34, 40, 52, 52, 'teal') +
    roofs.flat(34, 40, 52) +
    `<g transform="translate(60 25)"><path d="M-32 4C-20-12 6-14 22-2l12-8-3 12 4 10-13-6C8 16-18 14-32 4z" fill="#7fa9b5" stroke="${B.ink}"/><path d="M-2-9l8-10 4 12z" fill="#5f8f9f" stroke="${B.ink}"/><path d="${dot(-20, 1, 1.8)}" fill="${B.ink}"/><path d="M-28 6l4-2 3 3 4-2 3 3 4-1" stroke="${B.cream}" stroke-width="1.5" fill="none"/></g>` +
    s('M46 34v6M74 34v6', B.ink, 2) +
    `<path d="M39 62h18v16H39z" fill="${B.lit}"/><path d="M44 78V62M51 78V62" stroke="${B.ink}" stroke-width="1.6"/>` +
    grid('bars', 39, 46, 3, 1, 10, 10, 6, 0, '011') +
    door(64, 62, 16, 30, '#12302a') +
    r(67, 68, 10, 3, B.lit) +
    `<g transform="translate(98 76)"><path d="${dot(0, -8, 4.5)}${dot(-5, 0, 4.5)}${dot(5, 0, 4.5)}" fill="#d8b56a" stroke="${B.ink}" stroke-width=".8"/><path d="M0-16v-8M-12-24h24" stroke="${B.ink}" stroke-width="2"/></g>`,
  45: () =>
    body(26, 44, 68, 48, 'stone') +
    roofs.pediment(26, 44, 68) +
    [30, 43, 71, 84]
      .map(
        (x) =>
          r(x, 48, 7, 40, W.stone[1]) +
          r(x, 48, 2.5, 40, B.wallD) +
          r(x - 1.5, 46, 10, 3, B.trim) +
          r(x - 1.5, 87, 10, 3, B.trim),
      )
      .join('') +
    door(53, 58, 14, 34, B.lit) +
    s('M60 58v34', B.ink, 1) +
    `<g transform="translate(60 38) scale(.8)"><path d="M-16 2c2-16 30-16 32 0-3-3-6-3-8 0-2-3-5-3-8 0-3-3-6-3-8 0-2-3-5-3-8 0zM0 0v10c0 4-6 4-6 0" fill="#2f6a4a" stroke="${B.ink}" stroke-width="1.4"/></g>` +
    r(20, 89, 80, 3, B.trim) +
    lampPost(10) +
    lampPost(110),
  47: () =>
    body(30, 34, 60, 58, 'plum') +
    roofs.dome(30, 34, 60) +
    `<g transform="translate(60 24)"><path d="M-13 8c-2-9-2-15 0-22l8 7c3-1 7-1 10 0l8-7c2 7 2 13 0 22-5 5-21 5-26 0z" fill="${B.ink}" stroke="${B.cream}"/><path d="M-8-1c3-3 5-2 6 2-3 1-5 0-6-2zM8-1c-3-3-5-2-6 2 3 1 5 0 6-2z" fill="#d6f06a"/><path d="M0 4v3M-5 8c3 2 7 2 10 0M-6 5l-12-2M-6 7l-12 3M6 5l12-2M6 7l12 3" stroke="${B.cream}" stroke-width="1.1" fill="none"/></g>` +
    r(32, 44, 56, 12, B.ink) +
    bulbs(35, 50, 50, 9) +
    grid('arch', 36, 60, 1, 1, 12, 22, 0, 0, '1') +
    grid('arch', 72, 60, 1, 1, 12, 22, 0, 0, '1') +
    door(52, 62, 16, 30, '#b3202c', true) +
    s('M60 62v30', B.ink, 1) +
    p('M50 92h20l5 8H45z', '#b3202c') +
    vsign(96, 44, 34, '#1f5a4a', glyph.bottle) +
    vsign(10, 44, 34, '#b3202c', glyph.heart),
  52: () =>
    body(20, 46, 80, 46, 'stone') +
    body(46, 24, 28, 24, 'stone') +
    roofs.dome(42, 26, 36) +
    disc(60, 36, 8, B.cream) +
    s('M60 36v-5M60 36l4 2', B.ink, 1.4) +
    roofs.flat(20, 46, 80) +
    grid('arch', 25, 54, 3, 1, 8, 14, 3, 0, '101') +
    grid('arch', 64, 54, 3, 1, 8, 14, 3, 0, '110') +
    door(53, 66, 14, 26, B.lit, true) +
    r(24, 74, 22, 12, B.cream) +
    s('M24 80h22M31 74v12M39 74v12', '#2f6a8a', 1) +
    r(74, 74, 22, 12, B.cream) +
    s('M74 80h22M85 74v12', '#2f6a8a', 1) +
    r(31, 74, 8, 6, '#d3503f'),
  46: () =>
    body(18, 52, 62, 34, 'teal') +
    roofs.saw(18, 52, 62) +
    grid('round', 24, 58, 3, 1, 11, 11, 8, 0, '101') +
    door(34, 72, 12, 14, B.lit) +
    p('M-110 86h340v14h-340z', '#1c3a44') +
    s('M4 92c6-3 10-3 16 0s10 3 16 0 10-3 16 0 10 3 16 0 10-3 16 0 10 3 16 0', B.trim, 1.2, 'opacity=".7"') +
    s('M22 86v8M40 86v8M58 86v8M76 86v8', B.ink, 2.4) +
    p('M84 82h32c-2 7-6 9-10 9H90c-4 0-6-4-6-9z', '#7d2430') +
    s('M98 82V56l12 18H98', B.cream, 1.4),
  48: () =>
    body(28, 40, 64, 52, 'cream') +
    roofs.dome(34, 40, 52) +
    grid('arch', 34, 48, 4, 1, 10, 16, 5, 0, '1011') +
    awning(28, 70, 64, '#35736f') +
    door(52, 80, 16, 12, B.lit) +
    grid('blind', 33, 81, 1, 1, 14, 8, 0, 0, '1') +
    grid('blind', 73, 81, 1, 1, 14, 8, 0, 0, '1') +
    s(
      'M14 40c-4-6 4-8 0-14M22 40c-4-6 4-8 0-14M98 40c-4-6 4-8 0-14M106 40c-4-6 4-8 0-14',
      B.cream,
      1.6,
      'opacity=".5"',
    ),
  49: () =>
    body(34, 30, 52, 62, 'wine') +
    roofs.gable(34, 30, 52, 20) +
    grid('square', 39, 38, 3, 2, 10, 12, 6, 6, '101110') +
    s('M34 74h52', B.trim, 1.4) +
    door(42, 78, 14, 14, B.lit, true) +
    p('M44 92v-8c2-6 8-6 10 0v8z', B.ink) +
    grid('arch', 64, 77, 1, 1, 14, 12, 0, 0, '1') +
    vsign(90, 34, 38, '#b3202c', glyph.heart) +
    lampPost(18),
  50: () =>
    body(8, 50, 40, 42, 'brick') +
    body(72, 50, 40, 42, 'stone') +
    body(40, 28, 40, 64, 'dark') +
    roofs.flat(8, 50, 40) +
    roofs.flat(72, 50, 40) +
    roofs.step(40, 28, 40, 'dark') +
    grid('square', 45, 34, 3, 4, 8, 8, 3, 4, '101011110101') +
    grid('square', 13, 58, 3, 2, 6, 8, 4, 4, '101010') +
    grid('square', 84, 58, 3, 2, 6, 8, 3, 4, '011101') +
    p('M-110 92h340v8h-340z', B.ink) +
    s('M60 100V84M40 100l12-14M80 100L68 86', B.lit, 1.6) +
    r(58, 74, 4, 12, B.ink) +
    p(`${dot(60, 72, 3)}`, '#d3503f'),
  51: () =>
    body(36, 34, 48, 58, 'dark') +
    p('M28 36l14-18h36l14 18z', B.ink) +
    s('M28 36h64', B.trim, 1.3) +
    r(68, 12, 8, 18, W.brick[0]) +
    grid('bars', 42, 42, 3, 2, 9, 11, 5, 6, '010001') +
    door(50, 76, 14, 16, '#2a1d0b', true) +
    p(dot(57, 84, 2.4), B.lit) +
    s('M84 92l-12-52M92 92L80 40M74 48l8 0M76 58h9M79 68h8M81 78h8', B.trim, 1.3) +
    `<g transform="translate(22 84)"><path d="M-8 8c-3-8 2-14 8-14s11 6 8 14z" fill="#c9a86a" stroke="${B.ink}"/><path d="M-3-6l-2-5h10l-2 5z" fill="#c9a86a" stroke="${B.ink}"/></g>`,
  55: () =>
    p('M0 92C10 60 26 40 46 40c10-14 34-16 46 2 14 2 24 24 28 50z', B.wallD) +
    p('M60 30c14 0 24 4 32 12 14 2 24 24 28 50H60z', B.wall) +
    p('M38 92V72a22 22 0 0 1 44 0v20z', B.ink) +
    p('M46 92V74a14 14 0 0 1 28 0v18z', B.lit, 'opacity=".9"') +
    p('M54 92c0-10 2-14 6-14s6 4 6 14z', B.ink) +
    p(dot(60, 74, 4), B.ink) +
    p('M52 72h16l-3-5h-10z', B.ink) +
    s('M36 72a24 24 0 0 1 48 0', B.trim, 1.6) +
    p('M10 92c-2-20 2-30 6-40 4 10 8 20 6 40zM100 92c-2-16 2-24 6-32 4 8 8 16 6 32z', '#2c3a20'),
  58: () =>
    body(26, 40, 68, 52, 'brick') +
    roofs.flat(26, 40, 68) +
    `<g transform="translate(60 25)"><path d="M-34 0h44v-4h12v6l14 10h-8L14 6H4l-3 8h-7l3-8h-32z" fill="${B.ink}" stroke="${B.cream}"/><circle cx="-6" cy="9" r="5" fill="${B.ink}" stroke="${B.cream}"/></g>` +
    r(32, 48, 36, 26, B.lit) +
    s('M36 54h28M36 61h28M36 68h28', B.ink, 2) +
    s('M38 54l4-3M50 61l4-3M44 68l4-3', B.ink, 2) +
    awning(26, 74, 68, '#3c5a66') +
    door(74, 50, 14, 22, '#3a1d12') +
    door(74, 84, 14, 8, '#3a1d12') +
    r(32, 84, 36, 6, B.wallD),
};
const rays = Array.from(
  { length: 12 },
  (_, nth) => `<path d="M60 92 50-60h20z" transform="rotate(${-88 + nth * 16} 60 92)"/>`,
).join('');
const skyline =
  'M-60 92V70h12V58h10v14h8V64h12v10H0v4h10V66h9v12h6V60h8v32zM180 92V66h-10V58h-12v12h-8V60h-12v14h-18h-9V62h-8v8h-6v22z';
/** The waterfront and the crossing are drawn with what lies before them. */
const OWN_GROUND = [46, 50];

export const holding = (card: number): string =>
  `<rect x="-110" width="340" height="100" fill="${B.mid}"/><g fill="${B.ray}">${rays}</g><circle cx="86" cy="26" r="17" fill="${B.glow}" opacity=".55"/>${p(skyline, B.deep, 'opacity=".75"')}${kit[card]?.() ?? ''}${OWN_GROUND.includes(card) ? '' : street}`;
