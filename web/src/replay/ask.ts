// What is asked to look back at a game.
import { asMyself, call } from '../home/api';
import type { Eyes } from '../wire/desk';
import type { Replay } from '../wire/server';

const seen = (eyes: Eyes | null) => (eyes === null ? '' : `?seat=${eyes}`);

/** A game by a table's code or the word it is shared by; with these eyes, or my own. */
export const byName = (name: string, eyes: Eyes | null) =>
  asMyself<Replay>('GET', `replays/${encodeURIComponent(name)}${seen(eyes)}`);

/** A game out of a file. */
export const outOfFile = (record: unknown, eyes: Eyes | null) =>
  call<Replay>('POST', `replays${seen(eyes)}`, record);
