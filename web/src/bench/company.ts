// Scenes of the company around a recorded game, to look at and to try out: who is away, what all are asked, clocks.
import type { ChatLine, SeatInfo, TableInfo, Times } from '../wire/server';
import type { Seat } from '../wire/tabletop';

export const SCENES = ['gone', 'vote', 'stand-in', 'mine', 'paused', 'key'] as const;
export type Scene = (typeof SCENES)[number];

const person = (gone: boolean): SeatInfo['sitter'] => ({
  person: { here: !gone, ready: true, away: gone ? 160 : null, long_gone: gone },
});
const bot: SeatInfo['sitter'] = { bot: { level: 'normal', standing_in: true } };

/** The same table with this company: the last seat is the one that is missing, all others are people. */
export function withCompany(info: TableInfo, scene: Scene): TableInfo {
  const last = info.seats.length - 1;
  const missing = info.seats[last]!.seat;
  const sitter = (nth: number) => {
    if (scene === 'stand-in' && nth === last) return bot;
    if (scene === 'mine' && nth === 0) return bot;
    return person(nth === last && (scene === 'gone' || scene === 'vote'));
  };
  const seats = info.seats.map((seat, nth) => ({ ...seat, sitter: sitter(nth) }));
  const others = info.seats.slice(0, last).map(({ seat }) => seat);
  const clock = { evening: { seconds: 45, reserve: 600 } };
  const vote =
    scene === 'vote'
      ? { what: { 'stand-in': missing }, by: others[1] ?? 'A', voters: others, yes: others.slice(1, 2) }
      : null;
  return { ...info, seats, clock, vote, paused: scene === 'paused', watchers: { count: 2, names: ['Zoe'] } };
}

export function timesOf(info: TableInfo): Times {
  const running = info.seats.slice(-1).map(({ seat }) => seat) as Times['running'];
  return {
    running,
    choice: info.seats.map((_, nth) => (nth === info.seats.length - 1 ? 38 : 45)),
    reserve: info.seats.map((_, nth) => 600 - nth * 130),
  };
}

/** What is said as soon as somebody looks. */
export const SAID: Pick<ChatLine, 'seat' | 'name' | 'phrase'> = {
  seat: 'B' as Seat,
  name: 'Ben',
  phrase: 'take-your-time',
};
