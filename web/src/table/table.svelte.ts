// A table as this page knows it: what the connection said, what is being shown, what I am about to do.
import { spoken } from '../words/spoken.svelte';
import type { Listener, Say } from '../words/words';
import type { Advice, Choice } from '../wire/desk';
import type { Ask, ChatLine, News, Now, TableInfo, Times } from '../wire/server';
import type { Line, Refusal, Seat } from '../wire/tabletop';
import type { Connection, Dial, Hearing } from './connection';
import { settings } from '../settings.svelte';
import { named } from './bots';
import type { Room } from './board';
import { Course } from './course';
import type { Answered, Heard, Step } from './picture';
import { Player, reading } from './player.svelte';

/** Something that was told: one moment, in one or more sentences. */
export interface Told {
  key: number;
  lines: readonly Line[];
}

/** Something about the people at the table. It is no part of the game: `after` is what was told before it. */
export interface Happened extends News {
  key: number;
  after: number | null;
}

/** What is left of everybody's time, as it was when the page was told so. */
export interface Left extends Times {
  /** In milliseconds, as `performance.now()` counts. */
  asOf: number;
}

/** So much of it at once, and each for so long, in milliseconds. */
const MOST_NEWS = 3;
const NEWS_STAYS = 12_000;

/** A part of the story: the number of its first moment, and the sentences of each. */
export interface Past {
  first: number;
  moments: readonly (readonly Line[])[];
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** When the table was last told so, as `performance.now()` counts. */
  infoAsOf = $state(0);
  /** Whose eyes; nobody's for a spectator. */
  seat = $state<Seat | null>(null);
  /** Where things stand, however much of the way there is still being shown. */
  now = $state.raw<Now | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Who has gone or come back lately. Not part of the story: the game does not care. */
  news = $state.raw<readonly Happened[]>([]);
  /** All of that, as far as it is known, to be read between what the story tells. */
  happened = $state.raw<readonly Happened[]>([]);
  /** What is left of everybody's time, at a table with a clock. */
  times = $state.raw<Left | null>(null);
  /** A key that the others have agreed on, to be handed on: it opens a seat. */
  key = $state.raw<{ seat: Seat; key: string } | null>(null);
  story = $state.raw<readonly Told[]>([]);
  /** How much happened before the story here begins; it can be read back. */
  earlier = $state(0);
  /** How much of the story had been told when I last chose. */
  mark = $state(0);
  hearing = $state<Hearing>('connecting');
  /** Another build than the one this page came with serves the table. */
  outdated = $state(false);
  /** Closed for good, and why. */
  closed = $state.raw<Line | null>(null);
  /** Why something could not be done. */
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<readonly Advice[] | null>(null);
  /** Chosen, but to be chosen once more: it cannot be taken back. */
  armed = $state<string | null>(null);
  /** Sent and not answered yet. */
  sent = $state<string | null>(null);
  /** Whether I have chosen anything since this page was opened. */
  acted = $state(false);
  /** The choice being looked at. */
  pointed = $state<string | null>(null);
  readonly player = new Player(
    ({ lines, table }) => {
      this.#tell(lines);
      this.course.note(table, lines);
    },
    ({ event, lines, table }) =>
      this.#room ? this.#room.beat(event, table) : reading(lines.map(this.say).join(' ').length),
  );

