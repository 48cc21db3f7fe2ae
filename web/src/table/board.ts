// What the frame hands to a game's stage, and what a game brings. One folder per game: Stage.svelte fills the whole
// screen, index.ts says what there is (shared/rooms.ts finds it). A stage places Question, Latest and the Acts where
// they belong in its world, and marks its parts with data-part="others", "board" and "mine", for the keyboard.
import type { Component } from 'svelte';
import type { Drawing } from '../art/symbols';
import type { Sound } from '../shared/recipes';
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

/** What can be opened over the stage. */
export type Drawer = 'choices' | 'story' | 'chat' | 'look';

/** What the frame knows and does besides the game; a stage decides where it stands. */
export interface FrameProps {
  /** What is asked, in words; for somebody who is not asked, whom the table waits for. */
  readonly question: string;
  /** The last sentence of the story, and whose doing it was if it says so. */
  readonly latest: string;
  readonly latestSeat: Seat | null;
  /** I am asked and nothing is being played out: things may glow. */
  readonly mine: boolean;
  /** Moments are being played out. */
  readonly playing: boolean;
  /** My answer lies in an envelope and may still be changed. */
  readonly sealed: boolean;
  /** The best advice, to be marked where it lies. */
  readonly advised: Choice | null;
  readonly drawer: Drawer | null;
  /** How many choices there are, how many lines of chat are unread. */
  readonly count: number;
  readonly unread: number;
  readonly canUndo: boolean;
  readonly canHint: boolean;
  /** The game has ended. */
  readonly over: boolean;
  /** The table is only looked at: there is nothing to press, and what would hold it makes room. */
  readonly bare: boolean;
  /** A bot plays for me: takes my chair back. */
  readonly chair: (() => void) | null;
  /** What somebody who leads through the game wants tried; it stands where the question does. */
  readonly task: string | null;
  /** How often a try has been wrong: what is half put together is dropped. */
  readonly wrong: number;
  /** Why something could not be done, with the rule that forbids it; for a few seconds. */
  readonly refusal: { text: string; rule: string | null } | null;
  toggle: (drawer: Drawer) => void;
  undo: () => void;
  hint: () => void;
  skip: () => void;
  menu: () => void;
  rules: (rule?: string) => void;
  /** Puts the refusal away. */
  forgive: () => void;
}

export interface StageProps<T = unknown, M = unknown, E = unknown> extends BoardProps<T, M, E> {
  frame: FrameProps;
}

/** How long a moment is shown, in milliseconds at the usual pace; nothing merges it with the one after it. */
export type Beat<E = unknown, T = unknown> = (event: E, table: T) => number;

// Each game's props are its own; the frame passes on what the wire brings.
type Stage = Component<StageProps<any, any, any>>;

/** A game's room. */
export interface Room {
  Stage: Stage;
  beat: Beat<any, any>;
  /** Why a choice is asked about once more although it can be taken back: a message. */
  doubts?: (choice: Choice<any, any>) => string | null;
  /** Whether the only choice there is makes itself: never where that tells others about a hidden hand. */
  playsItself?: (choice: Choice<any, any>, table: any) => boolean;
  /** What everybody can be seen to have, as the table lies: its course is drawn at the end. Only what is open to all. */
  wealth?: (table: any) => Wealth;
  /** What a game is found again by when it is looked back at, in the order in which it is listed. */
  sights?: Sights;
  /** What a moment sounds like as it begins; a stage may also call `play` of shared/sound.ts by itself. */
  sound?: (event: any) => Sound | null;
}

/** The symbol of each sight, on a grid of 24, by the word that the game has for it; the great ones stand on a disc.
 *  They are called `<game>-web-sight-<word>`. */
export type Sights = Readonly<Record<string, Drawing & { great?: boolean }>>;

/** How much each seat has. */
export type Wealth = Readonly<Partial<Record<Seat, number>>>;
