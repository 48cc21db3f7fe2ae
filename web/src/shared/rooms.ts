// A game is found by its folder, web/src/<game>: `poster.ts` hangs on the first screen, `index.ts` is its board,
// fetched when somebody sits down at it. No other file knows which games there are, and this one only by looking.
// A game without a folder has a plain poster and is played in words.
import type { Component } from 'svelte';
import PlainPrint from '../art/PlainPrint.svelte';
import type { Room } from '../table/board';

/** What a game's `poster.ts` brings. */
export interface Poster {
  /** The picture, cut at the frame. */
  Print: Component<{ clip: string; title: string }>;
  /** The colour it is printed on. */
  ground: string;
  /** Where it hangs, counted from the first. */
  place: number;
}

const folder = (path: string) => path.split('/')[1]!;
const byFolder = <T>(found: Record<string, T>) =>
  new Map(Object.entries(found).map(([path, part]) => [folder(path), part]));

const POSTERS = byFolder(import.meta.glob<Poster>('../*/poster.ts', { eager: true }));
const ROOMS = byFolder(import.meta.glob<Room>('../*/index.ts'));

/** Behind all that were painted for their game. */
const PLAIN: Poster = { Print: PlainPrint, ground: '#3a2416', place: Infinity };

export const poster = (game: string): Poster => POSTERS.get(game) ?? PLAIN;

/** A game's room; nothing if it has none of its own. */
export const room = async (game: string): Promise<Room | null> => (await ROOMS.get(game)?.()) ?? null;

/** Games in the order in which their posters hang. */
export const hung = (games: readonly string[]): string[] =>
  // Two without a place stay as they were: their difference is no number.
  games.toSorted((one, other) => poster(one).place - poster(other).place || 0);

/** The games that have a folder. */
export const FOUND: readonly string[] = hung([...POSTERS.keys()]);
