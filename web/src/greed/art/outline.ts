// The outline of a card tells its kind: round for thugs, notched for holdings, cut for actions.
import type { Kind } from '../printed';

export function outline(kind: Kind, x: number, y: number, w: number, h: number, k: number): string {
  const [across, down] = [w - 2 * k, h - 2 * k];
  if (kind === 'thug') {
    const bend = (dx: number, dy: number) => `a${k} ${k} 0 0 1 ${dx} ${dy}`;
    return `M${x + k} ${y}h${across}${bend(k, k)}v${down}${bend(-k, k)}h${-across}${bend(-k, -k)}v${-down}${bend(k, -k)}z`;
  }
  if (kind === 'holding') {
    const q = Math.round(k * 0.62);
    return `M${x + q} ${y}h${w - 2 * q}v${q}h${q}v${h - 2 * q}h${-q}v${q}h${2 * q - w}v${-q}h${-q}v${2 * q - h}h${q}z`;
  }
  return `M${x + k} ${y}h${across}l${k} ${k}v${down}l${-k} ${k}h${-across}l${-k} ${-k}v${-down}z`;
}

/** The corner of the picture on which the number stands. */
export function corner(kind: Kind, w: number, h: number): string {
  if (kind === 'thug') return `M-4-4h${w + 4}V0c0 ${h * 0.62} ${-w * 0.38} ${h} ${-w} ${h}h-4z`;
  if (kind === 'holding')
    return `M-4-4h${w + 4}v${h * 0.56 + 4}h${-w * 0.14}v${h * 0.22}h${-w * 0.14}v${h * 0.22}H-4z`;
  return `M-4-4h${w + 4}v${h * 0.4 + 4}l${-w * 0.34} ${h * 0.6}H-4z`;
}
