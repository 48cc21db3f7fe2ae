// How a game ended, in lines: winners, ranks, accounts; the same and in the same order as in the terminal.
import type { Finish } from '../wire/server';
import type { Line, Seat } from '../wire/tabletop';

const SEATS = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly Seat[];

export interface Result {
  seat: Seat;
  /** None if the game did not end by its rules. */
  rank: number | null;
  score: number | null;
  account: readonly [Line, number][];
}

/** Everybody's result, best first. */
export function results({ standing, accounts }: Finish): Result[] {
  const seats = SEATS.slice(0, standing?.seats ?? accounts.length).map((seat, n) => ({
    seat,
    rank: standing?.ranks[n] ?? null,
    score: standing?.scores[n] ?? null,
    account: accounts[n] ?? [],
  }));
  return seats.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));
}

/** Who won. */
export function outcome(finish: Finish): Line {
  if (!finish.standing) return { id: 'server-game-ended', args: [] };
  const winners = results(finish).filter(({ rank }) => rank === 1);
  const [first] = winners;
  if (!first) return { id: 'outcome-lost', args: [] };
  if (winners.length === 1) return { id: 'outcome-won', args: [['seat', { seat: first.seat }]] };
  const list = winners.map(({ seat }): Line => ({ id: 'seat-name', args: [['seat', { seat }]] }));
  return { id: 'outcome-shared', args: [['winners', { list }]] };
}

/** How many of a seat's choices were a bot's, if any were. */
export function handsOf({ hands }: Finish, seat: Seat): [bot: number, all: number] | null {
  const [bot, all] = hands[SEATS.indexOf(seat)] ?? [0, 0];
  return bot === 0 ? null : [bot, all];
}

/** All of it. */
export function told(finish: Finish): Line[] {
  const each = results(finish).flatMap(({ seat, rank, score, account }): Line[] =>
    rank === null || score === null
      ? []
      : [
          {
            id: 'outcome-rank',
            args: [
              ['seat', { seat }],
              ['rank', { number: rank }],
              ['score', { number: score }],
            ],
          },
          ...account.map(([line]) => line),
        ],
  );
  return [outcome(finish), ...each];
}
