// A district without its people and signs: the ground, a quiet row of houses, its sight, the roof the loot stands on.
import type { District } from '../../wire/smile';
import type { Plan } from '../city';
import { DISTRICTS } from '../things';
import { at, box, r } from './draw';
import { backRow, bushes, house } from './houses';
import { landmarks } from './landmarks';

/** How wide a tile is with its margin, and where the row of them begins. */
export function lootRow(plan: Plan, count: number): { pitch: number; scale: number; from: number } {
  const { width } = plan.block;
  const scale = Math.min(plan.tile, (width - 4) / (48 * Math.max(count, 1)));
  const total = count * 48 * scale;
  const narrow = plan.small && count === 3 && total > width * 0.9;
  return {
    pitch: 48 * scale,
    scale,
    from: narrow ? (width - total) / 2 + 1 : width - total - (plan.small ? 1 : 7),
  };
}

export function block(district: District, plan: Plan, count: number): string {
  const { width: w, height: h } = plan.block;
  const { small, sight, kerb, pavement, roof } = plan;
  const ground = h - kerb;
  const line = ground - pavement;
  const park = district === 'park';
  const clip = `sm-block-${district}`;
  const seed = DISTRICTS.indexOf(district);
  const slabs = w > 150 ? 8 : 4;
  let drawn =
    `<path d="M6 4h${r(w - 8)}l6 6v${r(h - 6)}H10z" fill="var(--shade)" opacity=".5"/>` +
    box(0, ground - 6, w, kerb + 6, 'var(--lip)', 'rx="5"') +
    box(0, 0, w, ground, park ? 'var(--lawn)' : 'url(#sm-slabg)', 'rx="5"') +
    `<path d="M1 ${r(ground)}V6q0-5 5-5H${r(w - 6)}q5 0 5 5V${r(ground)}" fill="none" stroke="var(--lipedge)" stroke-opacity=".55"/><path d="M1 ${r(ground)}H${r(w - 1)}" stroke="var(--lipedge)" stroke-opacity=".75" stroke-width="1.4"/>` +
    `<path d="M4 ${r(line + 2)}H${r(w - 4)}V${r(ground - 1)}H4z" fill="var(--pave)"/>`;
  for (let nth = 1; nth < slabs; nth += 1)
    drawn += `<path d="M${r((w / slabs) * nth)} ${r(line + 2)}v${pavement - 3}" stroke="#7fb3c2" stroke-opacity=".12"/>`;
  drawn += `<clipPath id="${clip}"><path d="M0 ${r(ground)}V${small ? 1 : -14}H${r(w + (small ? 0 : 2))}V${r(ground)}z"/></clipPath>`;
  const { from, pitch } = lootRow(plan, count);
  const total = count * pitch;
  const behind = park
    ? bushes(w, line, small ? 0.8 : 1.15)
    : backRow(
        w,
        line - 8 * sight,
        seed,
        small ? sight : 1,
        district === 'harbour' ? 86 * sight - (small ? 12 : 0) : 4,
      );
  drawn += `<g clip-path="url(#${clip})">${behind}</g>`;
  const own = landmarks[district]();
  const middle = district === 'centre' ? Math.max(4, from + total / 2 - 43 * sight) : 7 * sight;
  drawn += small
    ? `<g clip-path="url(#${clip})">${at(middle, line + 1, own, sight)}</g>`
    : at(middle, line - 1, own);
  if (count > 0 && roof > 3)
    drawn += park
      ? `<path d="M${r(from - 3)} ${r(line)}h${r(total + 4)}l6-5v-${roof - 4}h${r(-total - 4)}l-6 5z" fill="var(--hedge)"/><path d="M${r(from - 3)} ${r(line - roof + 6)}h${r(total + 4)}l6-5" stroke="#9fd4bd" stroke-opacity=".5" fill="none"/>`
      : house(from - 2, line, total + 2 - (small ? 4 : 8), roof, small ? 10 : 15, {
          seed: seed + 3,
          gap: 40,
          wide: small ? 4 : 5,
          high: small ? 5 : 6,
          columns: Math.max(1, Math.floor(total / 12)),
        });
  return drawn;
}
