// The table in words for those who hear it, made of the same lines the engine tells it with.
import type { Line, Seat } from '../table/board';
import type { Crew, JobId, Kind, Stooge, Table } from '../wire/downtown';
import { KINDS, countOf, jobIndex, printed, seatIndex, stoogeOf } from './things';

type Arg = Line['args'][number][1];
export const line = (id: string, args: Record<string, Arg> = {}): Line => ({
  id,
  args: Object.entries(args),
});
const number = (value: number): Arg => ({ number: value });
const stoogeName = (stooge: Stooge): Arg => ({ name: `downtown-stooge-${stooge}` });

export const gangsters = (kind: Kind, count: number): Line =>
  line(`downtown-${kind}`, { count: number(count) });

/** Money and gangsters, what there is of each. */
export function things(money: number, crew: Crew): Line[] {
  const there = KINDS.filter((kind) => countOf(crew, kind) > 0);
  const cards = there.map((kind) => gangsters(kind, countOf(crew, kind)));
  return money > 0 ? [line('downtown-money', { money: number(money) }), ...cards] : cards;
}

export function displayLine(table: Table, seat: Seat): Line {
  const { money, display } = table.seats[seatIndex(seat)]!;
  return line('downtown-look-display', { seat: { seat }, things: { list: things(money, display) } });
}

/** What I would still need to pay a seat what lies in its display. */
export function lacking({ mine, seats }: Table, seat: Seat): Line[] {
  if (!mine) return [];
  const { money, display } = seats[seatIndex(seat)]!;
  const crew = display.map((count, nth) => Math.max(0, count - (mine.hand[nth] ?? 0))) as Crew;
  return things(Math.max(0, money - mine.purse), crew);
}

/** Everything that lies before a seat: what is open, what is face down, how much the hand holds. */
export function rivalLines(table: Table, seat: Seat): Line[] {
  const { gangsters, loot, face_down, money_face_down } = table.seats[seatIndex(seat)]!;
  const hidden = money_face_down ? (face_down > 0 ? 'both' : 'money') : 'cards';
  return [
    displayLine(table, seat),
    ...(money_face_down || face_down > 0
      ? [line(`downtown-look-face-down-${hidden}`, { seat: { seat }, cards: number(face_down) })]
      : []),
    line('downtown-look-other-hand', { seat: { seat }, gangsters: number(gangsters), cards: number(loot) }),
  ];
}

export function jobLine(table: Table, stooge: Stooge, nth: number): Line {
  const top = table.jobs[nth];
  const count = table.job_counts[nth] ?? 0;
  if (!top) {
    const id = count > 0 ? 'downtown-look-job-hidden' : 'downtown-look-job-none';
    return line(id, { stooge: stoogeName(stooge) });
  }
  const { loot, claims, needs } = printed(table, top.front);
  return line(top.real === null ? 'downtown-look-job' : 'downtown-look-job-seen', {
    stooge: stoogeName(stooge),
    loot: { name: `downtown-loot-${loot}` },
    claims: number(claims),
    real: number(top.real ?? 0),
    things: { list: things(0, needs) },
    count: number(count),
  });
}

export function fenceLine(table: Table, nth: number): Line {
  const top = table.fences[nth];
  const pile = number(nth + 1);
  const count = table.fence_counts[nth] ?? 0;
  if (!top) {
    if (count === 0) return line('downtown-look-fence-none', { pile });
    return line(`downtown-look-fence-${isCasino(table, nth) ? 'casino' : 'hidden'}`, { pile });
  }
  const known = top.cop === null ? '' : top.cop ? '-cop' : '-no-cop';
  return line(`downtown-look-fence${known}`, {
    pile,
    fence: { name: `downtown-fence-${top.front.loot}` },
    share: { name: `downtown-share-${top.front.share}` },
    count: number(count),
  });
}

/** Whether a casino card lies on this pile: it is being visited or has just appeared. */
export function isCasino(table: Table, pile: number): boolean {
  const { phase } = table;
  if (typeof phase !== 'object') return false;
  return ('casino' in phase && phase.casino.pile === pile) || ('bets' in phase && phase.bets.pile === pile);
}

/** A stooge card in the own hand. */
export function cardLine(table: Table, card: JobId): Line {
  const front = printed(table, table.mine?.fronts[jobIndex(card)] ?? 0);
  return line('downtown-card', {
    stooge: stoogeName(stoogeOf(card)),
    loot: { name: `downtown-loot-${front.loot}` },
    claims: number(front.claims),
    real: number(table.mine?.real[jobIndex(card)] ?? 0),
  });
}
