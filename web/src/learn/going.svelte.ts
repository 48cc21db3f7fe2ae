// Somebody on their way through a lesson. The table is the same as everywhere; behind its seam (`table/connection.ts`)
// every try is sent with all that led to it, and the server keeps nothing.
import { api } from '../home/api';
import { ALONE } from '../table/alone';
import { Picture } from '../table/picture';
import type { Answered, Step as Seen } from '../table/picture';
import type { Connection, Ear } from '../table/connection';
import type { Room } from '../table/board';
import { Table } from '../table/table.svelte';
import type { Ask, SeatInfo, TableInfo, Walked } from '../wire/server';
import type { Line } from '../wire/tabletop';
import { t } from '../words/spoken.svelte';
import { keepPlace, placeIn, type Lesson, type Script, type Step } from './lessons';

export type No = Extract<Walked, { no: unknown }>['no'];

const SEATS = ['A', 'B', 'C', 'D', 'E'] as const;

/** What a deed is made of, one thing after another, without its name. */
const leaves = (deed: unknown): unknown[] =>
  deed !== null && typeof deed === 'object'
    ? Object.entries(deed).flatMap(([name, part]) => (name === 'do' ? [] : leaves(part)))
    : [deed];

export class Going {
  readonly lesson: Lesson;
  readonly script: Script;
  readonly #room: Room | null;
  at = $state(0);
  /** What is to be done in this step has been done. */
  done = $state(false);
  /** The answer to the last try, if it was wrong, and which part of it was; another one for each try. */
  no = $state.raw<{ no: No; nth: number; part: number } | null>(null);
  /** Wrong tries in this step. */
  wrong = $state(0);
  /** The whole lesson has been taken. */
  finished = $state(false);
  /** The server could not be reached; or what else is in the way. */
  trouble = $state.raw<unknown>(null);
  /** On its way to another step. */
  turning = $state(false);
  table = $state.raw<Table | null>(null);
  /** What a friend would do where one may do as one likes. */
  #advice: string | null = null;
  #tries: string[] = [];
  #look: readonly Line[] = [];
  #ear: Ear | null = null;
  #picture = new Picture();

  readonly step: Step = $derived.by(() => this.script.steps[this.at]!);
  /** Something is asked of the learner, and it has not been done. */
  readonly asks = $derived.by(() => !this.done && (this.step.do ?? this.step.play) !== undefined);
  readonly #id = $derived.by(() => `lesson-${this.lesson.game}-${this.lesson.name}`);
  /** What the sentences of this step are called. */
  readonly id = $derived.by(() => `${this.#id}-${this.step.id}`);

  constructor(lesson: Lesson, script: Script, room: Room | null) {
    this.lesson = lesson;
    this.script = script;
    this.#room = room;
  }

  /** Goes on where it was left. */
  async begin(): Promise<void> {
    const { at, tries, done } = placeIn(this.lesson);
    const there = at < this.script.steps.length && !(done && at === this.script.steps.length - 1);
    await this.#open(there ? at : 0, there ? tries : []);
    // The lesson is another one than when it was left.
    if (this.trouble && at > 0) await this.#open(0, []);
  }

  async next(): Promise<void> {
    if (this.asks || this.turning) return;
    const to = this.at + 1;
    const step = this.script.steps[to];
    if (!step) {
      this.finished = true;
      keepPlace(this.lesson, { at: this.at, tries: this.#tries, done: true });
    } else if (step.scene) {
      await this.#open(to, []);
    } else {
      await this.#turn(async () => {
        const walked = await this.#walk(to, null);
        if ('here' in walked) this.#enter(to, walked.here);
      });
    }
  }

  async back(): Promise<void> {
    if (this.finished) this.finished = false;
    else if (this.at > 0) await this.#open(this.at - 1, this.#before(this.at - 1));
  }

  async again(): Promise<void> {
    this.finished = false;
    await this.#open(0, []);
  }

  /** Marks what to do; nobody has thought about it for long, so nothing is said of chances. */
  show(): void {
    const choice = this.table?.now?.choices.find((choice) => choice.action === this.#shown);
    if (!this.table || !choice) return;
    const { line } = choice;
    this.table.hints = [{ action: choice.action, line, win: 0, score: 0, visits: 0, reasons: [] }];
  }

  close(): void {
    this.table?.close();
  }

  /** What "Show me" points at. */
  get #shown(): string | null {
    const solved = this.#tries.length - this.#before(this.at).length;
    return this.step.do?.[solved]?.show ?? this.#advice;
  }

