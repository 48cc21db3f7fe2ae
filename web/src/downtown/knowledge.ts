// What I have seen on backs that others may not know: the tops that lie there, and with a perfect memory the rest.
import type { Line } from '../table/board';
import { line } from './describe';
import { CASINO, STOOGES, around, jobIndex, printed, seatIndex } from './things';
import type { Props } from './deeds';

export function knowledge(p: Props): Line[] {
  if (p.me === null) return [];
  const me = p.me;
  const { table, memory } = p;
  const notes: Line[] = [];
  STOOGES.forEach((stooge, nth) => {
    const name = { name: `downtown-stooge-${stooge}` };
    const real = table.jobs[nth]?.real ?? null;
    if (real !== null)
      notes.push(
        line('downtown-web-knows-job', { stooge: name, depth: { number: 1 }, real: { number: real } }),
      );
    const below = [...(memory?.job_piles[nth] ?? [])].reverse().slice(1);
    below.forEach((card, depth) => {
      const slot = memory?.jobs[jobIndex(card)];
      if (slot && slot.back !== null && slot.seen.some((who) => who === 'all' || who === me))
        notes.push(
          line('downtown-web-knows-job', {
            stooge: name,
            depth: { number: depth + 2 },
            real: { number: printed(table, slot.back).real },
          }),
        );
    });
  });
  table.fences.forEach((top, pile) => {
    if (top && top.cop !== null) notes.push(fence(pile, 1, top.front.loot, top.cop));
    const below = [...(memory?.fence_piles[pile] ?? [])].reverse().slice(1);
    below.forEach((number, depth) => {
      const slot = number === CASINO ? null : memory?.fences[number];
      if (slot?.front && slot.cop !== null) notes.push(fence(pile, depth + 2, slot.front.loot, slot.cop));
    });
  });
  // What everybody who counts knows of the others' money.
  if (memory)
    around(table, me).forEach((seat) =>
      notes.push(
        line('downtown-web-knows-purse', {
          seat: { seat },
          money: { number: memory.purses[seatIndex(seat)] ?? 0 },
        }),
      ),
    );
  return notes;
}

const fence = (pile: number, depth: number, loot: string, cop: boolean): Line =>
  line(cop ? 'downtown-web-knows-cop' : 'downtown-web-knows-honest', {
    pile: { number: pile + 1 },
    depth: { number: depth },
    fence: { name: `downtown-fence-${loot}` },
  });
