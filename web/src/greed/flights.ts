// What is seen to travel when something happens: notes and markers, from where and to where.
import type { Spot } from '../shared/journey';
import type { Seat } from '../wire/tabletop';
import type { Event } from '../wire/greed';

export interface Flight {
  from: Spot;
  to: Spot;
  /** Notes of this much in all, or so many markers. */
  money?: number;
  markers?: number;
}

const STAGE = 'stage';
const purse = (seat: Seat) => `purse-${seat}`;
/** A card where it lies; the one being played where all look. */
const card = (number: number) => [`card-${number}`, STAGE];

export function flights(event: Event): Flight[] {
  if (typeof event === 'string') return [];
  if ('gained' in event) {
    const { seat, amount, by } = event.gained;
    return [{ from: card(by), to: purse(seat), money: amount }];
  }
  if ('lost-money' in event) {
    const { seat, amount, by } = event['lost-money'];
    return [{ from: purse(seat), to: card(by), money: amount }];
  }
  if ('paid-money' in event) {
    const { seat, amount } = event['paid-money'];
    return [{ from: purse(seat), to: STAGE, money: amount }];
  }
  if ('markers-put' in event) {
    const { holding, count, by } = event['markers-put'];
    return [{ from: by === holding ? STAGE : card(by), to: card(holding), markers: count }];
  }
  if ('markers-taken' in event) {
    const { holding, count, by } = event['markers-taken'];
    return [{ from: card(holding), to: card(by), markers: count }];
  }
  return [];
}

/** The notes that make up a sum, large ones first, no more than can be followed. */
export function notes(sum: number): number[] {
  const made: number[] = [];
  for (const worth of [50, 25, 10, 5]) {
    for (; sum >= worth && made.length < 6; sum -= worth) made.push(worth);
  }
  return made;
}
