// Generated from the Rust types; a test keeps it so. To write it anew:
// BACKROOM_WRITE=1 cargo test --package server --test wire

/** One argument of a [`Line`]. */
export type Arg =
  | { "number": number }
  | { "text": string }
  | { "name": string }
  | { "seat": Seat }
  | { "line": Line }
  | { "list": Array<Line> };

/** A set of cards by their number in the deck, 0 to 127. */
export type CardSet = Array<number>;

/** Where a round or a turn begins, or one of the sights of a game. */
export type Landmark = { "round": number } | { "turn": Seat | null } | { "sight": string };

/** A sentence to be: a message id and what goes into it. The words live in the locales. */
export type Line = {
  /** Which message. */
  id: string,
  /** What the message speaks of, by name. */
  args: Array<[string, Arg]>,
};

/** What an option can be. */
export type OptionKind = { "choice": Array<string> } | "flag" | { "number": [number, number] } | "data";

/** One option of a game. */
export type OptionSpec = {
  /** Its name on the command line and in records. */
  name: string,
  /** What it can be. */
  kind: OptionKind,
  /** What it is if nobody chooses. */
  default: string,
  /** The rule it belongs to. */
  rule: string | null,
};

/** What a seat is asked. */
export type Prompt = {
  /** To be named in the answer. */
  id: number,
  /** The answer lies in a sealed envelope; answering again replaces it. */
  sealed: boolean,
};

/** Why something was not done. Whoever returns one has changed nothing. */
export type Refusal = {
  /** The rule behind it, where there is one. */
  rule: string | null,
  /** What was wrong. */
  line: Line,
};

/** One line of a seat's final account, told by the game's words. */
export type ScoreLine = {
  /** What it is for (a message id). */
  id: string,
  /** How many of the thing. */
  count: number,
  /** What it adds to the score. */
  points: number,
};

/** A place at the table, `A` to `E`. */
export type Seat = "A" | "B" | "C" | "D" | "E";

/** A set of seats. */
export type SeatSet = Array<Seat>;

/** Ranks and scores of a finished game. */
export type Standing =
  | { seats: number, ranks: [number, number, number, number, number], scores: [number, number, number, number, number], };

/** Who looks: somebody at the table, or somebody standing behind it. */
export type Viewer = Seat | "spectator";
