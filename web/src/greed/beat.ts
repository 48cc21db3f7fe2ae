// How long a moment stays on the table. What is no event of its own is shown together with what comes next.
import type { Beat } from '../table/board';
import type { Event, Table } from '../wire/greed';

type Named = Exclude<Event, string>;
/** Every event has exactly one name. */
type Name = Named extends infer E ? (E extends E ? keyof E : never) : never;

const TIMES: Record<Name, number> = {
  dealt: 0,
  'round-began': 0,
  'looks-at': 0,
  took: 0,
  revealed: 0,
  'plays-extra': 600,
  'no-extra': 0,
  'paid-money': 340,
  'paid-card': 420,
  'paid-hand-card': 400,
  ignored: 0,
  failed: 640,
  played: 400,
  gained: 440,
  'lost-money': 340,
  'markers-put': 360,
  'markers-taken': 300,
  announced: 320,
  'lost-card': 460,
  'back-to-hand': 380,
  'left-game': 0,
  'turned-up': 420,
  drew: 320,
  'pile-empty': 320,
  copied: 600,
  repeats: 420,
};

export const beat: Beat<Event, Table> = (event, table) => {
  if (typeof event === 'string') return event === 'last-round-over' ? 500 : 0;
  // The cards turn over together, when the last of them is there.
  if ('revealed' in event) {
    const { players, order } = table.board;
    return event.revealed.seat === order[players - 1] ? 620 + 110 * players : 0;
  }
  // All take and look at once; only what I see of it is shown.
  if ('took' in event) return event.took.card === null ? 0 : 420;
  if ('looks-at' in event) return event['looks-at'].pile === null ? 0 : 300 + 40 * table.pile.length;
  return TIMES[Object.keys(event)[0] as Name];
};
