// What is asked to look back at a game.
import { asMyself, call } from '../home/api';
import type { Eyes } from '../wire/desk';
import type { Asked, Replay } from '../wire/server';
import type { Seat } from '../wire/tabletop';

const seen = (eyes: Eyes | null) => (eyes === null ? '' : `?seat=${eyes}`);

/** A game by a table's code or the word it is shared by; with these eyes, or my own. */
export const byName = (name: string, eyes: Eyes | null) =>
  asMyself<Replay>('GET', `replays/${encodeURIComponent(name)}${seen(eyes)}`);

/** What a seat was asked in a game that is over, after so many inputs of its record. */
export const askedThen = (name: string, inputs: number, seat: Seat) =>
  asMyself<Asked>('GET', `replays/${encodeURIComponent(name)}/${inputs}?seat=${seat}`);

/** A game out of a file. */
export const outOfFile = (record: unknown, eyes: Eyes | null) =>
  call<Replay>('POST', `replays${seen(eyes)}`, record);
