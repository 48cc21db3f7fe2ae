// Generated from the Rust types; a test keeps it so. To write it anew:
// BACKROOM_WRITE=1 cargo test --package server --test wire
import type { Change } from './change';
import type { Advice, Choice, Chosen, Eyes, Question } from './desk';
import type { Point, Review } from './review';
import type { Landmark, Line, OptionSpec, Refusal, Seat, SeatSet, Standing } from './tabletop';

/** The answer to a request. */
export type Answer = {
  /** The request's id; empty for a message that had none that could be read. */
  re: string,
  /** What came of it. */
  reply: Reply,
};

/** What can be asked. Seats named must be the person's own unless it says otherwise. */
export type Ask =
  | { "show": {
      /** Which seat; nobody's for a spectator. */
      seat: Seat | null,
      /** How many moments of this viewer's story the client has already. */
      heard: number | null,
    } }
  | { "sit": {
      /** Which. */
      seat: Seat,
      /** What the others shall read, 1 to 24 characters. */
      name: string,
    } }
  | { "arrange": {
      /** Which. */
      seat: Seat,
      /** Who sits there from now on. */
      sitter: NewSitter,
    } }
  | { "leave": {
      /** Which. */
      seat: Seat,
      /** The level of the bot, after the start. */
      level: string | null,
    } }
  | { "stand-in": {
      /** Which; somebody else's. */
      seat: Seat,
    } }
  | { "ready": {
      /** Which. */
      seat: Seat,
      /** 32 hexadecimal digits that the client drew at random after it saw the commitment. */
      nonce: string,
    } }
  | { "act": {
      /** Which. */
      seat: Seat,
      /** The prompt this answers. */
      prompt: number,
      /** The choice, in notation. */
      action: string,
    } }
  | { "undo": {
      /** Which. */
      seat: Seat,
      /** All own choices in a row instead. */
      turn: boolean,
    } }
  | { "why": {
      /** Which. */
      seat: Seat,
      /** The choice, in notation. */
      action: string,
    } }
  | { "hint": {
      /** Which. */
      seat: Seat,
    } }
  | "look"
  | { "story": {
      /** Only what comes before this moment: the `first` of an earlier answer, to read on towards the
       * beginning. */
      before: number | null,
    } }
  | { "chat": {
      /** What. */
      text: string,
    } }
  | { "phrase": {
      /** Which, by its name in the locales without `phrase-`. */
      phrase: string,
    } }
  | { "unsay": {
      /** Which. */
      id: string,
    } }
  | { "be-named": {
      /** Whether. */
      named: boolean,
    } }
  | { "colour": {
      /** Whose. */
      seat: Seat,
      /** Which, 0 to 4. */
      colour: number,
    } }
  | { "propose": {
      /** What. */
      what: Motion,
    } }
  | { "vote": {
      /** Whether. */
      yes: boolean,
    } }
  | { "unlock": {
      /** The key. */
      key: string,
      /** What the others shall read, 1 to 24 characters. */
      name: string,
    } }
  | { "list": {
      /** Whether. */
      listed: boolean,
    } }
  | "close"
  | "rematch";

/** What somebody was asked at a moment of a game that is over. */
export type Asked = {
  /** Who had to choose. */
  asked: SeatSet,
  /** What they were asked. */
  question: Question,
  /** What they could do. */
  choices: Array<Choice>,
  /** How the table lay before them. */
  table: unknown,
};

/** A moment of a game, to go on from. */
export type Branch = {
  /** Which game: a table that is over by its code, a shared game by its word, or its record (docs/records.md). */
  of: unknown,
  /** After so many of its inputs. */
  inputs: number,
  /** Whether what nobody knew then is dealt anew; else it is the same deal. */
  anew: boolean,
};

/** The moment of another game that a table goes on from. */
export type Branched = {
  /** The other game's table, if it was one of ours. */
  of: string | null,
  /** After so many of its inputs. */
  inputs: number,
  /** Whether what nobody knew then is dealt anew. */
  anew: boolean,
  /** Whether the shuffle can be checked: that of the other game, or of a deal of its own. */
  proven: boolean,
};

