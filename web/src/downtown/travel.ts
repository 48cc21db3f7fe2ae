// A car that has moved is seen to drive along the kerb from where it stood.
import type { Attachment } from 'svelte/attachments';
import { move, spot } from '../shared/journey';
import type { Seat } from '../table/board';
import type { Event, Place } from '../wire/downtown';

/** From where this seat's car came to this place at this moment, as a `data-at`. */
export function origin(event: Event | null, seat: Seat, place: Place): string | null {
  if (event === null) return null;
  if ('placed' in event && event.placed.seat === seat && event.placed.places.includes(place))
    return `seat:${seat}`;
  if ('paid' in event && event.paid.seat === seat && event.paid.step?.[1] === place)
    return `place:${event.paid.step[0]}`;
  if ('moved' in event && event.moved.seat === seat) {
    const { from, to } = event.moved;
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
    if (!start || !name) return;
    const goal = element.getBoundingClientRect();
    const x = start.x + start.width / 2 - goal.x - goal.width / 2;
    // Along the kerb; from another row of houses, or from a player's plate, the shortest way.
    const along = name.startsWith('place:') && Math.abs(start.bottom - goal.top) < goal.height * 3;
    const y = along ? 0 : start.y + start.height / 2 - goal.y - goal.height / 2;
    return move(element, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }], {
      duration: 450,
      easing: 'ease-in-out',
    });
  };
}
