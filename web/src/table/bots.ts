// Bots have names of their own at the table. The server knows them only by their seats, as the terminal does.
import type { SeatInfo } from '../wire/server';
import { t } from '../words/spoken.svelte';

/** The seats with a name for every bot, which nobody else at the table has. */
export function named(seats: readonly SeatInfo[]): SeatInfo[] {
  const taken = new Set(seats.map(({ name }) => name.trim().toLowerCase()));
  return seats.map((info) => {
    if (info.name !== '' || info.sitter === 'open' || 'person' in info.sitter) return info;
    const name = t(`web-bot-${info.seat.toLowerCase()}`);
    return { ...info, name: taken.has(name.toLowerCase()) ? `${name} (${info.seat})` : name };
  });
}

/** Whether a bot may be let in for whoever sits here. */
export const isLongGone = ({ sitter }: SeatInfo): boolean =>
  typeof sitter === 'object' && 'person' in sitter && sitter.person.long_gone;
