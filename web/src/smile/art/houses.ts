// Houses: a true front, depth to the upper right, three tones as on the poster (roof light, front mid, side dark).
import { at, box, polygon, r } from './draw';

interface House {
  roof?: string;
  front?: string;
  side?: string;
  /** Whether there are windows; how many side by side, how large and how far apart. */
  windows?: boolean;
  columns?: number;
  wide?: number;
  high?: number;
  gap?: number;
  /** Which of the windows are lit. */
  seed?: number;
}

/** `y` is the ground line of the front wall. */
export function house(x: number, y: number, w: number, h: number, depth: number, look: House = {}): string {
  const [dx, dy] = [depth * 0.62, depth * 0.5];
  const { roof = 'var(--roof)', front = 'var(--front)', side = 'var(--side)', windows = true } = look;
  const { columns = Math.max(1, Math.floor(w / 13)), seed = 1, wide = 5, high = 6, gap = 12 } = look;
  let drawn =
    box(x, y - h, w, h, front) +
    polygon(
      [
        [x + w, y],
        [x + w + dx, y - dy],
        [x + w + dx, y - h - dy],
        [x + w, y - h],
      ],
      side,
    ) +
    polygon(
      [
        [x, y - h],
        [x + w, y - h],
        [x + w + dx, y - h - dy],
        [x + dx, y - h - dy],
      ],
      roof,
    );
  if (windows) {
    const pitch = w / columns;
    let [lit, dim, aside] = ['', '', ''];
    for (let floor = 0; floor * gap + 9 + high < h + 1; floor += 1) {
      const top = y - h + 6 + floor * gap;
      for (let column = 0; column < columns; column += 1) {
        const which = (floor * 5 + column * 3 + seed * 7 + floor * column) % 5;
        const pane = `M${r(x + pitch * column + (pitch - wide) / 2)} ${r(top)}h${wide}v${high}h${-wide}z`;
        if (which === 2) dim += pane;
        else if (which !== 0) lit += pane;
      }
      const panes = dx > 16 ? 2 : 1;
      for (let pane = 0; dx > 8 && pane < panes; pane += 1) {
        if ((floor * 3 + pane + seed) % 3 === 0) continue;
        const [near, far] = [(pane + 0.3) / panes, (pane + 0.68) / panes];
        aside += `M${r(x + w + dx * near)} ${r(top - dy * near)}L${r(x + w + dx * far)} ${r(top - dy * far)}v${high}L${r(x + w + dx * near)} ${r(top - dy * near + high)}z`;
      }
    }
    drawn += `<path d="${lit}" fill="var(--win)"/><path d="${dim}" fill="var(--win2)" opacity=".55"/>`;
    if (aside) drawn += `<path d="${aside}" fill="var(--win2)" opacity=".8"/>`;
  }
  return `${drawn}<path d="M${r(x)} ${r(y - h)}h${r(w)}l${r(dx)} ${r(-dy)}" fill="none" stroke="#cfe9e6" stroke-opacity=".55"/>`;
}

export const tree = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    '<ellipse cx="3" cy="1" rx="10" ry="3" fill="#06222c" opacity=".5"/><path d="M-1.3 0h2.600v-9h-2.600z" fill="#3b2a22"/><path d="M0-34c8 6 10 14 9 20-1 5-5 7-9 7s-8-2-9-7c-1-6 1-14 9-20z" fill="var(--leaf)"/><path d="M0-34c8 6 10 14 9 20-1 5-5 7-9 7z" fill="var(--leaf2)"/><path d="M0-30v22" stroke="#9fd4bd" stroke-opacity=".5" fill="none"/>',
    size,
  );
export const roundTree = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    '<ellipse cx="3" cy="1" rx="11" ry="3" fill="#06222c" opacity=".5"/><path d="M-1.500 0h3v-10h-3z" fill="#3b2a22"/><circle cy="-18" r="12" fill="var(--leaf)"/><path d="M0-30a12 12 0 0 1 0 24c5-6 5-18 0-24z" fill="var(--leaf2)"/>',
    size,
  );

const WIDTHS = [25, 32, 22, 36, 28, 24, 34, 27];
const HEIGHTS = [52, 66, 44, 58, 72, 48, 62, 40];

/** The quiet houses behind, over the whole block. */
export function backRow(width: number, ground: number, seed: number, tall: number, from: number): string {
  let [drawn, x] = ['', from];
  for (let nth = 0; x < width - 20; nth += 1) {
    const w = Math.min(WIDTHS[(nth + seed) % 8]!, width - 12 - x);
    if (w < 12) break;
    const h = HEIGHTS[(nth * 3 + seed * 5) % 8]! * tall;
    drawn += house(x, ground, w, h, 20, {
      front: 'var(--backfront)',
      side: 'var(--backside)',
      roof: (nth + seed) % 3 ? 'var(--backroof)' : 'var(--backroof2)',
      seed: seed + nth,
      wide: 4,
      high: 5,
      gap: 11,
    });
    if ((nth + seed) % 4 === 1)
      drawn += `<path d="M${r(x + w / 2)} ${r(ground - h - 5)}v-9" stroke="#8fc0c6" stroke-width="1.4"/>`;
    x += w + 2;
  }
  return `<g opacity=".9">${drawn}</g>`;
}

/** The bushes behind the park, where other blocks have houses. */
export function bushes(width: number, ground: number, size: number): string {
  const bush = (nth: number) =>
    at(
      width * (0.1 + nth * 0.145),
      ground - 26 + (nth % 2) * 5,
      `<circle cy="-16" r="15" fill="var(--bush${nth % 2 ? '' : '2'})"/><path d="M0-31a15 15 0 0 1 0 30c6-8 6-22 0-30z" fill="var(--bush3)"/>`,
      size,
    );
  return `<g opacity=".75">${[0, 1, 2, 3, 4, 5, 6].map(bush).join('')}</g>`;
}
