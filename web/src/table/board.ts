// What the frame hands to a board, and what a board is made of. One folder per game: Board.svelte is the
// centre, Dock.svelte what is mine, Others.svelte a row for each of the others; all three get the same props.
import type { Component } from 'svelte';
import type { Choice } from '../wire/desk';
import type { SeatInfo } from '../wire/server';
import type { Line, Seat } from '../wire/tabletop';
import type { Say } from '../words/words';

export type { Choice, Line, Say, Seat, SeatInfo };

export interface BoardProps<T = unknown, M = unknown, E = unknown> {
  /** What lies open for the viewer, at the moment being shown. */
  table: T;
  /** What a perfect memory adds, where the table allows it. */
  memory: M | null;
  /** Whose eyes; nobody's for a spectator. */
  me: Seat | null;
  seats: readonly SeatInfo[];
  /** What I can do now; empty while an earlier moment is shown or somebody else is asked. */
  choices: readonly Choice[];
  asked: readonly Seat[];
  sealed: readonly Seat[];
  /** The moment being played out, to animate; nothing when still. */
  event: E | null;
  /** The choice being looked at, on the board or in the sheet: draw its consequence in outline. */
  preview: Choice | null;
  say: Say;
  /** Does it; the frame asks first where needed. */
  choose: (action: string) => void;
  /** Something choosable is hovered or focused, or no longer. */
  point: (action: string | null) => void;
  /** Something was touched that cannot be chosen: the frame finds out why. */
  why: (action: string) => void;
  /** Opens the rule book at a rule. */
  open: (rule: string) => void;
}

// Each game's props are its own; the frame passes on what the wire brings.
type Room = Component<BoardProps<any, any, any>>;

/** The three rooms of a game's board. */
export interface Rooms {
  Board: Room;
  Dock: Room;
  Others: Room;
}

const ROOMS: Record<string, () => Promise<Rooms>> = {
  greed: () => import('../greed'),
  smile: () => import('../smile'),
  downtown: () => import('../downtown'),
};

/** A game's board, fetched when somebody sits down at it. */
export function rooms(game: string): Promise<Rooms> {
  const load = ROOMS[game];
  return load ? load() : Promise.reject(new Error(`no board for ${game}`));
}
