// Generated from the Rust types; a test keeps it so. To write it anew:
// BACKROOM_WRITE=1 cargo test --package server --test wire
import type { Seat, SeatSet } from './tabletop';

/** A choice of a seat. */
export type Action =
  | { "do": "stand", "with": Places }
  | { "do": "rob", "with": Seat }
  | { "do": "pay", "with": [Seat, [Place, Place] | null] }
  | { "do": "hire" }
  | { "do": "take", "with": [Kind, number] }
  | { "do": "job", "with": Stooge }
  | { "do": "look", "with": Stooge }
  | { "do": "leave" }
  | { "do": "under" }
  | { "do": "sell", "with": number }
  | { "do": "offer", "with": JobId }
  | { "do": "watch", "with": number }
  | { "do": "put", "with": number }
  | { "do": "draw" }
  | { "do": "always" }
  | { "do": "visit" }
  | { "do": "decline" }
  | { "do": "bet", "with": number }
  | { "do": "lay-money", "with": number }
  | { "do": "lay", "with": [Kind, number] }
  | { "do": "return", "with": JobId }
  | { "do": "done" };

/** What is printed on a stooge card, front and back. */
export type Card = {
  /** Who knows about the job. */
  stooge: Stooge,
  /** What there is to take. */
  loot: Loot,
  /** What the stooge says it is worth. */
  claims: number,
  /** The gangsters it takes. */
  needs: Crew,
  /** The back: what it is really worth. */
  real: number,
};

/** What is fixed at set-up. */
export type Config = {
  /** How many play. */
  players: number,
  /** The version of the rules they play by. */
  rules: number,
  /** The sheet the other options follow unless they are set on their own. */
  edition: Edition,
  /** Where tokens may stand at first. */
  tokens: OpeningTokens,
  /** What becomes of a used fence. */
  fence: UsedFence,
  /** What left loot is worth. */
  loot: LeftLoot,
  /** Whether the casino is played. */
  casino: boolean,
  /** After so many turns the game is settled. */
  turn_limit: number,
  /** The stooge cards. */
  deck: Array<Card>,
};

/** Some gangsters: so many lookouts, safecrackers and spies. Gangsters of a kind are all alike. */
export type Crew = [number, number, number];

/** A card that a seat showed and that may have come from several lots. */
export type Doubt = {
  /** Who showed it. */
  seat: number,
  /** The kind, as its place in [`Kind::ALL`]. */
  kind: number,
  /** The newest lot it can have come from. */
  lot: number,
  /** How many places the seat opened in that lot only afterwards. */
  later: number,
};

/** Which rule sheet decides where the sheets disagree. */
export type Edition = "de-a" | "de-b" | "en";

/** Why the game ended. */
export type Ending = "rich" | "casino" | "limit";

/** What a seat has chosen in secret and not yet shown. Purse and hand still hold it. */
export type Envelope = {
  /** How far the seat is. */
  step: Step,
  /** The money to lay out or to bet. */
  money: number,
  /** The gangsters to lay out. */
  crew: Crew,
};

/** Something that happened. What not everybody sees is optional: always there when the game tells
 * it, cut out for those who did not see it. */
