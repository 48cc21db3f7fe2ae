// Generated from the Rust types; a test keeps it so. To write it anew:
// BACKROOM_WRITE=1 cargo test --package server --test wire
import type { Line, Seat } from './tabletop';

/** An answer of chance that mattered. */
export type Fortune = {
  /** Its place among the record's inputs. */
  at: number,
  /** The round, in games that have rounds. */
  round: number | null,
  /** The turn, in games that count turns. */
  turn: number | null,
  /** What each seat won or lost by it, of a win. */
  luck: Array<number>,
  /** What happened, in words, as whoever it meant most to saw it. */
  lines: Array<Line>,
};

/** How good a choice was. docs/review.md says why the lines are where they are. */
export type Grade = "best" | "good" | "slip" | "mistake" | "blunder";

/** A choice beside what a strong player would have done. */
export type Judged = {
  /** Its place among the record's inputs. */
  at: number,
  /** The round, in games that have rounds. */
  round: number | null,
  /** The turn, in games that count turns. */
  turn: number | null,
  /** Whose. */
  seat: Seat,
  /** What was done, as it is written. */
  action: string,
  /** What was done, in words. */
  line: Line,
  /** What a strong player would have done, as it is written. */
  best: string,
  /** What a strong player would have done, in words. */
  better: Line,
  /** How good it was. */
  grade: Grade,
  /** The chance to win with what was done, as far as the seat could know. */
  chance: number,
  /** The chance to win with the best. */
  best_chance: number,
  /** What was lost: never less than nothing of a win. */
  lost: Worth,
  /** What each seat was given by it; the own seat nothing. */
  gifts: Array<number>,
  /** What the better choice would have brought, in words; nothing where little was lost. */
  reasons: Array<Line>,
};

/** Start, luck, choices, gifts and rest add up to the result, exactly. */
export type Parts = {
  /** What the seat was worth before anything had happened. */
  start: Worth,
  /** What chance gave and took. */
  luck: Worth,
  /** What the own choices lost against the best ones. */
  choices: Worth,
  /** What others gave and took by choices that were not their best. */
  gifts: Worth,
  /** What nobody could know, and what the values misjudge. */
  rest: Worth,
  /** How it ended. */
  result: Worth,
};

/** How things stood at one moment. Lists have a place for each seat. */
export type Point = {
  /** After so many of the record's inputs. */
  at: number,
  /** The round, in games that have rounds. */
  round: number | null,
  /** The turn, in games that count turns. */
  turn: number | null,
  /** Each seat's chance to win, as far as it could know. */
  chance: Array<number>,
  /** Each seat's chance to win, with all that was hidden lying open. */
  open: Array<number>,
  /** The points each seat could expect, as far as it could know. */
  expected: Array<number>,
  /** Each seat's account as it stood. */
  account: Array<number>,
};

/** A whole game, looked back at. */
export type Review = {
  /** `backroom-review-1`. */
  format: string,
  /** Which game. */
  game: string,
  /** How many games were simulated for it. */
  simulations: number,
  /** The chance to win over time, from the first moment to the last. */
  curve: Array<Point>,
  /** Every choice among several, in order. */
  choices: Array<Judged>,
  /** The answers of chance that meant most, in order. */
  luck: Array<Fortune>,
  /** What made the result, for each seat. */
  seats: Array<SeatReview>,
};

/** What made one seat's result. */
export type SeatReview = {
  /** Whose. */
  seat: Seat,
  /** What adds up to the result. */
  parts: Parts,
  /** Of a hundred games, in how many luck would have been worse. */
  luckier_than: number,
  /** How many choices were best, good, a slip, a mistake, a blunder. */
  grades: [number, number, number, number, number],
  /** What mattered most, in order. */
  turning: Array<Turning>,
  /** The whole game in a few sentences. */
  summary: Array<Line>,
};

/** A moment that mattered to a seat. */
export type Turning = {
  /** Its place among the record's inputs. */
  at: number,
  /** What kind of moment. */
  kind: TurningKind,
  /** What it changed, of a win. */
  change: number,
  /** The moment in a sentence. */
  line: Line,
};

/** What turned. */
export type TurningKind = "lucky" | "unlucky" | "slip" | "mistake" | "blunder";

/** Something counted as the win and in points. */
export type Worth = {
  /** Of a win: 1 is all of it. */
  win: number,
  /** In points. */
  points: number,
};
