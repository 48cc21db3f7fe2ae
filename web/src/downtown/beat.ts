// How long each moment is looked at, in milliseconds at the usual pace. What is no event is merged with the next.
import type { Beat } from '../table/board';
import type { Event, Table } from '../wire/downtown';

type Name = Event extends infer E ? (E extends unknown ? keyof E : never) : never;

const LONG: Partial<Record<Name, number>> = {
  placed: 800,
  opened: 500,
  moved: 900,
  robbed: 1700,
  paid: 1700,
  bought: 1400,
  toll: 700,
  drew: 450,
  // The card I have paid for, with its real value: long enough to read it. A touch goes on.
  'job-done': 2500,
  looks: 1100,
  offered: 450,
  'turned-over': 1200,
  sold: 1500,
  watches: 1100,
  'put-fence': 700,
  'casino-card': 1500,
  note: 700,
  'face-down': 700,
  laid: 1100,
  added: 600,
  returned: 500,
  ended: 900,
  'loot-paid': 500,
};
/** The cop holds everybody's breath. */
const COP = 2200;

export const beat: Beat<Event, Table> = (event) => {
  if ('turned-over' in event && event['turned-over'].cop) return COP;
  const name = Object.keys(event)[0] as Name;
  // Nothing lies there: nothing is seen to move.
  if ('laid' in event && event.laid.money === 0 && event.laid.crew.every((count) => count === 0)) return 500;
  return LONG[name] ?? 0;
};
