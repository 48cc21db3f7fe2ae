// Generated from the Rust types; a test keeps it so. To write it anew:
// BACKROOM_WRITE=1 cargo test --package server --test wire
import type { Seat } from './tabletop';

/** What a crew has and what it is worth, each as (how many, points). */
export type Account = {
  /** Hats that count once. */
  hats: [number, number],
  /** Hats on a potion, which count double. */
  doubled: [number, number],
  /** Tiles that lie face down. */
  face_down: [number, number],
  /** The majorities in gambling, weapons and contraband. */
  majorities: [[number, number], [number, number], [number, number]],
  /** What the shadow card gives or takes; the count is the henchmen on it. */
  shadow: [number, number],
  /** What the potion card gives; the count is the face-up potions. */
  potions: [number, number],
  /** The rival crew's points from the law. */
  law: [number, number],
};

/** The steps of an action. */
export type ActStep = "start" | { "to": District } | { "which": District } | "overpower";

/** Which die gives the action. */
export type Acting =
  | "turn"
  | { "collector": {
      /** Which of the crew's action dice. */
      slot: number,
      /** Whether the other crew has its turn after this. */
      more: boolean,
    } }
  | "water";

/** A choice of a player: one small step. */
export type Action =
  | { "do": "pass" }
  | { "do": "reroll" }
  | { "do": "dice", "with": {
      /** The die to move. */
      go: number,
      /** The die to act. */
      act: number,
    } }
  | { "do": "drink" }
  | { "do": "mark", "with": number }
  | { "do": "roll" }
  | { "do": "walk" }
  | { "do": "step", "with": Field }
  | { "do": "place" }
  | { "do": "shell", "with": [number, number, number] }
  | { "do": "give", "with": Held }
  | { "do": "take", "with": Tile }
  | { "do": "take-die" }
  | { "do": "keep", "with": Side }
  | { "do": "at", "with": District }
  | { "do": "both", "with": [District, District] }
  | { "do": "marker", "with": Party }
  | { "do": "bonus", "with": Bonus }
  | { "do": "first", "with": Seat }
  | { "do": "again", "with": number }
  | { "do": "support" };

/** What the law's bonus can be (sm.wanted). */
export type Bonus = "yellow" | "green" | "police" | "two-police";

/** A change of markers. */
export type Change = {
  /** Where. */
  district: District,
  /** Whose. */
  party: Party,
  /** By how many. */
  by: number,
};

/** A crew of henchmen with a boss: seat A's, and seat B's or the rival's. */
export type Crew = "yellow" | "green";

/** Some dice, by what they show. Dice that show the same cannot be told apart. */
export type Dice = [number, number, number, number, number, number];

/** A district of the city: the ring clockwise from the harbour, then the centre (sm.board). */
export type District = "harbour" | "north" | "north-east" | "park" | "south-east" | "south" | "south-west" | "west" | "centre";

/** A set of districts: in JSON a list. */
export type Districts =
  | Array<"harbour"
  | "north"
  | "north-east"
  | "park"
  | "south-east"
  | "south"
  | "south-west"
  | "west"
  | "centre">;

/** Something that has just happened. */
export type Event =
  | { "shadow-drawn": Shadow }
  | { "card-drawn": PotionCard }
  | { "starts": Crew }
  | { "dealt": [Crew, Tile] }
  | { "round": number }
  | { "rolled": Dice }
  | { "laid": [District, Tile] }
  | { "recycled": { hats: number, gone: number, } }
  | "bag-dry"
  | { "rerolled": { crew: Crew, why: Reroll, fell: Dice, } }
  | { "chose": { crew: Crew, go: number, act: number, } }
  | { "picked": [Crew, Action] }
  | { "drank": [Crew, Tile] }
  | { "walked": { crew: Crew, from: Field, to: Field, } }
  | { "stepped": { crew: Crew, from: Field, to: Field, } }
  | { "placed": { crew: Crew,
      /** Near, middle, far. */
      line: [District, District, District], counts: [number, number, number], } }
  | { "swapped": { crew: Crew, district: District, given: Held, taken: Tile, } }
  | { "added": { crew: Crew, party: Party, count: number, district: District, why: Ground, } }
  | { "moved": { crew: Crew, party: Party, from: District, to: District, why: Ground, } }
  | { "removed": { crew: Crew, party: Party, district: District, } }
  | { "passed": [Crew, Offer] }
  | { "shadow-walked": { die: number, to: Field, } }
  | { "monster-die": [Shadow, number] }
  | { "swept": { shadow: Shadow, district: District, party: Party, count: number, } }
  | { "bitten": [District, Tile] }
  | { "guarded": District }
  | { "goes-first": Crew }
  | { "wanted": [number, number] }
  | { "law-points": number }
  | { "detective": Crew | null }
  | "settling"
  | { "seduced": [Crew, District] }
  | { "not-scored": District }
  | { "took": { party: Party,
      /** For which place, from 0. */
      place: number, district: District, tile: Tile, } }
  | { "took-die": { party: Party,
      /** For which place, from 0. */
      place: number, pips: number, } }
  | { "kept": [Crew, Held] }
  | { "discarded": { district: District,
      /** For which place, from 0. */
      place: number, tiles: Row, } }
  | { "die-back": number }
  | { "cleared": { district: District,
      /** How many of yellow, green, police. */
      gone: [number, number, number],
      /** Whether the henchmen went onto the Historian's card. */
      archived: boolean,
      /** How many henchmen of the weaker crew stay because of the Hideout. */
      hidden: number, } }
  | { "abandoned": District }
  | { "next-start": { crew: Crew,
      /** How many tiles yellow and green have, which decides it. */
      tiles: [number, number], } }
  | { "ended": [number, number] }
  | { "tie-break": TieBreak };

