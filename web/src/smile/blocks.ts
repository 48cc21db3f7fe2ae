/** What each district looks like from above, in faint lines on a 100 × 100 grid: roofs, water, trees. */
import type { District } from '../wire/smile';

const tree = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0zM${x} ${y - r / 2}v${r}M${x - r / 2} ${y}h${r}`;
const roof = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
/** A hipped roof: ridge and four slopes. */
const hip = (x: number, y: number, w: number, h: number) => {
  const r = Math.min(w, h) / 2;
  const ridge = w >= h ? `M${x + r} ${y + r}H${x + w - r}` : `M${x + r} ${y + r}V${y + h - r}`;
  const far = w >= h ? [x + w - r, y + r] : [x + r, y + h - r];
  return `${roof(x, y, w, h)}${ridge}M${x} ${y}l${r} ${r}M${x} ${y + h}L${w >= h ? x + r : far[0]} ${w >= h ? y + r : far[1]}M${x + w} ${y}L${w >= h ? far[0] : x + r} ${w >= h ? far[1] : y + r}M${x + w} ${y + h}L${far[0]} ${far[1]}`;
};
const wave = (y: number) => `M4 ${y}q5-5 10 0t10 0 10 0 10 0`;

export const blocks: Record<District, string> = {
  harbour: `${wave(14)}${wave(24)}${wave(34)}${wave(44)}M50 4v52H4M50 30h16M50 40h16${roof(66, 22, 26, 26)}${hip(8, 66, 44, 26)}${hip(62, 62, 30, 30)}`,
  north: `${hip(8, 8, 38, 30)}${roof(54, 8, 38, 20)}${roof(62, 12, 8, 8)}${hip(54, 38, 38, 26)}${roof(8, 48, 38, 44)}${roof(18, 58, 18, 24)}${hip(54, 74, 38, 18)}`,
  'north-east': `${roof(8, 8, 24, 84)}${hip(42, 8, 50, 26)}${roof(42, 44, 22, 22)}${roof(70, 44, 22, 22)}${hip(42, 74, 50, 18)}M14 20h12M14 34h12M14 48h12M14 62h12M14 76h12`,
  park: `${tree(22, 24, 12)}${tree(50, 18, 9)}${tree(78, 26, 13)}${tree(18, 62, 10)}${tree(82, 64, 11)}${tree(34, 84, 9)}${tree(64, 86, 10)}M50 34c18 0 18 30 0 34s-20-6-20-16 6-18 20-18z`,
  'south-east': `${hip(8, 8, 30, 40)}${hip(46, 8, 46, 22)}${roof(46, 40, 46, 20)}M56 40v20M68 40v20M80 40v20${roof(8, 58, 28, 34)}${hip(46, 70, 46, 22)}`,
  south: `${roof(8, 8, 84, 24)}M22 8v24M36 8v24M50 8v24M64 8v24M78 8v24${hip(8, 42, 36, 50)}${hip(54, 42, 38, 22)}${roof(54, 72, 38, 20)}`,
  'south-west': `${hip(8, 8, 40, 28)}${hip(58, 8, 34, 48)}${roof(8, 46, 40, 46)}${tree(28, 69, 14)}${roof(58, 66, 34, 26)}`,
  west: `${roof(8, 8, 30, 30)}${tree(23, 23, 8)}${hip(48, 8, 44, 30)}${roof(8, 48, 20, 44)}${hip(38, 48, 54, 20)}${roof(38, 76, 24, 16)}${roof(68, 76, 24, 16)}`,
  centre: `${roof(14, 14, 72, 72)}${roof(24, 24, 52, 52)}${roof(34, 34, 32, 32)}M14 14l20 20M86 14L66 34M14 86l20-20M86 86L66 66M50 42v16M42 50h16`,
};
