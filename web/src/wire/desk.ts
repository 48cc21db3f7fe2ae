// Generated from the Rust types; a test keeps it so. To write it anew:
// BACKROOM_WRITE=1 cargo test --package server --test wire
import type { Line, Prompt, Refusal } from './tabletop';

/** What a strong player thinks of a choice. */
export type Advice = {
  /** The choice, as it is written. */
  action: string,
  /** What it says. */
  line: Line,
  /** The estimated share of the win, 0 to 1. */
  win: number,
  /** The estimated final score. */
  score: number,
  /** How many simulations chose it. */
  visits: number,
  /** What it brings more than the next best, in words; said of the best alone, and only where something differs
   * for certain. */
  reasons: Array<Line>,
};

/** A choice that a seat has. */
export type Choice<P = unknown, A = unknown> = {
  /** How it is written. */
  action: string,
  /** What it is, as data to draw. */
  deed: A,
  /** The things on the table that it is about, by their ids. */
  touches: Array<string>,
  /** Whether it shows something hidden or lets chance decide, and so cannot be taken back. */
  reveals: boolean,
  /** What it says. */
  line: Line,
  /** What is certain to follow, as data to draw. */
  preview: P,
  /** What is certain to follow, in words. */
  follows: Array<Line>,
};

/** Something that a seat might want to do and cannot. */
export type Impossible = {
  /** How it is written. */
  action: string,
  /** What it says. */
  line: Line,
  /** Why not. */
  why: Refusal,
};

/** Something a viewer saw happen. */
export type Moment<E = unknown, T = unknown> = {
  /** What happened, as data to draw. */
  event: E,
  /** What happened, in words. */
  lines: Array<Line>,
  /** The table right after it; `null` for those who only want the words. */
  table: T,
};

/** What a viewer is asked, or whom the table waits for. */
export type Question = {
  /** To answer it; `None` for somebody who is not asked. */
  prompt: Prompt | null,
  /** The question. */
  line: Line,
  /** The rules it is about. */
  rules: Array<string>,
};
