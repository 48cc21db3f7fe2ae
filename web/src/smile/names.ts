import type { Say, SeatInfo } from '../table/board';
import type { Crew } from '../wire/smile';
import { seatOf } from './things';

/** What a crew is called: its player's name, or the rival crew. */
export function crewName(crew: Crew, solo: boolean, seats: readonly SeatInfo[], say: Say): string {
  if (solo && crew === 'green') return say.id('smile-web-rival');
  return seats.find(({ seat }) => seat === seatOf(crew))?.name || seatOf(crew);
}
