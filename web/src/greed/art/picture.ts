// Every card's picture, 100 high around the middle at 60 and running on to both sides: the same drawing fills a
// card, a tile and a thumbnail, cut by its window.
import { printed } from '../printed';
import { action } from './deeds';
import { thug } from './faces';
import { holding } from './places';

/** `id` is free on the page; a picture may need one. */
export function picture(card: number, id: string): string {
  const { kind } = printed(card);
  return kind === 'thug' ? thug(card, id) : kind === 'holding' ? holding(card) : action(card);
}

/** The most that is ever seen of it: a window that is flatter cuts off above and below. */
export const view = (card: number): string =>
  printed(card).kind === 'thug' ? '-29 1 178 98' : '-47 0 214 100';
