// Generated from the Rust types; a test keeps it so. To write it anew:
// BACKROOM_WRITE=1 cargo test --package server --test wire
import type { CardSet, Line, Seat, SeatSet } from './tabletop';

/** A choice of a seat. */
export type Action =
  | { "do": "take", "with": Card }
  | { "do": "play", "with": Card }
  | { "do": "no-extra" }
  | { "do": "pay-card", "with": Card }
  | { "do": "pay-money" }
  | { "do": "decline" }
  | { "do": "mark", "with": Card }
  | { "do": "copy", "with": Card }
  | { "do": "lose", "with": Card };

/** A loss that has been announced. */
export type Announced = {
  /** By whom. */
  by: Seat | null,
  /** How many times. */
  times: number,
};

/** The open part of the table. */
export type Board = {
  /** How many play. */
  players: number,
  /** The current round, 1 to 12. */
  round: number,
  /** What is to be done. */
  agenda: Array<Task>,
  /** Who has still to take or choose a card. */
  waiting: SeatSet,
  /** The player order of the round, once the chosen cards are shown; seat order before. */
  order: [Seat, Seat, Seat, Seat, Seat],
  /** The cards chosen this round, once they are shown. */
  chosen: [Card | null, Card | null, Card | null, Card | null, Card | null],
  /** Money, in thousands. */
  money: [number, number, number, number, number],
  /** The thugs and holdings in front of each seat. */
  displays: [CardSet, CardSet, CardSet, CardSet, CardSet],
  /** Cards shown that have not been carried out to their end. */
  open: CardSet,
  /** Thugs and holdings played this round. */
  fresh: CardSet,
  /** Markers on the holdings. */
  markers: Markers,
  /** What Rubberface has become. */
  copied: Card | null,
  /** What holds for each seat in this round. */
  now: [Effects, Effects, Effects, Effects, Effects],
  /** What will hold for each seat in the next round. */
  next: [Effects, Effects, Effects, Effects, Effects],
  /** The losses due at the end of this round. */
  due: [Announced, Announced, Announced, Announced],
  /** The losses due at the end of the next round. */
  due_next: [Announced, Announced, Announced, Announced],
};

/** A card, by the number printed on it: 1 to 80. */
export type Card = number;

/** One card's way off the draw pile. */
export type DrawnBy = {
  /** Who drew it unseen; `None` if it was turned up for all to see. */
  seat: Seat | null,
  /** In which round. */
  round: number,
};

/** What holds for a seat in one round. */
export type Effects = {
  /** Holdings played get so many extra markers (41). */
  relocated: number,
  /** Holdings played get so many extra markers (43). */
  schemes: number,
  /** Gains so much for each action of a neighbour (2). */
  per_action: number,
  /** Gains so much for each thug of a neighbour (3). */
  per_thug: number,
  /** So many times gains what the left neighbour gains (1). */
  copies: number,
  /** Gains are doubled so many times (78). */
  doublings: number,
  /** So many extra cards are played (67). */
  extra_cards: number,
  /** Costs are ignored (63). */
  ignores_costs: boolean,
  /** Needs are ignored (64). */
  ignores_needs: boolean,
  /** Actions go back to the hand (68). */
  actions_return: boolean,
  /** Napoleon himself shows gun and key as well (72). */
  napoleon: boolean,
  /** Rubberface as Napoleon shows gun and key as well (54, 72). */
  false_napoleon: boolean,
};

/** Something that happened. Told in full to the game's own log; a viewer who may not see a card
 * gets the same event without it, so `None` in a `card` means hidden. */
export type Event =
  | { "dealt": { seat: Seat, card: Card | null, } }
  | { "round-began": { round: number, } }
  | { "looks-at": { seat: Seat, pile: CardSet | null, } }
  | { "took": { seat: Seat, card: Card | null, } }
  | { "revealed": { seat: Seat, card: Card, } }
  | { "plays-extra": { seat: Seat, card: Card, by: Card, } }
  | { "no-extra": { seat: Seat, by: Card, } }
  | { "paid-money": { seat: Seat, amount: number, cost_of: Card, } }
  | { "paid-card": { seat: Seat, card: Card, cost_of: Card, } }
  | { "paid-hand-card": { seat: Seat, card: Card, cost_of: Card, } }
  | { "ignored": { seat: Seat, card: Card, } }
  | { "failed": { seat: Seat, card: Card, why: Failure, } }
  | { "played": { seat: Seat, card: Card, } }
  | { "gained": { seat: Seat, amount: number, by: Card, times: number, } }
  | { "lost-money": { seat: Seat, amount: number, by: Card, asked: number, } }
  | { "markers-put": { seat: Seat, holding: Card, count: number, by: Card, } }
  | { "markers-taken": { seat: Seat, holding: Card, count: number, by: Card, } }
  | { "announced": { seat: Seat, by: Card, left: Seat, } }
  | { "lost-card": { seat: Seat, card: Card, by: Card, } }
  | { "back-to-hand": { seat: Seat, card: Card, by: Card, } }
  | { "left-game": { seat: Seat, card: Card, } }
  | { "turned-up": { seat: Seat, card: Card, } }
  | { "drew": { seat: Seat, card: Card | null, by: Card, } }
  | { "pile-empty": { seat: Seat, by: Card, } }
  | { "copied": { seat: Seat, thug: Card, } }
  | { "repeats": { seat: Seat, thug: Card, } }
  | "last-round-over"
  | "ended";