export type Event =
  | { "dealt": { seat: Seat, kind: Kind | null, } }
  | { "row-card": { kind: Kind, } }
  | { "job-up": { card: JobId,
      /** The deck's number of its front. */
      front: number, loot: Loot,
      /** What the stooge says it is worth. */
      claims: number, needs: Crew, } }
  | { "fence-up": { pile: number,
      /** The fence, by its place in the first shuffle. */
      fence: number, front: Fence, } }
  | { "first": { seat: Seat, } }
  | { "placed": { seat: Seat, places: Places, } }
  | { "starts": { seat: Seat, } }
  | { "opened": { seat: Seat, money: number, } }
  | { "turn": { seat: Seat, nth: number, } }
  | { "took-back": { seat: Seat, money: number, crew: Crew, } }
  | { "moved": { seat: Seat, from: Places, to: Places, } }
  | { "robbed": { seat: Seat, victim: Seat, money: number, crew: Crew, } }
  | { "paid": { seat: Seat, payee: Seat, money: number, crew: Crew,
      /** The token that moved for it: from where, to where. */
      step: [Place, Place] | null, } }
  | { "hires": { seat: Seat, } }
  | { "wants": { seat: Seat, kind: Kind, count: number, } }
  | { "bought": { seat: Seat, crew: Crew, price: number, } }
  | { "toll": { seat: Seat, money: number, } }
  | { "reshuffled": { crew: Crew, } }
  | { "drew": { seat: Seat, kind: Kind | null, } }
  | { "declined-draw": { seat: Seat, } }
  | { "always": { seat: Seat, } }
  | { "job-done": { seat: Seat, card: JobId, crew: Crew, } }
  | { "looks": { seat: Seat, card: JobId, } }
  | { "saw": { seat: Seat, card: JobId, real: number | null, } }
  | { "put-back": { seat: Seat, card: JobId, under: boolean, } }
  | { "sells": { seat: Seat, pile: number, loot: Loot, } }
  | { "offered": { seat: Seat, card: JobId, pile: number, } }
  | { "turned-over": { pile: number, fence: number, cop: boolean, } }
  | { "revealed": { card: JobId, real: number, } }
  | { "sold": { seat: Seat, cards: number,
      /** Their real value. */
      real: number, paid: number, } }
  | { "fence-used": { pile: number, fence: number, leaves: boolean, } }
  | { "watches": { seat: Seat, fence: number, pile: number, } }
  | { "saw-fence": { seat: Seat, fence: number, cop: boolean | null, } }
  | { "put-fence": { seat: Seat, fence: number, from: number, to: number, } }
  | { "casino-card": { pile: number, nth: number, } }
  | { "visits": { seat: Seat, } }
  | { "no-visit": {
      /** Whose turn it is. */
      seat: Seat,
    } }
  | { "note": { seat: Seat, note: number, fate: Fate, visitor: Seat, } }
  | { "casino-gone": { pile: number, } }
  | { "face-down": { seat: Seat, cards: number, money: boolean, } }
  | { "laid": { seat: Seat, money: number, crew: Crew, } }
  | { "returned": { seat: Seat, card: JobId, } }
  | { "added": { seat: Seat, money: number, crew: Crew, } }
  | { "ended": { ending: Ending, } }
  | { "loot-paid": { seat: Seat, money: number, } };

/** Who has seen the back of a card; in JSON a list of seats, or `["all"]`. */
export type Eyes = Array<Seat | "all">;

/** What became of a note in the casino. */
export type Fate = "back" | "won" | "lost";

/** The front of a fence. */
export type Fence = {
  /** What it buys. */
  loot: Loot,
  /** What it keeps. */
  share: Share,
};

/** What is decided about a fence. */
export type FenceSlot = {
  /** Its front: decided once it lay on top. */
  front: Fence | null,
  /** Whether it is a cop: decided once somebody saw the back. */
  cop: boolean | null,
  /** Who saw the back. */
  seen: Eyes,
};

/** A stooge card, named after the place in which the first shuffle put it: `luigi-1` is the card
 * that lay on top of Luigi's pile. What is printed on it is another matter. */
export type JobId = `${Stooge}-${number}`;

/** A set of stooge cards; in JSON a list. */
export type JobSet = Array<JobId>;

/** What is decided about a stooge card. */
export type JobSlot = {
  /** Its front, by the deck's name for it: decided once it lay on top. */
  front: number | null,
  /** The card, by the deck's name for it: decided once somebody saw the back. */
  back: number | null,
  /** Who saw the back. */
  seen: Eyes,
};

/** What a gangster can do. */
export type Kind = "lookouts" | "safecrackers" | "spies";

/** What loot is worth that is left at the end (dt.edition.loot). */
export type LeftLoot = "nothing" | "half";

/** What a job brings, and what a fence takes. */
export type Loot = "money" | "jewellery" | "art";