/** A field at the edge of the city, 0 to 11 clockwise (sm.board). */
export type Field = `${number}`;

/** What belongs to a crew. */
export type Gang = {
  /** Where its boss stands. */
  boss: Field,
  /** The dice it has moved by in this round, 0 where there is none yet. */
  feet: [number, number, number],
  /** Its action dice of this round, 0 where there is none yet. */
  hands: [number, number, number],
  /** The tiles in front of it. */
  tiles: Hoard,
  /** Its henchmen on the shadow card. */
  on_card: number,
  /** Points the rival crew got from the law (sm.solo.law). */
  law: number,
};

/** On what ground markers were placed or moved. */
export type Ground = "action" | "overpower" | "relocation" | "bonus" | "mayor" | "rival";

/** A tile in front of a crew. */
export type Held = `${Tile} ${Side}`;

/** The tiles in front of a crew, in order. */
export type Hoard = Array<Held>;

/** How the game goes on when a tile has been kept. */
export type Keeping =
  | { "settle": {
      /** The place of the district in the order of scoring. */
      at: number,
      /** The place just served, from 0. */
      place: number,
    } }
  | "placing";

/** What a tile shows, from what the police want least to what they want most (sm.police). */
export type Kind = "potion" | "contraband" | "weapons" | "gambling" | "hat";

/** How strong the rival crew is (sm.solo.level). */
export type Level = "easy" | "standard" | "hard";

/** What counting adds: the contents of the bag. */
export type Memory = {
  /** What is in the bag. */
  bag: Pile,
  /** What was in it when it was last shuffled. */
  full: Pile,
  /** How often it was shuffled since set-up. */
  shuffle: number,
};

/** A moment of a turn at which a potion that is free in its timing can be used. */
export type Moment = "choosing" | "acting" | "ending";

/** What comes next. */
export type Next = { "seat": Seat } | { "action": Seat } | "chance" | "over";

/** What can be declined. */
export type Offer = "action" | "potion" | "collector" | "bonus" | "mayor" | "seduction";

/** Whoever can win a tile. All but the Guardian have markers of their own. */
export type Party = "yellow" | "green" | "police" | "guardian";

/** What is happening, with all that is needed to go on. */
export type Phase =
  | { "set-up": SetUp }
  | { "rolling": {
      /** How many have still to fall. */
      left: number, fell: Dice, why: Rolling,
    } }
  | { "filling": {
      /** First, second or third tiles, from 1. */
      pass: number,
      /** The place of the district in the order of filling. */
      at: number,
    } }
  | { "choosing": {
      /** Nothing has been done in this turn yet (sm.reroll). */
      fresh: boolean,
    } }
  | { "marking": { marked: Dice, then: Moment, } }
  | { "relocating": { step: Relocating, then: Moment, } }
  | "walking"
  | "placing"
  | { "swapping": { given: Held, } }
  | { "acting": { crew: Crew, why: Acting, step: ActStep, } }
  | "ending"
  | "ordering"
  | { "collecting": { crew: Crew,
      /** Whether the other crew has its turn after this. */
      more: boolean, } }
  | { "law": { crew: Crew, } }
  | { "law-place": { crew: Crew, what: Bonus, } }
  | { "supporting": { crew: Crew, } }
  | { "seducing": {
      /** The place of the district in the order of scoring. */
      at: number, crew: Crew,
      /** Passes in a row so far. */
      passes: number,
    } }
  | { "taking": {
      /** The place of the district in the order of scoring. */
      at: number,
      /** For which place, from 0. */
      place: number, crew: Crew,
    } }
  | { "keeping": { crew: Crew, tile: Tile, then: Keeping, } }
  | "over";

/** Tiles in no order, to be listed. */
export type Pile = Array<Tile>;

/** Who would take something from a district if it were settled as it is. */
export type Places = {
  /** The parties that have a place to themselves, the first place first. */
  parties: [Party | null, Party | null, Party | null],
  /** Whether the place after them is tied. */
  tie: boolean,
};

/** A potion card: what a potion is good for in this game. */
export type PotionCard =
  | "second-chance"
  | "overpower"
  | "quick-step"
  | "relocation"
  | "imitation"
  | "con-artist"
  | "seduction"
  | "shell-game"
  | "soulmates";