  readonly seats = $derived(named(this.info?.seats ?? []));
  readonly names = $derived(this.seats.map(({ name }) => name));
  /** As a text, so that news of the table which rename nobody do not have every sentence said anew. */
  readonly #called = $derived(JSON.stringify(this.names));
  readonly listener: Listener = $derived({ seat: this.seat, names: JSON.parse(this.#called) as string[] });
  readonly say: Say = $derived(spoken.words.for(this.listener));
  readonly playing = $derived(this.player.moment !== null);
  /** The table to draw: as it was at the moment on show, else as it is. */
  readonly shown = $derived(this.player.moment?.table ?? this.now?.table);
  /** My seat, if a bot plays it until I take it back. */
  readonly played: Seat | null = $derived.by(() => {
    const mine = this.seats.find(({ seat }) => seat === this.seat);
    const sitter = mine && this.info?.stage === 'running' ? mine.sitter : 'open';
    return typeof sitter === 'object' && 'bot' in sitter ? this.seat : null;
  });
  readonly paused = $derived((this.info?.paused ?? false) && this.info?.stage === 'running');
  /** Nothing can be chosen while the game is paused or a bot plays for me. */
  readonly idle = $derived(this.played !== null || this.paused);
  readonly choices: readonly Choice[] = $derived(this.idle ? [] : (this.now?.choices ?? []));
  readonly preview: Choice | null = $derived(
    this.choices.find(({ action }) => action === this.pointed) ?? null,
  );
  readonly myTurn = $derived(
    this.seat !== null &&
      !this.idle &&
      (this.now?.asked.includes(this.seat) ?? false) &&
      !this.now?.question.prompt?.sealed,
  );
  /** The seat of mine on this screen that is asked while another one is shown. */
  readonly handover: Seat | null = $derived.by(() => {
    const { info, now, seat } = this;
    if (!info || !now || info.yours.length < 2 || this.playing) return null;
    const asked = info.yours.filter((mine) => now.asked.includes(mine) && !now.sealed.includes(mine));
    return seat !== null && asked.includes(seat) ? null : (asked[0] ?? null);
  });

  /** What everybody had, from moment to moment. */
  readonly course: Course;
  readonly #connection: Connection;
  readonly #room: Pick<Room, 'beat' | 'doubts' | 'wealth'> | null;
  #build: string | null = null;
  #key = 0;
  #acts = 0;

  /** The room says how long its moments are looked at; without one they are read. */
  constructor(dial: Dial, seat: Seat | null, room: Pick<Room, 'beat' | 'doubts' | 'wealth'> | null = null) {
    this.seat = seat;
    this.#room = room;
    this.course = new Course(room?.wealth ?? null);
    this.#connection = dial({
      hear: (message) => this.#hear(message),
      line: (hearing) => {
        this.hearing = hearing;
        if (hearing === 'open') void this.show(this.seat);
      },
    });
  }

  close(): void {
    this.player.stop();
    this.#connection.close();
  }

  /** Shows the table with these eyes from now on. */
  async show(seat: Seat | null): Promise<void> {
    const again = seat === this.seat && this.now !== null;
    if (!again) {
      this.player.stop();
      this.now = null;
      this.story = [];
      this.happened = [];
      this.earlier = 0;
    }
    this.seat = seat;
    const reply = await this.ask({ show: { seat, heard: again ? (this.now?.heard ?? null) : null } });
    if (typeof reply !== 'object' || !('here' in reply) || this.seat !== seat) return;
    const { here } = reply;
    this.outdated = this.#build !== null && this.#build !== here.build;
    this.#build ??= here.build;
    this.#meet(here.table);
    this.chat = here.chat;
    this.#time(here.times);
    // Whoever has missed too much to be shown is told it in words.
    const played = again && here.left_out === 0;
    if (here.step) this.#take(here.step, played);
    if (here.step && !played) await this.#recall(seat);
    if (this.seat === seat)
      here.news.filter((news) => !this.#knows(news)).forEach((news) => this.#note(news));
  }

  /** What was told before this page was opened, and during, as far as it is told at once. */
  async #recall(seat: Seat | null): Promise<void> {
    const past = await this.past(null);
    if (this.seat !== seat || !past) return;
    this.player.stop();
    this.story = this.#tellable(past.moments);
    this.earlier = past.first;
    this.mark = this.story.length;
  }

  /** Reads the story further back. */
  async readBack(): Promise<void> {
    const { seat, earlier } = this;
    const past = await this.past(earlier);
    if (!past || this.seat !== seat || this.earlier !== earlier) return;
    const before = this.#tellable(past.moments);
    this.story = [...before, ...this.story];
    this.mark += before.length;
    this.earlier = past.first;
  }

  #tellable(moments: readonly (readonly Line[])[]): Told[] {
    return moments.filter((lines) => lines.length > 0).map((lines) => ({ key: this.#key++, lines }));
  }

  async ask(ask: Ask): Promise<Answered> {
    const reply = await this.#connection.ask(ask);
    if (typeof reply === 'object' && 'refused' in reply) this.refusal = reply.refused.refusal;
    return reply;
  }

  /** Does it, or asks first whether it shall really be. */
  choose(action: string): void {
    const { info, now, seat } = this;
    if (!info || !now || seat === null || this.sent !== null) return;
    if (!this.choices.some((choice) => choice.action === action)) void this.why(action);
    else if (this.armed !== action && this.reason(action) !== null) this.arm(action);
    else void this.act(action);
  }

  /** Why it shall be asked about once more, if at all: a message. What a thing does stands on it, so nobody is asked
   *  about every choice that cannot be taken back, unless they wish; but most likely nobody means what comes to
   *  nothing. */
  reason(action: string): string | null {
    const choice = this.choices.find((choice) => choice.action === action);
    if (!choice) return null;
    return this.#room?.doubts?.(choice) ?? (settings.askFirst && choice.reveals ? 'web-sure-final' : null);
  }

  /** Plays again instead of the bot. */
  takeChair(): void {
    const seat = this.played;
    const name = this.seats.find((one) => one.seat === seat)?.name;
    if (seat !== null && name) void this.ask({ sit: { seat, name } });
  }

  arm(action: string | null): void {
    this.refusal = null;
    this.armed = action;
  }

  /** Shows what an action would do, while it is looked at anywhere. */
  readonly point = (action: string | null): void => {
    this.pointed = action;
  };

  async act(action: string): Promise<void> {
    const prompt = this.now?.question.prompt;
    if (!prompt || this.seat === null) return;
    this.player.skip();
    this.arm(null);
    this.hints = null;
    this.pointed = null;
    this.mark = this.story.length;
    this.acted = true;
    this.sent = action;
    const act = ++this.#acts;
    await this.ask({ act: { seat: this.seat, prompt: prompt.id, action } });
    // The next question may have come before this answer, and may be answered already.
    if (act === this.#acts) this.sent = null;
  }

  /** Takes my last choice back, or says why that cannot be. */
  takeBack(): void {
    const undo = this.now?.undo;
    if (this.seat === null || !undo) return;
    if ('not' in undo) this.refusal = undo.not;
    else void this.ask({ undo: { seat: this.seat, turn: false } });
  }

  /** Why not? Says it where refusals are said. */
  async why(action: string): Promise<void> {
    if (this.seat === null) return;
    this.arm(null);
    await this.ask({ why: { seat: this.seat, action } });
  }

  async hint(): Promise<void> {
    if (this.seat === null) return;
    const reply = await this.ask({ hint: { seat: this.seat } });
    if (typeof reply !== 'object' || !('hints' in reply)) return;
    // Whoever says why has words of her own.
    await spoken.enter('review');
    this.hints = reply.hints;
  }

  /** The table in sentences. */
  async look(): Promise<readonly Line[]> {
    const reply = await this.ask('look');
    return typeof reply === 'object' && 'told' in reply ? reply.told : [];
  }

  /** What was told before a moment, or last: as much as is told at once, and where that begins. */
  async past(before: number | null): Promise<Past | null> {
    const reply = await this.ask({ story: { before } });
    return typeof reply === 'object' && 'story' in reply ? reply.story : null;
  }

  #hear(message: Heard): void {
    if ('table' in message) this.#meet(message.table);
    else if ('step' in message) this.#take(message.step, true);
    else if ('chat' in message) this.chat = [...this.chat, message.chat];
    else if ('unsaid' in message) this.chat = this.chat.filter(({ id }) => id !== message.unsaid.id);
    else if ('news' in message) this.#spread(message.news);
    else if ('times' in message) this.#time(message.times);
    else if ('key' in message) this.key = message.key;
    else if (!message.bye.again) this.closed = message.bye.line;
  }

  #meet(info: TableInfo): void {
    this.info = info;
    this.infoAsOf = performance.now();
  }

  #time(times: Times | null): void {
    this.times = times && { ...times, asOf: performance.now() };
  }

  #spread(news: News): void {
    const happened = this.#note(news);
    this.news = [...this.news, happened].slice(-MOST_NEWS);
    setTimeout(() => (this.news = this.news.filter(({ key }) => key !== happened.key)), NEWS_STAYS);
  }