/** What can be played. */
export type Catalogue = {
  /** The server's [`VERSION`](super::VERSION). */
  version: number,
  /** The server's build. */
  build: string,
  /** The games. */
  games: Array<GameInfo>,
  /** The levels of bots, weakest first. */
  levels: Array<string>,
  /** Addresses under which others in the same network reach this server; empty if they cannot. */
  reachable: Array<string>,
  /** Whether tables may be open to strangers. */
  listing: boolean,
  /** Whether strangers are matched. */
  matching: boolean,
  /** The key that devices subscribe with to be told something while no page is open, in base64url; nothing where
   * this server does not do so. */
  push: string | null,
};

/** Something said at the table. */
export type ChatLine = {
  /** Whose seat, if the person has one. */
  seat: Seat | null,
  /** Who, by name. */
  name: string,
  /** By which it can be taken away; older lines have none. */
  id: string | null,
  /** What, as plain text; empty for a set phrase. */
  text: string,
  /** Which set phrase. */
  phrase: string | null,
  /** Whether only those who look on hear it. */
  watchers: boolean,
  /** When, in seconds since 1970. */
  at: number,
};

/** How long a choice may take. Whoever runs out of time loses nothing: a bot plays until they are back. */
export type ClockRule =
  | { "evening": {
      /** Seconds for each choice, 5 to 600. */
      seconds: number,
      /** Seconds in reserve for the whole game, at most 7,200. */
      reserve: number,
    } }
  | { "letters": {
      /** Days for each choice: 1, 3 or 7. */
      days: number,
    } };

/** Where a device can be told something, as its browser says it. */
export type Device = {
  /** The address of its push service. */
  endpoint: string,
  /** Its public key, base64url. */
  p256dh: string,
  /** Its secret, base64url. */
  auth: string,
  /** The language it is told something in, `en` or `de`. */
  language?: string,
};

/** How a game ended, if not by its rules. */
export type Ended = "agreed" | "untouched";

/** How a game ended, and what proves that the shuffle was fair. */
export type Finish = {
  /** Ranks and scores; none if it did not end by its rules. */
  standing: Standing | null,
  /** Each seat's account. */
  accounts: Array<Array<[Line, number]>>,
  /** How many choices of each seat were made by a bot, and how many there were. */
  hands: Array<[number, number]>,
  /** The server's part of the seed, whose hash was the commitment. */
  secret: string,
  /** The seats' parts, in order. */
  nonces: Array<string>,
  /** What they make: the seed of the game. */
  seed: string,
};

/** One game. */
export type GameInfo = {
  /** Its name in requests, and in messages that tell about it. */
  name: string,
  /** The fewest players. */
  fewest: number,
  /** The most players. */
  most: number,
  /** How many sit down if nobody says how many. */
  usual: number,
  /** What can be chosen. */
  options: Array<OptionSpec>,
};

/** Looking back at a game that is over: how far it is, or what came of it. */
export type LookingBack =
  | "unasked"
  | { "thinking": {
      /** Steps done. */
      done: number,
      /** Of so many. */
      of: number,
      /** The curve so far. */
      curve: Array<Point>,
    } }
  | { "review": Review };

/** Strangers are matched at a table. */
export type Matching = {
  /** Whether bots take the chairs that are still free after a minute. */
  bots: boolean,
};

/** A person, as the server knows it. */
export type Me = {
  /** The name last used. */
  name: string | null,
  /** The picture. */
  face: string | null,
};

/** One message of the server. */
export type Message =
  | { "answer": Answer }
  | { "table": TableInfo }
  | { "step": SentStep }
  | { "chat": ChatLine }
  | { "unsaid": {
      /** Which. */
      id: string,
    } }
  | { "news": News }
  | { "times": Times }
  | { "key": {
      /** For which seat. */
      seat: Seat,
      /** The key. */
      key: string,
    } }
  | { "bye": {
      /** Why. */
      line: Line,
      /** Whether to come back. */
      again: boolean,
    } };

/** What all who play can be asked. */
export type Motion = { "stand-in": Seat } | "pause" | "go-on" | "end" | { "new-key": Seat };

/** A game of mine that is over. */
export type MyGame = {
  /** Its table's code. */
  code: string,
  /** Which game. */
  game: string,
  /** Who sat where. */
  seats: Array<SeatInfo>,
  /** My seats. */
  yours: Array<Seat>,
  /** When it ended, in seconds since 1970. */
  at: number,
  /** Each seat's points; none if it did not end by its rules. */
  scores: Array<number>,
  /** Each seat's place, 1 for the winner; none if it did not end by its rules. */
  places: Array<number>,
  /** How it ended, if not by its rules. */
  ended: Ended | null,
  /** The word under which others may look at it. */
  shared: string | null,
};