/** What is certain if a seat does this. */
export type Preview = {
  /** Markers that come and go, district by district. */
  markers: Array<Change>,
  /** Where the own boss goes, if it moves. */
  boss: Field | null,
  /** Tiles that come to lie in front of the seat. */
  gains: Array<Held>,
  /** Tiles that leave it. */
  losses: Array<Held>,
  /** How the own wanted level changes. */
  wanted: number,
  /** How the own score changes, as the table lies. */
  points: number,
  /** What comes next. */
  next: Next,
  /** Whether green is the rival crew of a game for one. */
  solo: boolean,
};

/** The steps of a Relocation. */
export type Relocating = "from" | { "which": District } | { "to": [District, Party] };

/** Why dice were rolled again. */
export type Reroll = "equal" | "second-chance" | "collector" | "rival";

/** What dice are rolled for. */
export type Rolling =
  | "round"
  | "equal"
  | { "second-chance": Moment }
  | { "collector": { crew: Crew,
      /** Which of its action dice. */
      slot: number,
      /** Whether the other crew has its turn after this. */
      more: boolean, } }
  | "rival";

/** The tiles that lie in a district, at most three, in the order in which the police want them. */
export type Row = Array<Tile>;

/** What chance decides at set-up, in this order. */
export type SetUp = "shadow" | "card" | "start" | { "potion": number };

/** A shadow card: ten walkers, then three monsters. */
export type Shadow =
  | "corrupt"
  | "detective"
  | "femme"
  | "historian"
  | "viper"
  | "hideout"
  | "collector"
  | "press"
  | "secret-service"
  | "mayor"
  | "water"
  | "guardian"
  | "cursed";

/** How a tile lies in front of its owner (sm.take, sm.potion.imitation). */
export type Side = "up" | "down" | "up-double" | "down-double";

/** What lies open on the table. */
export type Table = {
  /** What is happening. */
  phase: Phase,
  /** The phase of the round, 1 to 5; none before the first round and after the last. */
  stage: number | null,
  /** Whether green is the rival crew of a game for one. */
  solo: boolean,
  /** How strong the rival crew is. */
  level: Level,
  /** The shadow card, once it is drawn. */
  shadow: Shadow | null,
  /** The potion card, once it is drawn. */
  potion: PotionCard | null,
  /** The start player (yellow until it is drawn). */
  start: Crew,
  /** Who started the first round. */
  opener: Crew,
  /** The round, from 0. */
  round: number,
  /** The turns taken in this round. */
  turn: number,
  /** The dice that can be taken. */
  pool: Dice,
  /** The die that lies with the shadow; 0 if there is none. */
  die: number,
  /** Dice rolled again so far. */
  rerolls: number,
  /** Where a walking shadow stands. */
  walker: Field,
  /** The shadow's district. */
  shadow_district: District,
  /** The district the question is about, if it is about one. */
  scene: District | null,
  /** Who has the Detective. */
  holder: Crew | null,
  /** Districts the last settling left unscored; before the next one those that are not filled. */
  unscored: Districts,
  /** The districts, in the order of [`District`]. */
  turfs: Array<Turf>,
  /** Who would take something from each district if it were settled as it is. */
  places: Array<Places>,
  /** The crews: yellow, green. */
  gangs: [Gang, Gang],
  /** What the crews would score if the game ended now. */
  accounts: [Account, Account],
  /** The wanted levels as they stand. */
  wanted: [number, number],
  /** The discard. */
  discard: Pile,
  /** Tiles out of the game. */
  gone: Pile,
  /** What the majorities in gambling, weapons and contraband are worth. */
  majorities: [number, number, number],
  /** What the tiles show. */
  tiles: TileTable,
};

/** What decides between equal scores, in this order (sm.final.tie); yellow's and green's. */
export type TieBreak = {
  /** Face-up potions. */
  potions: [number, number],
  /** Henchmen in the city. */
  henchmen: [number, number],
};

/** A tile as it looks: kind, points (hats only) and police. Tiles that look alike are equal.
 *
 * The number inside grows with what the police want most (sm.police): the kinds in order, eight
 * numbers each (one for every possible count of police), hats by points and then police. */
export type Tile = `hat-${number}/${number}` | `${Exclude<Kind, "hat">}/${number}`;

/** What every tile shows and what the majorities are worth. Written as a data file, in records too.
 *
 * The tiles are numbered in the order of [`Tile`]: potions first (0 to 6), hats last (22 to 47),
 * alike tiles side by side. */
export type TileTable = string;

/** An event, and what its words depend on besides: who green is. */
export type Told = {
  /** What has just happened. */
  event: Event,
  /** Whether green is the rival crew of a game for one, on no seat. */
  solo: boolean,
  /** The phase of the round it belongs to, 1 to 5; none before the first round and after the last. */
  stage: number | null,
};

/** What lies in a district. */
export type Turf = {
  /** Yellow henchmen, green henchmen, police; there are always enough (sm.supply). */
  markers: [number, number, number],
  /** The tiles. */
  tiles: Row,
};

export type Witnessed = Told;
