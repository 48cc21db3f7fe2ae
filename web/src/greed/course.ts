// Where a round stands, read off the open table: what is drawn in the middle.
import type { Board, Event, Task } from '../wire/greed';
import type { Seat } from '../wire/tabletop';
import { SEATS, indexOf } from './printed';

/** While cards are dealt and after the end nothing lies in the middle. */
export type Stage = 'draft' | 'choose' | 'resolve' | 'quiet';

export function stage(board: Board): Stage {
  const task = board.agenda.at(-1);
  if (board.chosen.some((card) => card !== null)) return 'resolve';
  return task === 'draft' || task === 'choose' ? task : 'quiet';
}

/** A card of the round and how far it is. */
export interface Shown {
  seat: Seat;
  card: number;
  at: 'done' | 'current' | 'next';
}

/** The cards chosen this round in the order of their turns. */
export function track(board: Board): Shown[] {
  const turn = turnOf(board);
  const shown = board.order.flatMap((seat): { seat: Seat; card: number }[] => {
    const card = board.chosen[indexOf(seat)];
    return card == null ? [] : [{ seat, card }];
  });
  const at = (place: number) => (place < turn - 1 ? 'done' : place === turn - 1 ? 'current' : 'next');
  return shown.map((one, place) => ({ ...one, at: at(place) }));
}

/** Whose place in the order has its turn, from 1; more than there are once all have had it. */
function turnOf(board: Board): number {
  const bottom = board.agenda[0];
  return typeof bottom === 'object' && 'turn' in bottom ? bottom.turn : board.players + 1;
}

/** The card that matters now, and whose it is. */
export interface Now {
  card: number;
  seat: Seat | null;
}

/** What is asked about, just happening, or having its turn. */
export function current(board: Board, event: Event | null): Now | null {
  return told(event) ?? asked(board.agenda.at(-1), board) ?? turnCard(board);
}

/** The card of an event that shows one or plays it out. */
export function told(event: Event | null): { card: number; seat: Seat } | null {
  if (event === null || typeof event === 'string') return null;
  if ('revealed' in event) return { card: event.revealed.card, seat: event.revealed.seat };
  if ('plays-extra' in event) return { card: event['plays-extra'].card, seat: event['plays-extra'].seat };
  if ('turned-up' in event) return { card: event['turned-up'].card, seat: event['turned-up'].seat };
  if ('played' in event) return { card: event.played.card, seat: event.played.seat };
  if ('failed' in event) return { card: event.failed.card, seat: event.failed.seat };
  return null;
}

/** The cards that announce the losses, as `which` counts them. */
const LOSSES = [5, 40, 73, 79];

function asked(task: Task | undefined, board: Board): Now | null {
  if (task === undefined || typeof task === 'string') return null;
  if ('pay' in task) return { seat: task.pay[0], card: task.pay[1] };
  if ('text' in task) return { seat: task.text[0], card: task.text[1] };
  if ('after' in task) return { seat: task.after[0], card: task.after[1] };
  if ('markers' in task) return { seat: task.markers.seat, card: task.markers.by };
  if ('another' in task) return { seat: task.another[0], card: task.another[1] };
  if ('copy' in task) return { seat: task.copy, card: 54 };
  if ('find-thug' in task) return { seat: task['find-thug'], card: 53 };
  if ('draw' in task) return { seat: task.draw[0], card: task.draw[2] };
  if ('repeat' in task) return { seat: task.repeat[0], card: 55 };
  if ('loss' in task) return { seat: board.due[task.loss.which]?.by ?? null, card: LOSSES[task.loss.which]! };
  return null;
}

function turnCard(board: Board): { card: number; seat: Seat } | null {
  const { seat, card } = track(board).find(({ at }) => at === 'current') ?? {};
  return seat === undefined || card === undefined ? null : { seat, card };
}

/** Who has a card face down: the envelopes sealed, and those the table knows of. */
export function faceDown(board: Board, asked: readonly Seat[], sealed: readonly Seat[]): Seat[] {
  const thinking = (seat: Seat) => asked.includes(seat) && !sealed.includes(seat);
  return SEATS.slice(0, board.players).filter((seat) => !thinking(seat));
}
