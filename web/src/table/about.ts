import type { Line, Seat } from '../wire/tabletop';

/** The first player that sentences speak of. */
export function about(lines: readonly Line[]): Seat | null {
  for (const line of lines) for (const [, arg] of line.args) if ('seat' in arg) return arg.seat;
  return null;
}
