// Which choices are asked about once more: those that show something hidden or can never be taken back.
// A matter of manners, not of rules: everything else can be undone until somebody has learned from it.
import type { Now } from '../wire/server';
import type { Seat } from '../wire/tabletop';

const REVEALING: Record<string, RegExp> = {
  greed: /^(pay|lose)\b/,
  smile: /^(roll|reroll|drink)\b/,
  downtown: /^(job|look|under|leave|watch|put|draw|always|bet|return)\b/,
};

/** The seller says that this is all, and the fence is turned over. */
const turnsFenceOver = (action: string, now: Now): boolean =>
  action === 'done' && now.question.rules.includes('dt.east.sell');

/** Whether this choice would open all envelopes: the others have sealed theirs. */
function opensEnvelopes(now: Now, seat: Seat): boolean {
  return now.sealed.length > 0 && now.asked.every((asked) => asked === seat || now.sealed.includes(asked));
}

/** It shows something or is final in itself; or everybody else has chosen and it makes all of that final. */
export type Reason = 'final' | 'last';

export function asksFirst(game: string, action: string, now: Now, seat: Seat): Reason | null {
  if (REVEALING[game]?.test(action) || turnsFenceOver(action, now)) return 'final';
  return opensEnvelopes(now, seat) ? 'last' : null;
}