/** What is known of the unseen gangsters of one shuffle. */
export type LotView = {
  /** What this viewer has not seen: it fills the open places of the other hands; what is left over
   * is the draw pile. */
  unseen: Crew,
  /** How many open places each hand has. */
  places: [number, number, number, number],
  /** What fills this viewer's own. */
  mine: Crew,
};

/** What counting adds. */
export type Memory = {
  /** Everybody's money, what has been added face down included. */
  purses: [number, number, number, number],
  /** Everybody's stooge cards. */
  loot: [JobSet, JobSet, JobSet, JobSet],
  /** All stooge cards: front, back as far as this viewer has seen it, and who has seen it. */
  jobs: Array<JobSlot>,
  /** The stooges' piles, the top last. */
  job_piles: [Stack<JobId>, Stack<JobId>, Stack<JobId>],
  /** All fences. */
  fences: Array<FenceSlot>,
  /** The fence piles, the top last. */
  fence_piles: [Stack<number>, Stack<number>, Stack<number>],
  /** The draw pile when it was last shuffled, with what a position had drawn from it into hands. */
  shuffled: Crew,
  /** How many cards a position had drawn. */
  aside: number,
  /** How often it has been shuffled anew. */
  shuffles: number,
  /** The gangsters everybody knows to be in a hand. */
  known: [Crew, Crew, Crew, Crew],
  /** The gangsters drawn unseen by shuffle, oldest first. */
  lots: Stack<LotView>,
  /** Cards shown of which nobody can tell from which shuffle they came. */
  doubts: Stack<Doubt>,
  /** What a position set up by hand has left to nature. */
  undealt: Undealt,
};

/** What one seat sees of its own. */
export type Mine = {
  /** Its money, what it has added face down included. */
  purse: number,
  /** Its gangsters, those it has added face down included. */
  hand: Crew,
  /** Its stooge cards. */
  loot: JobSet,
  /** The deck's numbers of their fronts, by card; 0 for all other cards. */
  fronts: Array<number>,
  /** Their real values, by card; 0 for all other cards. */
  real: Array<number>,
  /** What it has chosen in secret. */
  envelope: Envelope,
};

/** What everybody sees of one seat. */
export type Open = {
  /** Where its tokens stand. */
  tokens: Places,
  /** The money in its display. */
  money: number,
  /** The gangsters in its display. */
  display: Crew,
  /** How many gangsters it holds. */
  gangsters: number,
  /** How many stooge cards it holds. */
  loot: number,
  /** Whether it is choosing something in secret. */
  choosing: boolean,
  /** Whether it has chosen something in secret that is not shown yet. */
  sealed: boolean,
  /** How many cards it has added face down. */
  face_down: number,
  /** Whether it has added money face down. */
  money_face_down: boolean,
};

/** Where the two tokens may stand at first (dt.edition.tokens). */
export type OpeningTokens = "one-working" | "any";

/** What the game is waiting for. Everything in it is visible to everybody. */
export type Phase =
  | "deal"
  | "place"
  | "open"
  | "move"
  | "confront"
  | "use"
  | { "hire": { wanted: Crew, kind: Kind, } }
  | { "refill": { target: number, } }
  | { "ghetto": { seat: Seat,
      /** How many cards. */
      share: number, } }
  | { "draw": { seat: Seat,
      /** How many cards are still to come. */
      left: number, share: number, } }
  | { "study": { card: JobId, } }
  | { "look": { stooge: Stooge, } }
  | { "offer": { pile: number,
      /** Offered so far; they already lie under their piles. */
      offered: JobSet, } }
  | { "turn-over": { pile: number, offered: JobSet, } }
  | { "watch": { pile: number, } }
  | { "casino": { pile: number, } }
  | { "bets": { pile: number, } }
  | "turn-up"
  | "add"
  | "lay"
  | { "return": {
      /** How many are still too many. */
      left: number,
    } }
  | { "over": { ending: Ending, } };

/** Where a token can stand. */
export type Place = "downtown" | "west" | "east" | "ghetto" | "bank" | "villa";

/** A set of places. Both tokens of a player are alike, so where they stand is a set of two.
 * In JSON a list. */
