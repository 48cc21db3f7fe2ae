// What a place on the street can be touched for, and how it is called.
import type { Seat } from '../table/board';
import type { Action, Place } from '../wire/downtown';
import { advice, all, choiceFor, phaseName, written, type Offer, type Props } from './deeds';
import { line } from './describe';
import type { Play } from './play.svelte';
import { around, seatIndex } from './things';

/** Whether something at this place may be used now: its windows are lit. */
export function inUse(play: Play, place: Place): boolean {
  const p = play.scene;
  const any = (...deeds: Action['do'][]) => deeds.some((deed) => all(p, deed).length > 0);
  if (place === 'west') return any('job', 'look', 'leave', 'under');
  if (place === 'east') return any('sell', 'watch', 'put');
  if (place === 'downtown') return any('hire');
  return place === 'ghetto' && any('draw', 'always');
}

/** The one choice that is the place itself. */
export const direct = (p: Props, place: Place): Offer | null =>
  place === 'ghetto' ? choiceFor(p, { do: 'draw' }) : null;

/** Whether the adviser would send a token of mine there. */
export function isAdvised(play: Play, place: Place): boolean {
  const deed = advice(play.p);
  if (deed?.do === 'stand') return deed.with.includes(place) && !play.mine.includes(place);
  if (deed?.do === 'pay') return deed.with[1]?.[1] === place && play.payee === deed.with[0];
  return deed?.do === 'draw' && place === 'ghetto';
}

/** Who has a token there, me first. */
export const here = (p: Props, place: Place): Seat[] =>
  (p.me === null ? around(p.table, null) : [p.me, ...around(p.table, p.me)]).filter((seat) =>
    p.table.seats[seatIndex(seat)]!.tokens.includes(place),
  );

export function label(play: Play, place: Place): string {
  const { p } = play;
  const args = { place: { name: `downtown-place-${place}` } };
  const draw = direct(p, place);
  if (draw) return p.say(draw.line);
  const touched = play.touchOf(place);
  if (touched) return p.say(line(`downtown-web-touch-${touched}`, args));
  const seats = { list: here(p, place).map((seat) => line('seat-name', { seat: { seat } })) };
  return p.say(
    line(inUse(play, place) ? 'downtown-web-place-open' : 'downtown-web-place', { ...args, seats }),
  );
}

/** What touching the place in vain would have meant, to be told why not. */
export function vainly(play: Play, place: Place): string {
  const { p, table } = { p: play.p, table: play.table };
  const name = phaseName(table);
  const [rival] = here(p, place).filter((seat) => seat !== p.me);
  const [one = 'downtown', other = 'west'] = play.planned;
  const uses: Partial<Record<Place, Action>> = {
    downtown: { do: 'hire' },
    west: { do: 'job', with: 'frankie' },
    east: { do: 'sell', with: 0 },
    ghetto: { do: 'draw' },
  };
  if (name === 'confront')
    return written({ do: 'pay', with: [rival ?? around(table, p.me)[0]!, [play.from ?? one, place]] });
  if (name === 'place' || name === 'move')
    return written({ do: 'stand', with: [one === play.from ? other : one, place] });
  return written(uses[place] ?? { do: 'stand', with: [one, place] });
}
