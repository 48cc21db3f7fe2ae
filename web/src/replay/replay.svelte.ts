// A game that is looked back at: its moments made whole, its turns, and which moment is shown.
import { fold } from '../wire/change';
import type { Chosen } from '../wire/desk';
import type { Replay as Sent } from '../wire/server';
import type { Line, Seat } from '../wire/tabletop';
import type { Room } from '../table/board';
import { reading } from '../table/player.svelte';

/** A moment, with the table right after it. */
export interface Past {
  event: unknown;
  lines: readonly Line[];
  table: unknown;
  /** Who takes something back here. */
  undoes: Seat | null;
  /** Whether it was taken back later. */
  undone: boolean;
  /** After how many inputs of the record; not while the game goes on. */
  inputs: number | null;
}

/** A tile of the strip: moments from here to the next. */
export interface Turn {
  from: number;
  seat: Seat | null;
  round: number;
  /** Which of the game's sights it is known by. */
  sight: string | null;
}

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stays, in milliseconds at the usual speed: most of them so long, the great ones longer. */
const USUAL = 700;
const LONGEST = 1600;

/** The moments, each with its whole table: what has not changed is the very same as before. */
export function whole({ moments }: Pick<Sent, 'moments'>): Past[] {
  let table: unknown;
  return moments.map(({ event, lines, table: change, undoes, undone, inputs }) => {
    table = change ? fold(table, change) : table;
    return { event, lines, table, undoes: undoes ?? null, undone: undone ?? false, inputs: inputs ?? null };
  });
}

/** The turns. What comes before the first one is one of its own; of several sights a turn has the rarest. */
export function turns({ moments }: Pick<Sent, 'moments'>): Turn[] {
  const counts = new Map<string, number>();
  for (const { landmark } of moments)
    if (landmark && 'sight' in landmark) counts.set(landmark.sight, (counts.get(landmark.sight) ?? 0) + 1);
  const all: Turn[] = [];
  let round = 0;
  moments.forEach(({ landmark, undone }, at) => {
    if (landmark && 'round' in landmark) ({ round } = landmark);
    const begins = landmark && 'turn' in landmark && !undone;
    if (all.length === 0 || begins)
      all.push({ from: at, seat: begins ? landmark.turn : null, round, sight: null });
    if (!landmark || !('sight' in landmark) || undone) return;
    const turn = all.at(-1)!;
    const rarer = turn.sight === null || counts.get(landmark.sight)! < counts.get(turn.sight)!;
    if (rarer) turn.sight = landmark.sight;
  });
  return all;
}

/** The last moment that was there before the input with this number; of a game that is over. */
export const momentBefore = ({ moments }: Pick<Sent, 'moments'>, input: number): number =>
  Math.max(
    0,
    moments.findLastIndex(({ inputs }) => inputs !== undefined && inputs <= input),
  );

/** The same moment as others saw it, who may have been told more or less before. */
export function sameMoment(sent: Pick<Sent, 'moments'>, pasts: readonly Past[], at: number): number {
  const inputs = pasts[at]?.inputs;
  if (inputs == null) return at;
  const nth = at - pasts.findIndex((past) => past.inputs === inputs);
  const first = sent.moments.findIndex((moment) => moment.inputs === inputs);
  const last = momentBefore(sent, inputs);
  return first < 0 ? last : Math.min(first + nth, last);
}

/** Where a turn is, in a list that is in order: the last one that begins at or before. */
export function turnAt(all: readonly Turn[], at: number): number {
  const next = all.findIndex(({ from }) => from > at);
  return next < 0 ? all.length - 1 : Math.max(0, next - 1);
}

export class Replay {
  readonly sent: Sent;
  readonly pasts: readonly Past[];
  readonly turns: readonly Turn[];
  readonly choices: readonly Chosen[];
  /** The moment on show. */
  at = $state(0);
  /** Whether it was come to from the one before: then it is heard, too. */
  moving = $state(false);
  /** Somebody drags along the game: what happens on the way is not played out. */
  dragged = $state(false);
  playing = $state(false);
  speed = $state<Speed>(1);
  readonly turn = $derived.by(() => turnAt(this.turns, this.at));
  readonly past = $derived.by((): Past | null => this.pasts[this.at] ?? null);
  readonly #stops: readonly number[];
  readonly #room: Pick<Room, 'beat'> | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sent: Sent, room: Pick<Room, 'beat'> | null, at: number) {
    this.sent = sent;
    this.#room = room;
    this.pasts = whole(sent);
    this.turns = turns(sent);
    this.choices = sent.choices;
    const last = this.pasts.length - 1;
    const speaks = ({ lines, undoes }: Past, at: number) =>
      lines.length > 0 || undoes !== null || at === 0 || at === last;
    // What the table tells without words goes by with the next that has some; the beginning can be stepped back to.
    this.#stops = this.pasts.flatMap((past, at) => (speaks(past, at) ? [at] : []));
    this.at = Math.max(0, Math.min(at, last));
  }

  get length(): number {
    return this.pasts.length;
  }

  /** Shows this moment; whoever goes there by hand stops what is played. */
  go(to: number, moving = false): void {
    this.pause();
    this.#show(to, moving);
  }

  step(by: 1 | -1): void {
    const to = by > 0 ? this.#stops.find((at) => at > this.at) : this.#stops.findLast((at) => at < this.at);
    if (to !== undefined) this.go(to, by > 0);
  }

  /** To the beginning of the next turn, of this one, or of the one before. */
  goTurn(by: 1 | -1): void {
    const here = this.turns[this.turn];
    if (!here) return;
    const back = here.from === this.at ? this.turn - 1 : this.turn;
    const to = this.turns[by > 0 ? this.turn + 1 : back];
    if (to) this.go(to.from);
    else if (by > 0) this.go(this.length - 1);
  }

  goRound(by: 1 | -1): void {
    const { round } = this.turns[this.turn] ?? { round: 0 };
    const other = this.turns.filter((turn) => (by > 0 ? turn.round > round : turn.round < round));
    const to = by > 0 ? other[0] : other.find((turn) => turn.round === other.at(-1)!.round);
    if (to) this.go(to.from);
  }

  /** To what the next choice led to, or to the one before. */
  goChoice(by: 1 | -1): void {
    const places = this.choices.map(({ at }) => Math.min(at, this.length - 1));
    const to = by > 0 ? places.find((at) => at > this.at) : places.findLast((at) => at < this.at);
    if (to !== undefined) this.go(to, by > 0);
  }

  /** To the next turn that is known by this sight, round the end if need be. */
  goSight(sight: string): void {
    const later = [...this.turns.slice(this.turn + 1), ...this.turns.slice(0, this.turn + 1)];
    const to = later.find((turn) => turn.sight === sight);
    if (to) this.go(to.from);
  }

  play(): void {
    if (this.length === 0) return;
    if (this.at === this.length - 1) this.#show(0, false);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  #show(to: number, moving: boolean): void {
    const at = Math.max(0, Math.min(to, this.length - 1));
    this.moving = moving && at === this.#after(this.at);
    this.at = at;
  }

  #after(at: number): number | undefined {
    return this.#stops.find((stop) => stop > at);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const next = this.#after(this.at);
      if (next === undefined) return this.pause();
      this.#show(next, true);
      this.#wait();
    }, this.#stays() / this.speed);
  }

  #stays(): number {
    const { past } = this;
    if (!past) return 0;
    const beat = past.undoes === null ? (this.#room?.beat(past.event, past.table) ?? reading(60)) : USUAL;
    return Math.max(USUAL, Math.min(beat, LONGEST));
  }
}