export type Places = Array<Place>;

/** What is certain to follow, as far as this seat can know it. */
export type Preview = {
  /** Money that leaves the purse. */
  pays: number,
  /** Money that comes into the purse. */
  gets: number,
  /** Gangsters that leave the hand. */
  gives: Crew,
  /** Gangsters that come into the hand. */
  gains: Crew,
  /** How many gangsters will be drawn, if there are so many. */
  draws: number,
  /** Where the own tokens will stand. */
  stands: Places | null,
  /** Who will have the next turn. */
  next: Seat | null,
  /** The stooge card that comes into the hand. */
  takes: JobId | null,
  /** What the cards offered so far bring. */
  sale: Sale | null,
};

/** What a sale brings. */
export type Sale = {
  /** From an honest fence. */
  honest: number,
  /** From a cop. */
  cop: number,
};

/** What a fence keeps for itself. */
export type Share = "quarter" | "half";

/** At most `N` items; as a pile of cards, the last one is the top. */
export type Stack<T> = Array<T>;

/** How far a seat is with a choice of several steps. */
export type Step = "idle" | "money" | "lookouts" | "safecrackers" | "spies" | "sealed";

/** Who knows about a job. */
export type Stooge = "frankie" | "luigi" | "joe";

/** What lies open for the viewer. */
export type Table = {
  /** What was agreed before the game, the deck included. */
  config: Config,
  /** What the game waits for. */
  phase: Phase,
  /** The turn that is played. */
  turn: Turn,
  /** Who placed first. */
  first: Seat,
  /** Who started. */
  start: Seat,
  /** Who always draws at the Ghetto. */
  always: SeatSet,
  /** What is visible of each seat. */
  seats: [Open, Open, Open, Open],
  /** The gangsters for hire. */
  row: Crew,
  /** What one of each kind costs now; nothing where none lies there. */
  prices: [number | null, number | null, number | null],
  /** How many gangsters the draw pile has. */
  pile: number,
  /** The gangsters on the discards. */
  discards: Crew,
  /** The top of each stooge's pile. */
  jobs: [TopJob | null, TopJob | null, TopJob | null],
  /** How many cards each stooge's pile has. */
  job_counts: [number, number, number],
  /** The top of each fence pile. */
  fences: [TopFence | null, TopFence | null, TopFence | null],
  /** How many cards each fence pile has, its casino card included. */
  fence_counts: [number, number, number],
  /** How many casino cards have appeared. */
  casinos: number,
  /** What only this seat sees; nothing for a spectator. */
  mine: Mine | null,
  /** What every seat sees of its own, where everything lies open. */
  unveiled?: Array<Mine>,
};

/** The top of a fence pile. */
export type TopFence = {
  /** The fence, by its place in the first shuffle. */
  fence: number,
  /** Its front. */
  front: Fence,
  /** Whether it is a cop, if this viewer has seen it. */
  cop: boolean | null,
};

/** The top of a stooge's pile. */
export type TopJob = {
  /** The card. */
  card: JobId,
  /** The deck's number of its front. */
  front: number,
  /** Its real value, if this viewer has seen it. */
  real: number | null,
};

/** The turn that is played. */
export type Turn = {
  /** The how-many-th of the game, from 1; 0 before the first. */
  nth: number,
  /** Whose turn it is; before the first turn, who places tokens. */
  active: Seat,
  /** Who was robbed or paid and has the next turn. Before that, the active seat. */
  next: Seat,
  /** Whether that seat was robbed. */
  robbed: boolean,
  /** The places used so far. */
  used: Places,
  /** Where, after a peek thanks to the Villa, the job or the sale may follow. */
  encore: Place | null,
};

/** How many gangsters nature deals before a game set up by hand goes on. */
export type Undealt = {
  /** All together. */
  left: number,
  /** To each hand. */
  hands: [number, number, number, number],
  /** To the row. */
  row: number,
};

/** What becomes of a fence after the sale (dt.edition.fence). */
export type UsedFence = "leaves" | "returns";

export type Witnessed = Event;
