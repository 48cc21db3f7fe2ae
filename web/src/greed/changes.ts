// What events do to money, markers and cards, added up: drawn in outline for a preview, as a badge for a moment.
import type { Event } from '../wire/greed';
import type { Seat } from '../wire/tabletop';

export interface Changes {
  money: Partial<Record<Seat, number>>;
  markers: Record<number, number>;
  /** Cards that leave a display, a hand or the game. */
  leave: number[];
  /** Cards that come into a display. */
  come: { seat: Seat; card: number }[];
}

export const NOTHING: Changes = { money: {}, markers: {}, leave: [], come: [] };

export function changes(events: readonly Event[]): Changes {
  const sum: Changes = { money: {}, markers: {}, leave: [], come: [] };
  for (const event of events) {
    if (typeof event !== 'string') add(sum, event);
  }
  return sum;
}

function add({ money, markers, leave, come }: Changes, event: Exclude<Event, string>): void {
  const pay = (seat: Seat, amount: number) => (money[seat] = (money[seat] ?? 0) + amount);
  const mark = (holding: number, amount: number) => (markers[holding] = (markers[holding] ?? 0) + amount);
  if ('gained' in event) pay(event.gained.seat, event.gained.amount);
  else if ('lost-money' in event) pay(event['lost-money'].seat, -event['lost-money'].amount);
  else if ('paid-money' in event) pay(event['paid-money'].seat, -event['paid-money'].amount);
  else if ('markers-put' in event) mark(event['markers-put'].holding, event['markers-put'].count);
  else if ('markers-taken' in event) mark(event['markers-taken'].holding, -event['markers-taken'].count);
  else if ('played' in event) come.push({ seat: event.played.seat, card: event.played.card });
  else if ('lost-card' in event) leave.push(event['lost-card'].card);
  else if ('paid-card' in event) leave.push(event['paid-card'].card);
  else if ('paid-hand-card' in event) leave.push(event['paid-hand-card'].card);
  else if ('failed' in event) leave.push(event.failed.card);
}
