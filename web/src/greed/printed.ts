// What is printed on the cards, and small readings of the open table that only help to draw it.
import type { Board, Symbols } from '../wire/greed';
import type { Line, Seat } from '../wire/tabletop';
import rows from '../wire/greed-cards.json';
import type { IconName } from './art/icons';

export type Symbol = Symbols[number];
export type Kind = 'thug' | 'holding' | 'action';
export type Cost = { money: number } | { 'any-card': number } | 'one-thug' | 'one-holding' | 'hand-card';
export type Need =
  | { show: Symbol[] }
  | { 'have-thugs': number }
  | { 'have-holdings': number }
  | 'fewest-thugs'
  | { cash: number };

export interface Printed {
  number: number;
  kind: Kind;
  symbols: Symbol[];
  cost: Cost | null;
  need: Need | null;
}

const CARDS = rows as Printed[];

/** How a card is drawn, from the largest to the smallest. */
export type Face = 'full' | 'small' | 'lying' | 'mini';
export const KIND_ICON = { thug: 'hat', holding: 'house', action: 'star' } as const satisfies Record<
  Kind,
  IconName
>;

const EACH_ROUND = [6, 10, 16, 19, 46, 49, 69];
const GAME_END = [7, 12, 13, 24];
/** The sign of a card that still does something while it lies there. */
export const recurs = (card: number): IconName | null =>
  EACH_ROUND.includes(card) ? 'loop' : GAME_END.includes(card) ? 'flag' : null;

export const SYMBOLS = [
  'gun',
  'car',
  'key',
  'bottle',
  'heart',
  'wrench',
] as const satisfies readonly Symbol[];
export const SEATS = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly Seat[];
export const ROUNDS = 12;
/** The thug that becomes a copy of another one. */
export const RUBBERFACE = 54;

export const printed = (card: number): Printed => CARDS[card - 1]!;
export const indexOf = (seat: Seat): number => SEATS.indexOf(seat);
export const count = (symbols: readonly Symbol[], symbol: Symbol): number =>
  symbols.filter((shown) => shown === symbol).length;

/** The wire lists markers by holding, in ascending number. */
const HOLDINGS = CARDS.filter(({ kind }) => kind === 'holding').map((holding) => holding.number);
export const markersOn = (board: Board, card: number): number => board.markers[HOLDINGS.indexOf(card)] ?? 0;

/** The card whose text holds: for Rubberface that of the thug it copies. */
export const actsAs = (board: Board, card: number): number =>
  card === RUBBERFACE && board.copied !== null ? board.copied : card;

/** A card in a sentence, as the game itself names it; always the same line, which is then said once. */
export function cardLine(card: number, as = card): Line {
  const known = LINES.get(`${card}/${as}`);
  if (known) return known;
  const line: Line = {
    id: 'greed-card',
    args: [
      ['name', { name: `greed-card-${as}` }],
      ['number', { number: card }],
    ],
  };
  LINES.set(`${card}/${as}`, line);
  return line;
}
const LINES = new Map<string, Line>();

/** Of the same display always the same list, so that what is drawn of it stays as it is. */
export function displayed(board: Board, seat: Seat, kind: Kind): number[] {
  const cards = board.displays[indexOf(seat)] ?? NOBODYS;
  const sorted = SORTED.get(cards) ?? {};
  SORTED.set(cards, sorted);
  return (sorted[kind] ??= cards.filter((card) => printed(card).kind === kind));
}
const SORTED = new WeakMap<readonly number[], Partial<Record<Kind, number[]>>>();
const NOBODYS: readonly number[] = [];

/** The players from this seat's left on, in the order in which piles are passed; without a seat, all. */
export function around(board: Board, seat: Seat | null): Seat[] {
  const all = SEATS.slice(0, board.players);
  if (seat === null) return all;
  const at = indexOf(seat);
  return [...all.slice(at + 1), ...all.slice(0, at)];
}
