// What is being put together on the table before it is one choice: where the tokens shall stand, whom to pay.
import type { Choice } from '../table/board';
import type { Place } from '../wire/downtown';
import type { Seat } from '../wire/tabletop';
import { choiceOf, type Props } from './props';
import { placesIn, seatIndex } from './things';

class Plan {
  /** Where the own tokens shall stand; nothing while they stay. */
  stand = $state.raw<readonly Place[]>([]);
  /** The place whose own token is lifted. */
  from = $state<Place | null>(null);
  /** The place a token shall go to, by itself or in order to pay somebody there. */
  to = $state<Place | null>(null);
  payee = $state<Seat | null>(null);

  clear(): void {
    this.stand = [];
    this.from = null;
    this.to = null;
    this.payee = null;
  }
}

/** One for the whole table: its three rooms put it together. */
export const plan = new Plan();

const mine = (p: Props): Place[] =>
  p.me === null ? [] : placesIn(p.table.seats[seatIndex(p.me)]?.tokens ?? 0);

/** Both tokens on these places, in whatever order the notation names them. */
const standing = (p: Props, one: Place, other: Place): Choice | null =>
  choiceOf(p, `stand ${one} ${other}`) ?? choiceOf(p, `stand ${other} ${one}`);

export interface Payment {
  choice: Choice;
  payee: Seat;
  from: Place | null;
  to: Place | null;
}

/** The payments that agree with what has been picked so far. */
export function payments(p: Props): Payment[] {
  return p.choices
    .map((choice) => {
      const [verb, payee, from = null, to = null] = choice.action.split(' ');
      return { verb, choice, payee: payee as Seat, from: from as Place | null, to: to as Place | null };
    })
    .filter(
      ({ verb, payee, from, to }) =>
        verb === 'pay' &&
        (plan.payee === null || payee === plan.payee) &&
        (plan.from === null || from === plan.from) &&
        (plan.to === null || to === plan.to),
    );
}

/** Where the tokens stand if the plan is followed. */
export const planned = (p: Props): readonly Place[] => (plan.stand.length > 0 ? plan.stand : mine(p));

/** The choice the plan makes, once it makes one. */
export function standChoice(p: Props): Choice | null {
  const [one, other] = planned(p);
  return one && other && plan.from === null && plan.to === null ? standing(p, one, other) : null;
}

/** What touching a place would do to the plan; nothing if it would do nothing. */
export type Touch = 'put' | 'take' | 'lift' | 'back' | 'drop' | 'aim' | 'send' | 'goal' | 'ungoal';

export function touchOf(p: Props, place: Place): Touch | null {
  const verb = p.choices.find(({ action }) => /^(stand|pay) /.test(action))?.action.split(' ')[0];
  if (verb === 'stand') return mine(p).length > 0 ? moving(p, place) : placing(p, place);
  return verb === 'pay' || payments(p).length > 0 ? paying(p, place) : null;
}

function placing(p: Props, place: Place): Touch | null {
  if (plan.stand.includes(place)) return 'take';
  const [first] = plan.stand;
  if (first) return standing(p, first, place) ? 'put' : null;
  return p.choices.some(({ action }) => action.split(' ').includes(place)) ? 'put' : null;
}

/** First the token and then the place, or first the place and then the token. */
function moving(p: Props, place: Place): Touch | null {
  const now = planned(p);
  if (plan.from === place) return 'back';
  if (plan.to === place) return 'ungoal';
  const goes = (from: Place, to: Place) => now.some((stays) => stays !== from && standing(p, stays, to));
  if (now.includes(place)) return plan.to === null ? 'lift' : goes(place, plan.to) ? 'send' : null;
  if (plan.from) return goes(plan.from, place) ? 'drop' : null;
  return now.some((from) => goes(from, place)) ? 'aim' : null;
}

function paying(p: Props, place: Place): Touch | null {
  if (plan.from === place) return 'back';
  if (plan.to === place) return 'ungoal';
  const open = payments(p);
  if (plan.from === null && open.some(({ from }) => from === place)) return 'lift';
  if (plan.to === null && open.some(({ to }) => to === place)) return 'goal';
  return null;
}

export function touch(p: Props, place: Place): void {
  switch (touchOf(p, place)) {
    case 'put':
      plan.stand = [...plan.stand.slice(0, 1), place];
      break;
    case 'take':
      plan.stand = plan.stand.filter((other) => other !== place);
      break;
    case 'lift':
      plan.from = place;
      break;
    case 'back':
      plan.from = null;
      break;
    case 'drop':
      plan.stand = planned(p).map((other) => (other === plan.from ? place : other));
      plan.from = null;
      break;
    case 'send':
      plan.stand = planned(p).map((other) => (other === place ? plan.to! : other));
      plan.to = null;
      break;
    case 'aim':
    case 'goal':
      plan.to = place;
      break;
    case 'ungoal':
      plan.to = null;
      break;
    case null:
      break;
  }
}
