// How a game ended, in lines: winners, ranks, accounts; the same and in the same order as in the terminal.
import type { Finish } from '../wire/server';
import type { Line, Seat } from '../wire/tabletop';

const SEATS = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly Seat[];

export interface Result {
  seat: Seat;
  rank: number;
  score: number;
  account: readonly [Line, number][];
}

/** Everybody's result, best first. */
export function results({ standing, accounts }: Finish): Result[] {
  const seats = SEATS.slice(0, standing.seats).map((seat, n) => ({
    seat,
    rank: standing.ranks[n] ?? 0,
    score: standing.scores[n] ?? 0,
    account: accounts[n] ?? [],
  }));
  return seats.toSorted((one, other) => one.rank - other.rank);
}

/** Who won. */
export function outcome(finish: Finish): Line {
  const winners = results(finish).filter(({ rank }) => rank === 1);
  const [first] = winners;
  if (!first) return { id: 'outcome-lost', args: [] };
  if (winners.length === 1) return { id: 'outcome-won', args: [['seat', { seat: first.seat }]] };
  const list = winners.map(({ seat }): Line => ({ id: 'seat-name', args: [['seat', { seat }]] }));
  return { id: 'outcome-shared', args: [['winners', { list }]] };
}

/** All of it. */
export function told(finish: Finish): Line[] {
  const each = results(finish).flatMap(({ seat, rank, score, account }): Line[] => [
    {
      id: 'outcome-rank',
      args: [
        ['seat', { seat }],
        ['rank', { number: rank }],
        ['score', { number: score }],
      ],
    },
    ...account.map(([line]) => line),
  ]);
  return [outcome(finish), ...each];
}