/** A table of mine. */
export type MyTable = {
  /** Its code. */
  code: string,
  /** Which game. */
  game: string,
  /** How far it is. */
  stage: Stage,
  /** Who sits where. */
  seats: Array<SeatInfo>,
  /** My seats. */
  yours: Array<Seat>,
  /** Whether the table waits for me. */
  waiting: boolean,
  /** When something last happened, in seconds since 1970. */
  changed: number,
  /** How long a choice may take. */
  clock: ClockRule | null,
  /** Whether all have agreed to go on later. */
  paused: boolean,
  /** When it will be closed if nobody touches it, once that is near, in seconds since 1970. */
  closes: number | null,
};

/** A person, as the person wishes to be known. */
export type Myself = {
  /** 1 to 24 characters; `null` to leave it as it is. */
  name: string | null,
  /** The picture, at most 64 letters, digits, dots and dashes; `null` to leave it as it is. */
  face?: string,
  /** 32 random hexadecimal digits of a device without a secret: said again within two minutes, they mean
   * the same person. */
  introduction?: string,
};

/** Who shall sit on a seat. */
export type NewSitter = "me" | "open" | { "bot": string };

/** A table to be made. */
export type NewTable = {
  /** Which game. */
  game: string,
  /** Options that differ from the defaults. */
  options: { [key in string]: string },
  /** Who shall sit where, a seat for each player. */
  seats: Array<NewSitter>,
  /** What the person who makes it is called; with several seats on one screen a name for each. */
  names: Array<string>,
  /** Whether others may watch. */
  spectators: boolean,
  /** Whether people are shown what a perfect memory would know. */
  memory: boolean,
  /** Whether people may ask for hints. */
  hints: boolean,
  /** How long a choice may take; as long as it likes without one. */
  clock?: ClockRule,
  /** A bot may be let in for somebody who has been away for so many seconds, 30 to 86,400; two minutes if nobody says. */
  absence?: number,
  /** The level of such a bot. */
  stand_in?: string,
  /** Whether anybody may sit down. */
  listed?: boolean,
  /** `en` or `de`. */
  language?: string,
  /** A position to start from instead of the beginning. */
  position?: unknown,
  /** A moment of another game to go on from. */
  branch?: Branch,
};

/** Something that has happened to somebody or to the table. */
export type News = {
  /** What. */
  line: Line,
  /** When, in seconds since 1970. */
  at: number,
};

/** Where things stand for one viewer. */
export type Now = {
  /** How many moments this viewer's story has. */
  heard: number,
  /** What the viewer is asked, or whom the table waits for. */
  question: Question,
  /** What it can do. */
  choices: Array<Choice>,
  /** Who is asked something. */
  asked: SeatSet,
  /** Who of them has sealed an envelope. */
  sealed: SeatSet,
  /** What can be taken back. */
  undo: Undo,
  /** What lies open for the viewer. */
  table: unknown,
  /** What a perfect memory adds, where the table allows it. */
  memory: unknown,
  /** The end, once it has come. */
  finish: Finish | null,
};

/** Moves a person to another device, once, within ten minutes. */
export type OneTimeCode = {
  /** Letters and digits in groups, easy to type. */
  code: string,
};

/** A table where anybody may sit down. */
export type OpenTable = {
  /** Its code. */
  code: string,
  /** Which game. */
  game: string,
  /** The options that differ from the defaults. */
  options: { [key in string]: string },
  /** Who sits where. */
  seats: Array<SeatInfo>,
  /** How long a choice may take. */
  clock: ClockRule | null,
  /** The language of whoever made it. */
  language: string | null,
  /** Whether strangers are matched here. */
  matching: Matching | null,
};

/** Why a request outside a table was not done. */
export type Refused = {
  /** Why, and by which rule. */
  refusal: Refusal,
};

/** All that somebody saw of a game, moment by moment. */
export type Replay = {
  /** Which game. */
  game: string,
  /** The table it was played at, if it was one of ours. */
  code: string | null,
  /** As whom it is seen. */
  eyes: Eyes,
  /** As whom else it can be seen. */
  views: Array<Eyes>,
  /** Whether the game is over. */
  over: boolean,
  /** Who sat where; without names where only a record is left. */
  seats: Array<SeatInfo>,
  /** What was seen, in order, what was taken back included. */
  moments: Array<SentPast>,
  /** What was chosen: by these eyes, and once the game is over by everybody. */
  choices: Array<Chosen>,
  /** How it ended, if it did by its rules. */
  standing: Standing | null,
};

