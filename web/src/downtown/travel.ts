// A token that has moved is seen to travel from where it stood.
import type { Attachment } from 'svelte/attachments';
import { spot } from '../shared/journey';
import type { Seat } from '../table/board';
import type { Event, Place } from '../wire/downtown';
import { placesIn } from './things';

/** From where this seat's token came to this place at this moment, as a `data-at`. */
export function origin(event: Event | null, seat: Seat, place: Place): string | null {
  if (event === null) return null;
  if ('placed' in event && event.placed.seat === seat && placesIn(event.placed.places).includes(place))
    return `seat:${seat}`;
  if ('paid' in event && event.paid.seat === seat && event.paid.step?.[1] === place)
    return `place:${event.paid.step[0]}`;
  if ('moved' in event && event.moved.seat === seat) {
    const [from, to] = [placesIn(event.moved.from), placesIn(event.moved.to)];
    const left = from.filter((other) => !to.includes(other));
    const nth = to.filter((other) => !from.includes(other)).indexOf(place);
    return left[nth] ? `place:${left[nth]}` : null;
  }
  return null;
}

export function arrival(event: Event | null, seat: Seat, place: Place): Attachment<HTMLElement> {
  return (element) => {
    const name = origin(event, seat, place);
    const start = name === null ? undefined : spot(name);
    if (!start) return;
    const goal = element.getBoundingClientRect();
    const x = start.x + start.width / 2 - goal.x - goal.width / 2;
    const y = start.y + start.height / 2 - goal.y - goal.height / 2;
    const travel = element.animate(
      [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }],
      { duration: 420, easing: 'ease-in-out' },
    );
    return () => travel.cancel();
  };
}
