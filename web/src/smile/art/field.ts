// A field of the pavement with its two numbers, and the footprints of a walk over it.
import { type Plan, fieldBox, isUpright, plateOf } from '../city';
import { box, chamfer, r, text } from './draw';
import { feet } from './figures';

/** How a walk touches a field: where it starts, what it crosses, where it ends. */
export type Step = 'from' | 'over' | 'to';

export function field(plan: Plan, nth: number, colour: string, step: Step | null, beyond: boolean): string {
  const { width: w, height: h } = fieldBox(plan, nth);
  const upright = isUpright(nth);
  const broad = plan.side > 40;
  let drawn = box(0, 0, w, h, nth % 2 ? 'var(--stone)' : 'var(--stone2)', 'rx="4"');
  let joints = upright ? `M${r(w / 2)} 0v${r(h)}` : `M0 ${r(h / 2)}h${r(w)}`;
  for (let joint = 1; joint < 5; joint += 1)
    joints += upright ? `M0 ${r((h / 5) * joint)}h${r(w)}` : `M${r((w / 5) * joint)} 0v${r(h)}`;
  drawn += `<path d="${joints}" stroke="var(--stoneline)"/>`;
  if (step)
    drawn += box(
      0,
      0,
      w,
      h,
      colour,
      `rx="4" opacity="${step === 'to' ? 0.55 : step === 'from' ? 0.18 : 0.3}"`,
    );
  const lit = step === 'over' || step === 'to';
  drawn += box(
    0.5,
    0.5,
    w - 1,
    h - 1,
    'none',
    `rx="4" stroke="${lit ? colour : 'var(--stoneedge)'}" stroke-opacity="${lit ? 0.95 : 0.3}" stroke-width="${step === 'to' ? 2.5 : 1}"`,
  );
  const plate = plateOf(plan, nth);
  drawn += `<path d="${chamfer(plate.x, plate.y, plate.width, plate.height, 4)}" fill="var(--plate)"/>`;
  // The number one counts with on the way is the lit one.
  const counted = lit && beyond;
  const own = lit && !beyond ? 'var(--lit)' : counted ? '#9fb6bf' : '#f4ead3';
  const more = counted ? 'var(--lit)' : '#a9c0c8';
  const [large, little] = broad ? [19, counted ? 18 : 14] : [16, counted ? 16 : 14];
  const [x, y] = [plate.x, plate.y];
  drawn += upright
    ? text(x + plate.width / 2, y + (broad ? 18 : 15), nth, large, 'm b', own) +
      text(x + plate.width / 2, y + (broad ? 36 : 31), nth + 12, little, counted ? 'm b' : 'm', more)
    : text(x + (broad ? 16 : 12), y + plate.height / 2 + (broad ? 6.5 : 5.5), nth, large, 'm b', own) +
      text(x + (broad ? 41 : 31), y + plate.height / 2 + 5.5, nth + 12, little, counted ? 'm b' : 'm', more);
  if (step === 'over' || (step === 'from' && upright))
    drawn += `<g fill="${colour}">${prints(plan, nth)}</g>`;
  return drawn;
}

/** Which way one walks there: up at the left, to the right at the top and so on. */
function prints(plan: Plan, nth: number): string {
  const { width: w, height: h } = fieldBox(plan, nth);
  const plate = plateOf(plan, nth);
  const size = plan.side > 40 ? 1 : 0.72;
  const apart = plan.side > 40 ? 28 : 22;
  let drawn = '';
  if (isUpright(nth)) {
    for (let y = h - 14; y > plate.height + 16; y -= apart) drawn += feet(w / 2, y, nth > 8 ? 0 : 180, size);
  } else {
    for (let x = plate.width + 18; x < w - 8; x += apart) drawn += feet(x, h / 2, nth < 3 ? 90 : -90, size);
  }
  return drawn;
}
