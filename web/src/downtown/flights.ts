// What is seen to travel when something happens: what, from where and to where.
import type { Journey } from '../shared/journey';
import type { Seat } from '../table/board';
import type { Crew, Event, JobId } from '../wire/downtown';
import { KINDS, stoogeOf } from './things';

export interface Flight extends Journey {
  money?: number;
  crew?: Crew;
  /** So many cards of which only the backs are seen. */
  backs?: number;
  job?: JobId;
}

const hand = (seat: Seat) => `seat:${seat}`;
const display = (seat: Seat) => `display:${seat}`;
const BANK = 'place:bank';

export function flights(event: Event): Flight[] {
  return all(event).filter(
    ({ money = 0, crew = [0, 0, 0], backs = 0, job }) =>
      money > 0 || backs > 0 || job !== undefined || crew.some((count) => count > 0),
  );
}

function all(event: Event): Flight[] {
  if ('opened' in event) {
    const { seat, money } = event.opened;
    return [{ from: hand(seat), to: display(seat), money }];
  }
  if ('took-back' in event) {
    const { seat, money, crew } = event['took-back'];
    return [{ from: display(seat), to: hand(seat), money, crew }];
  }
  if ('robbed' in event) {
    const { seat, victim, money, crew } = event.robbed;
    return [{ from: display(victim), to: hand(seat), money, crew }];
  }
  if ('paid' in event) {
    const { seat, payee, money, crew } = event.paid;
    return [{ from: hand(seat), to: hand(payee), money, crew }];
  }
  if ('bought' in event) {
    const { seat, crew, price } = event.bought;
    return [
      { from: 'row', to: hand(seat), crew },
      { from: hand(seat), to: BANK, money: price },
    ];
  }
  if ('toll' in event) return [{ from: BANK, to: hand(event.toll.seat), money: event.toll.money }];
  if ('row-card' in event) return [{ from: 'pile', to: 'row', crew: one(event['row-card'].kind) }];
  if ('drew' in event) {
    const { seat, kind } = event.drew;
    return [
      { from: 'place:ghetto', to: hand(seat), ...(kind === null ? { backs: 1 } : { crew: one(kind) }) },
    ];
  }
  if ('job-done' in event) {
    const { seat, card, crew } = event['job-done'];
    return [
      { from: hand(seat), to: 'discards', crew },
      { from: stooge(card), to: hand(seat), job: card },
    ];
  }
  if ('offered' in event) {
    const { seat, card, pile } = event.offered;
    return [{ from: hand(seat), to: `fence:${pile}`, job: card }];
  }
  if ('sold' in event) return [{ from: 'place:east', to: hand(event.sold.seat), money: event.sold.paid }];
  if ('put-fence' in event) {
    const { from, to } = event['put-fence'];
    return from === to ? [] : [{ from: `fence:${from}`, to: `fence:${to}`, backs: 1 }];
  }
  if ('note' in event) {
    const { seat, note, fate, visitor } = event.note;
    if (fate === 'back') return [];
    return [{ from: hand(seat), to: fate === 'won' ? hand(visitor) : BANK, money: note }];
  }
  if ('face-down' in event) {
    const { seat, cards } = event['face-down'];
    return [{ from: hand(seat), to: display(seat), backs: cards }];
  }
  if ('laid' in event) {
    const { seat, money, crew } = event.laid;
    return [{ from: hand(seat), to: display(seat), money, crew }];
  }
  if ('returned' in event) {
    const { seat, card } = event.returned;
    return [{ from: hand(seat), to: stooge(card), job: card }];
  }
  if ('loot-paid' in event)
    return [{ from: BANK, to: hand(event['loot-paid'].seat), money: event['loot-paid'].money }];
  return [];
}

const one = (kind: (typeof KINDS)[number]): Crew => KINDS.map((other) => Number(other === kind)) as Crew;
const stooge = (card: JobId) => `stooge:${stoogeOf(card)}`;