  #note(news: News): Happened {
    const happened = { ...news, key: this.#key++, after: this.story.at(-1)?.key ?? null };
    this.happened = [...this.happened, happened];
    return happened;
  }

  /** Whether it is what was heard already: what is kept may have been told a moment before or after. */
  #knows({ line, at }: News): boolean {
    const same = (other: News) =>
      Math.abs(other.at - at) <= 2 && JSON.stringify(other.line) === JSON.stringify(line);
    return this.happened.some(same);
  }

  #take(step: Step, played: boolean): void {
    // How the table was set up is told, but nobody has to watch it.
    const setUp = this.now === null;
    this.#stand(step.now);
    if (step.undone) this.#tell([{ id: 'web-undone', args: [['seat', { seat: step.undone }]] }]);
    if (step.undone) this.course.takeBack(step.now.table);
    if (setUp) this.course.begin(step.now.table, step.now.heard);
    if (played && !setUp) this.player.play(step.moments);
    else step.moments.forEach(({ lines }) => this.#tell(lines));
  }

  /** Where things stand from now on. A question that is still the same one, while somebody else has done
   *  something, keeps its very choices, and with them what is being put together from them. */
  #stand(now: Now): void {
    const before = this.now;
    const question = ({ question, choices }: Now) => JSON.stringify([question.prompt, choices]);
    if (before !== null && question(before) === question(now)) {
      this.now = { ...now, choices: before.choices };
      return;
    }
    this.now = now;
    this.pointed = null;
    this.armed = null;
    this.sent = null;
  }

  #tell(lines: readonly Line[]): void {
    if (lines.length > 0) this.story = [...this.story, { key: this.#key++, lines }];
  }
}

/** Whether my last choice can be taken back. */
export const canUndo = (table: Table): boolean => table.now?.undo !== undefined && 'steps' in table.now.undo;

/** Whether advice can be had. */
export const canHint = (table: Table): boolean => table.myTurn && (table.info?.hints ?? false);