/** What came of a request. */
export type Reply =
  | "done"
  | { "refused": {
      /** Why, and by which rule. */
      refusal: Refusal,
    } }
  | { "here": {
      /** The server's [`VERSION`](super::VERSION). */
      version: number,
      /** The server's build: another one than the page's means that the page is old. */
      build: string,
      /** The table. */
      table: TableInfo,
      /** What was said lately. */
      chat: Array<ChatLine>,
      /** What has happened to people and the table, as far as it is kept. */
      news: Array<News>,
      /** What is left of everybody's time, at a table with a clock. */
      times: Times | null,
      /** What was missed, and now; nothing before the start. */
      step: SentStep | null,
      /** How many of the missed moments are left out before those told, because they are too many: the
       * [`Story`](super::Ask::Story) has them in words. */
      left_out: number,
    } }
  | "possible"
  | { "hints": Array<Advice> }
  | { "told": Array<Line> }
  | { "story": {
      /** The number of the part's first moment; 0 is the beginning, and there is nothing before it. */
      first: number,
      /** The sentences of each moment, in order. */
      moments: Array<Array<Line>>,
    } };

/** One message of a client. */
export type Request = {
  /** Chosen by the client, 1 to 40 characters, never used twice by it: comes back in the answer, and
   * makes a repeated send of the same request harmless. */
  id: string,
  /** What is asked. */
  ask: Ask,
};

/** One seat. */
export type SeatInfo = {
  /** Which. */
  seat: Seat,
  /** What sentences call whoever sits here; empty for an open seat. */
  name: string,
  /** The picture they chose, in the page's words. */
  face: string | null,
  /** The colour: 0 to 4, no two alike at a table. */
  colour: number,
  /** Who. */
  sitter: Sitter,
};

/** Something a viewer saw happen, as it is sent. */
export type SentMoment = {
  /** What happened, as data to draw. */
  event: unknown,
  /** What happened, in words. */
  lines: Array<Line>,
  /** The table right after it: what has changed since the moment before, or since the last `now`. */
  table?: Change<unknown>,
};

/** What has changed of a [`Now`]. What is not there is as it was. */
export type SentNow = {
  /** How many moments this viewer's story has. */
  heard: number,
  /** What the viewer is asked, or whom the table waits for. */
  question?: Question,
  /** What it can do: each choice as what makes it of the one before it. */
  choices?: Array<Change<Choice>>,
  /** Who is asked something. */
  asked?: SeatSet,
  /** Who of them has sealed an envelope. */
  sealed?: SeatSet,
  /** What can be taken back. */
  undo?: Undo,
  /** What lies open for the viewer: what has changed since the last moment, or since the last `now`. */
  table?: Change<unknown>,
  /** What a perfect memory adds, where the table allows it. */
  memory?: Change<unknown>,
  /** The end, once it has come. */
  finish?: Finish,
};

/** A moment that is looked back at, as it is sent. */
export type SentPast = {
  /** What happened, as data to draw; `null` where somebody takes something back. */
  event: unknown,
  /** What happened, in words. */
  lines: Array<Line>,
  /** The table right after it: what has changed since the moment before. */
  table?: Change<unknown>,
  /** What it is in the course of the game. */
  landmark?: Landmark,
  /** Who takes something back. */
  undoes?: Seat,
  /** Whether it was taken back later. */
  undone?: boolean,
  /** After how many inputs of the record that was; only once the game is over. */
  inputs?: number,
};

/** What a viewer saw happen, and where that leaves it: what has changed since it was told something last. */
export type SentStep = {
  /** What happened, in order; empty if only the question has changed, or after an undo. */
  moments: Array<SentMoment>,
  /** Who has taken something back, if that is what happened. */
  undone: Seat | null,
  /** How the table stands after it. */
  now: SentNow,
};

/** Others may look at a game under this word. */
export type Shared = {
  /** The word. */
  word: string,
};

/** Who sits on a seat. */
export type Sitter =
  | "open"
  | { "person": {
      /** Whether a screen of theirs is connected. */
      here: boolean,
      /** Whether they are ready to start. */
      ready: boolean,
      /** For how many seconds they have been away, while the game runs. */
      away: number | null,
      /** Whether they have been away for so long that a bot may be let in for them. */
      long_gone: boolean,
    } }
  | { "bot": {
      /** How good. */
      level: string,
      /** Whether it plays only until the person whose seat it is comes back. */
      standing_in: boolean,
    } };

