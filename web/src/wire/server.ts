// Written by hand from crates/server/src/wire until the generated types land.
import type { Advice, Choice, Question } from './desk';
import type { Line, OptionSpec, Refusal, Seat, Standing } from './tabletop';

export type Request = { id: string; ask: Ask };
export type Ask =
  | { show: { seat: Seat | null; heard: number | null } }
  | { sit: { seat: Seat; name: string } }
  | { arrange: { seat: Seat; sitter: NewSitter } }
  | { leave: { seat: Seat; level: string | null } }
  | { ready: { seat: Seat; nonce: string } }
  | { act: { seat: Seat; prompt: number; action: string } }
  | { undo: { seat: Seat; turn: boolean } }
  | { why: { seat: Seat; action: string } }
  | { hint: { seat: Seat } }
  | 'look'
  | 'story'
  | { chat: { text: string } }
  | 'rematch';

export type Message =
  | { answer: Answer }
  | { table: TableInfo }
  | { step: Step }
  | { chat: ChatLine }
  | { bye: { line: Line; again: boolean } };
export type Answer = { re: string; reply: Reply };
export type Reply =
  | 'done'
  | { refused: { refusal: Refusal; now: Now | null } }
  | { here: { version: number; build: string; table: TableInfo; chat: Array<ChatLine>; step: Step | null } }
  | 'possible'
  | { hints: Array<Advice> }
  | { told: Array<Line> };
export type Step = { moments: Array<Moment>; undone: Seat | null; now: Now };
export type Moment = { event: unknown; lines: Array<Line>; table: unknown };
export type Now = {
  heard: number;
  question: Question;
  choices: Array<Choice>;
  asked: Array<Seat>;
  sealed: Array<Seat>;
  undo: Undo;
  table: unknown;
  memory: unknown;
  finish: Finish | null;
};
export type Undo = { steps: number } | { not: Refusal };
export type Finish = {
  standing: Standing;
  accounts: Array<Array<[Line, number]>>;
  secret: string;
  nonces: Array<string>;
  seed: string;
};
export type ChatLine = { seat: Seat | null; name: string; text: string; at: number };

export type TableInfo = {
  code: string;
  game: string;
  options: Record<string, string>;
  seats: Array<SeatInfo>;
  stage: Stage;
  spectators: boolean;
  memory: boolean;
  hints: boolean;
  placed: boolean;
  commitment: string;
  rematch: string | null;
  yours: Array<Seat>;
  maker: boolean;
};
export type Stage = 'gathering' | 'running' | 'over';
export type SeatInfo = { seat: Seat; name: string; sitter: Sitter };
export type Sitter =
  | 'open'
  | { person: { here: boolean; ready: boolean } }
  | { bot: { level: string; standing_in: boolean } };
export type NewSitter = 'me' | 'open' | { bot: string };

export type Catalogue = {
  version: number;
  build: string;
  games: Array<GameInfo>;
  levels: Array<string>;
  reachable: Array<string>;
};
export type GameInfo = { name: string; fewest: number; most: number; options: Array<OptionSpec> };
export type Myself = { name: string | null };
export type Me = { name: string | null };
export type OneTimeCode = { code: string };
export type NewTable = {
  game: string;
  options: Record<string, string>;
  seats: Array<NewSitter>;
  names: Array<string>;
  spectators: boolean;
  memory: boolean;
  hints: boolean;
  position?: unknown;
};
export type MyTable = {
  code: string;
  game: string;
  stage: Stage;
  seats: Array<SeatInfo>;
  yours: Array<Seat>;
  waiting: boolean;
  changed: number;
};
export type Refused = { refusal: Refusal };