/** Why a card had no effect. */
export type Failure = "declined" | "cannot-pay" | "need-not-met";

/** Cards of a position that were not named: so many are still to be dealt. */
export type Gaps = {
  /** All together. */
  left: number,
  /** Cards each seat has taken that have left the game; they are turned up. */
  gone: [number, number, number, number, number],
  /** Cards of each hand. */
  hands: [number, number, number, number, number],
  /** Cards of each pile, by the seat it was dealt to. */
  piles: [number, number, number, number, number],
};

/** What a seat alone sees. */
export type Held = {
  /** Its hand. */
  hand: CardSet,
  /** The pile before it, while it is drafting. */
  pile: CardSet,
  /** What it has taken or chosen face down. */
  sealed: Card | null,
};

/** Markers on the holdings, by holding. */
export type Markers = Array<number>;

/** What counting yields from all that was ever visible to a viewer. */
export type Memory = {
  /** What the viewer knows of how each card came out of its pile. */
  traces: PerCard<Trace>,
  /** The moment each card was first shown to all; 0 for never. Moments count drafts and draws. */
  shown: PerCard<number>,
  /** Cards in each hand that all have seen, because they went back there (36, 41, 68). */
  known_hands: [CardSet, CardSet, CardSet, CardSet, CardSet],
  /** Who took cards off the draw pile, in order. */
  draws: Array<DrawnBy>,
  /** What the viewer knows from the position the game was set up in. */
  start: Start,
};

/** Something for each card. */
export type PerCard<T> = Array<T>;

/** What is certain to follow from a choice for the seat that considers it: all that happens until
 * somebody or nature is asked again. What is chosen face down says only what it is itself. */
export type Preview = {
  /** What happens, in this order. */
  events: Array<Event>,
  /** The card to be played asks for something that is not there now, though it may be when its turn comes. */
  lacking: boolean,
};

/** Something that holds for a while, to be shown beside whom it concerns. */
export type Ribbon = {
  /** Whose, or who announced it. */
  seat: Seat,
  /** For which round. */
  when: When,
  /** Through which card. */
  card: Card,
  /** Whether somebody loses something by it. */
  threat: boolean,
  /** What it says. */
  line: Line,
};

/** What a game starts with. A game from the beginning has the default. */
export type Start = {
  /** The first round in which looks at piles are remembered. */
  round: number,
  /** The moment of setting up, on the same scale as the moments of draws. */
  moment: number,
  /** The cards in other hands that each seat knew then. */
  seen: [CardSet, CardSet, CardSet, CardSet, CardSet],
  /** What nature has still to deal. */
  gaps: Gaps,
};

/** How many of each symbol: five bits each, more than a display can ever show. */
export type Symbols = Array<"gun" | "car" | "key" | "bottle" | "heart" | "wrench">;

/** What lies open for a viewer now. */
export type Table = {
  /** What lies open for all. */
  board: Board,
  /** How many cards each seat has in hand. */
  hand_sizes: [number, number, number, number, number],
  /** How many cards the draw pile has. */
  draw_pile: number,
  /** The own hand. A card chosen face down is still in it. */
  hand: CardSet,
  /** The pile the viewer is looking at, while it is drafting. */
  pile: CardSet,
  /** What the viewer has taken or chosen face down. */
  sealed: Card | null,
  /** The own cards (of hand and pile, and the one chosen) that would get what they ask for now. */
  ready: CardSet,
  /** What every seat sees alone, where everything lies open. */
  unveiled?: Array<Held>,
  /** What each display shows. */
  symbols: [Symbols, Symbols, Symbols, Symbols, Symbols],
  /** What holds for a while. */
  ribbons: Array<Ribbon>,
};

/** Something to be done. What waits for a seat or for nature says so in its words. */
export type Task =
  | "nothing"
  | { "deal": number }
  | "draft"
  | "choose"
  | { "turn": number }
  | { "extras": number }
  | { "loss": {
      /** Which of [`Loss::ALL`](crate::data::Loss::ALL). */
      which: number,
      /** How often it has been carried out before. */
      time: number,
      /** The loser's place in the order. */
      place: number,
    } }
  | { "pay": [Seat, Card] }
  | { "markers": {
      /** Whose holdings. */
      seat: Seat,
      /** By which card. */
      by: Card,
      /** How many. */
      count: number,
    } }
  | { "another": [Seat, Card] }
  | { "copy": Seat }
  | { "find-thug": Seat }
  | { "draw": [Seat, number, Card] }
  | { "text": [Seat, Card, number] }
  | { "after": [Seat, Card] }
  | { "repeat": [Seat, number] };

/** What a viewer knows of how a card came out of its pile. */
export type Trace =
  | "unseen"
  | { "passed": {
      /** The index of the seat the pile was dealt to. */
      pile: number,
      /** The round. */
      round: number,
    } }
  | { "shown": Seat }
  | { "taken": {
      /** The index of the seat the pile was dealt to. */
      pile: number,
      /** The round. */
      round: number,
    } }
  | { "drawn": {
      /** How many came before it. */
      nth: number,
    } };

/** For which round something holds. */
export type When = "now" | "next" | "each";

export type Witnessed = Event;