/** How far a table is. */
export type Stage = "gathering" | "running" | "over";

/** What is known of a table by everybody who has its code, and what is theirs in it. */
export type TableInfo = {
  /** Short and readable; whoever has it can look in. */
  code: string,
  /** Which game. */
  game: string,
  /** The options that differ from the defaults. */
  options: { [key in string]: string },
  /** The seats in order. */
  seats: Array<SeatInfo>,
  /** How far it is. */
  stage: Stage,
  /** Whether others may watch. */
  spectators: boolean,
  /** Whether people are shown what a perfect memory would know. */
  memory: boolean,
  /** Whether people may ask for hints. */
  hints: boolean,
  /** Whether it started from a position somebody set up. */
  placed: boolean,
  /** Whether it goes on from a moment of another game. */
  branch: Branched | null,
  /** How long a choice may take. */
  clock: ClockRule | null,
  /** A bot may be let in for somebody who has been away for so many seconds. */
  absence: number,
  /** The level of such a bot. */
  stand_in: string,
  /** Whether anybody may sit down, before the start. */
  listed: boolean,
  /** Whether strangers are matched here: then bots take the chairs that are free after a minute, if wished so. */
  matching: Matching | null,
  /** The language of whoever made it. */
  language: string | null,
  /** Whether all have agreed to go on later. */
  paused: boolean,
  /** How it ended, if not by its rules. */
  ended: Ended | null,
  /** What all who play are asked at the moment. */
  vote: Vote | null,
  /** Who looks on. */
  watchers: Watchers,
  /** The hash of the server's part of the seed, 64 hexadecimal digits: known before anybody is ready. */
  commitment: string,
  /** The next table of the same round, if there is one. */
  rematch: string | null,
  /** The seats of the person this is sent to. */
  yours: Array<Seat>,
  /** Whether the person this is sent to made the table and may arrange it before the start. */
  maker: boolean,
};

/** What is left of everybody's time, in seconds, rounded up. Sent when it begins or ceases to run for somebody, and when
 * something has happened that everybody saw. */
export type Times = {
  /** Whose time runs. */
  running: SeatSet,
  /** For this choice, seat by seat. */
  choice: Array<number>,
  /** In reserve, seat by seat. */
  reserve: Array<number>,
};

/** Whether a seat can take something back. */
export type Undo = { "steps": number } | { "not": Refusal };

/** What all who play are asked. */
export type Vote = {
  /** What. */
  what: Motion,
  /** Who asks. */
  by: Seat,
  /** Who must agree: a seat for each person. */
  voters: Array<Seat>,
  /** Who has agreed. */
  yes: Array<Seat>,
};

/** What comes of it. */
export type Walked =
  | { "here": {
      /** Whether what is to be done in this step has been done. */
      done: boolean,
      /** What was seen, and how the table stands: told whole. */
      step: SentStep,
      /** The table in words. */
      look: Array<Line>,
      /** Where one may play on as one likes, what a friend would do, in notation. */
      advice: string | null,
    } }
  | { "no": {
      /** The lesson's own answer, by its name. */
      named: string | null,
      /** Why the game forbids it, if it does. */
      refusal: Refusal | null,
      /** The rule it comes up against, if it has one. */
      rule: string | null,
    } };

/** Where somebody is in a lesson, and what they try. */
export type Walking = {
  /** The step. */
  step: number,
  /** The right tries since the table was last set up anew, in notation. */
  tries: Array<string>,
  /** What is tried now. */
  attempt: string | null,
  /** How many moments of this table's story the client has already. */
  heard: number,
};

/** What somebody waits for who would play with anybody. */
export type Wanted = {
  /** Which game. */
  game: string,
  /** How many shall play. */
  players: number,
  /** Whether bots may take the chairs that are free after a minute. Those who wish otherwise wait apart. */
  bots: boolean,
  /** What the others shall read, 1 to 24 characters. */
  name: string,
  /** `en` or `de`. */
  language?: string,
};

/** Those who look on. */
export type Watchers = {
  /** How many. */
  count: number,
  /** The names of those who wish to be named, a few at most. */
  names: Array<string>,
};
