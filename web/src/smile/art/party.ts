// A party on the pavement: a figure and a number. The leader has a filled plate with a crown, equals for the first
// place open ones; what would be stands on a dashed plate.
import type { Party } from '../../wire/smile';
import { at, chamfer, text } from './draw';
import { crown, marker, partyColour } from './figures';

export interface PartyLook {
  party: Party;
  count: number;
  stands: 'lead' | 'tie' | null;
  /** How many would come or go. */
  change: number;
  /** Little room: ghosts stand behind the figure. */
  small: boolean;
}

/** Drawn with the feet at 0; says how wide it is. */
export function party({ party: who, count, stands, change, small }: PartyLook): {
  art: string;
  width: number;
} {
  const colour = partyColour(who);
  const pale = who === 'yellow' ? '#bdf7f3' : who === 'green' ? '#ffd9e6' : '#cfe3ff';
  const plate = (x: number, wide: number, fill: string, edge = '', dash = '') =>
    `<path d="${chamfer(x, -24, wide, 24, 4)}" fill="${fill}"${edge ? ` stroke="${edge}" stroke-width="2"${dash ? ` stroke-dasharray="${dash}"` : ''}` : ''}/>`;
  const ghosts = Math.max(0, change);
  let [art, width] = ['', 0];
  if (count > 0) {
    if (ghosts && small) art += at(9, -4, marker(who, true), 0.86);
    const aside = ghosts && small ? 17 : 12;
    const figure = at(aside, 0, marker(who));
    art += change < 0 ? `<g opacity=".55">${figure}</g>` : figure;
    width = aside + (small ? 9 : 13);
    const digits = count > 9 ? 22 : 13;
    if (change !== 0 && small) {
      // Only what would be: there is no room for both.
    } else if (stands === 'lead') {
      art +=
        plate(width, digits + 9, colour) +
        text(width + (digits + 9) / 2, -5, count, 21, 'm b', '#0c2230') +
        `<g class="crown">${at(width + (digits + 9) / 2, -26.5, crown(colour))}</g>`;
      width += digits + 9;
    } else if (stands === 'tie') {
      art +=
        plate(width, digits + 9, 'var(--plate)', colour) +
        text(width + (digits + 9) / 2, -5, count, 20, 'm b', colour);
      width += digits + 9;
    } else {
      art += text(width + (small ? 3 : 1), -5, count, 20, 'b');
      width += digits + 3;
    }
  }
  if (ghosts && !(small && count > 0)) {
    const [step, shown, first] = [small ? 8 : 12.5, Math.min(ghosts, small ? 2 : 4), count > 0 ? 13 : 12];
    for (let nth = shown - 1; nth >= 0; nth -= 1)
      art += at(width + first + nth * step, -(nth % 2) * 2.5, marker(who, true), 0.92);
    width += first + (shown - 1) * step + 12;
  }
  if (change !== 0) {
    const total = count + change;
    const wide = total > 9 ? 31 : 22;
    width += small ? 0 : 2;
    art += plate(width, wide, '#06202b', pale, '4 2.5') + text(width + wide / 2, -5, total, 20, 'm b', pale);
    width += wide;
  }
  return { art, width };
}