  /** Which part of a try is another than what is meant: several things are touched for some. */
  #partOf(action: string): number {
    const parts = [action, this.#shown].map((one) =>
      leaves(this.table?.now?.choices.find((choice) => choice.action === one)?.deed),
    );
    return Math.max(
      0,
      parts[0]!.findIndex((part, n) => part !== parts[1]![n]),
    );
  }

  /** What was done between the last setting up of the table and this step. */
  #before(at: number): string[] {
    const way = this.script.steps.slice(0, at);
    const scene = this.script.steps.slice(0, at + 1).findLastIndex((step) => step.scene);
    return this.#tries.slice(
      0,
      way.slice(scene).reduce((sum, { do: tasks }) => sum + (tasks?.length ?? 0), 0),
    );
  }

  async #turn(what: () => Promise<void>): Promise<void> {
    this.turning = true;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      this.trouble = error;
    } finally {
      this.turning = false;
    }
  }

  /** A table of its own: what led to it is not played. */
  #open(at: number, tries: readonly string[]): Promise<void> {
    return this.#turn(async () => {
      const before = this.#tries;
      this.#tries = [...tries];
      const walked = await this.#walk(at, null, 0).catch((error: unknown) => {
        this.#tries = before;
        throw error;
      });
      if (!('here' in walked)) return;
      this.#picture = new Picture();
      this.table?.close();
      const step = this.#whole(walked.here);
      this.table = new Table(
        (ear) => {
          this.#ear = ear;
          queueMicrotask(() => ear.line('open'));
          return this.#connection(step);
        },
        this.script.seat,
        this.#room,
      );
      this.#stand(at, walked.here);
    });
  }

  #walk(step: number, attempt: string | null, heard = this.table?.now?.heard ?? 0): Promise<Walked> {
    return api.walk(this.lesson, { step, tries: this.#tries, attempt, heard });
  }

  #whole(here: Extract<Walked, { here: unknown }>['here']): Seen {
    this.#look = here.look;
    this.#advice = here.advice;
    const heard = this.#picture.heard({ step: here.step });
    const { step } = heard as Extract<typeof heard, { step: unknown }>;
    if (!here.done) return step;
    // While something is read nothing on the table is asked.
    const { now } = step;
    const question = { ...now.question, prompt: null };
    return { ...step, now: { ...now, question, choices: [], asked: [] } };
  }

  #enter(at: number, here: Extract<Walked, { here: unknown }>['here']): void {
    this.#ear?.hear({ step: this.#whole(here) });
    this.#stand(at, here);
  }

  #stand(at: number, { done }: { done: boolean }): void {
    if (at !== this.at) this.wrong = 0;
    this.at = at;
    this.done = done;
    this.no = null;
    keepPlace(this.lesson, { at, tries: this.#tries, done: placeIn(this.lesson).done });
  }

  async #attempt(action: string): Promise<Answered> {
    if (!this.asks) return 'done';
    const walked = await this.#walk(this.at, action);
    if ('no' in walked) {
      this.wrong += 1;
      this.no = { no: walked.no, nth: (this.no?.nth ?? 0) + 1, part: this.#partOf(action) };
      return 'done';
    }
    this.#tries.push(action);
    this.#enter(this.at, walked.here);
    return 'done';
  }

  #connection(first: Seen): Connection {
    const ask = async (ask: Ask): Promise<Answered> => {
      if (ask === 'look') return { told: [...this.#look] };
      if (typeof ask !== 'object') return 'done';
      if ('act' in ask) return this.#attempt(ask.act.action);
      if ('why' in ask) return this.#attempt(ask.why.action);
      if ('show' in ask)
        return {
          here: {
            version: 0,
            build: '',
            table: this.#info(),
            chat: [],
            news: [],
            times: null,
            step: first,
            left_out: 0,
          },
        };
      if ('story' in ask) return { story: { first: 0, moments: first.moments.map(({ lines }) => lines) } };
      return 'done';
    };
    return {
      ask: (asked) =>
        ask(asked).catch((error: unknown) => {
          this.trouble = error;
          return 'done';
        }),
      close: () => {},
    };
  }

  #info(): TableInfo {
    const at = this.script.steps.slice(0, this.at + 1).findLast((step) => step.scene)?.scene;
    const seats = SEATS.slice(0, at?.players ?? 2).map((seat, colour): SeatInfo => {
      const mine = seat === this.script.seat;
      return {
        seat,
        // Others have the names of bots.
        name: mine ? t('web-you') : '',
        face: null,
        colour,
        sitter: mine
          ? { person: { here: true, ready: true, away: null, long_gone: false } }
          : { bot: { level: 'easy', standing_in: false } },
      };
    });
    return {
      ...ALONE,
      code: '',
      game: this.lesson.game,
      options: at?.options ?? {},
      seats,
      stage: 'running',
      placed: true,
      yours: [this.script.seat],
    };
  }
}
