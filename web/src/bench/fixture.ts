// A table behind the same seam that only tells a recorded game: to draw boards without a server.
import type { Connection, Dial, Ear } from '../table/connection';
import type { Choice, Moment, Question } from '../wire/desk';
import { ALONE } from '../table/alone';
import type { Answered, Step } from '../table/picture';
import type { Ask, ChatLine, Now, SeatInfo, TableInfo } from '../wire/server';
import type { Line, Seat, Standing } from '../wire/tabletop';
import { SAID, timesOf, withCompany, type Scene } from './company';

/** One question to seat A, as crates/catalog/examples/fixtures.rs writes it. */
export interface FixtureStep {
  moments: Moment[];
  question: Question;
  choices: Choice[];
  table: unknown;
  memory: unknown;
  look: Line[];
  standing: Standing | null;
  account: [Line, number][];
}

/** What was played, and by how many: the name of a fixture is both, with a hyphen between. */
export function played(name: string): { kind: string; players: number } {
  const end = name.lastIndexOf('-');
  return { kind: name.slice(0, end), players: Number(name.slice(end + 1)) };
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'];

export class FixtureTable implements Connection {
  readonly #steps: FixtureStep[];
  readonly #ear: Ear;
  readonly #game: string;
  readonly #players: number;
  readonly #scene: Scene | null;
  at: number;

  constructor(name: string, steps: FixtureStep[], at: number, ear: Ear, scene: Scene | null = null) {
    this.#scene = scene;
    const { kind, players } = played(name);
    this.#game = kind;
    this.#players = players;
    this.#steps = steps;
    this.#ear = ear;
    this.at = Math.max(0, Math.min(at, steps.length - 1));
    queueMicrotask(() => ear.line('open'));
  }

  static dial(
    name: string,
    steps: FixtureStep[],
    at: number,
    made: (table: FixtureTable) => void,
    scene: Scene | null = null,
  ): Dial {
    return (ear) => {
      const table = new FixtureTable(name, steps, at, ear, scene);
      made(table);
      return table;
    };
  }

  get length(): number {
    return this.#steps.length;
  }

  /** Tells what led to another step, all of it. */
  go(to: number): void {
    if (to < 0 || to >= this.#steps.length) return;
    this.at = to;
    this.#ear.hear({ table: this.#info() });
    this.#ear.hear({ step: this.#step() });
  }

  ask(ask: Ask): Promise<Answered> {
    return Promise.resolve(this.#answer(ask));
  }

  close(): void {}

  #answer(ask: Ask): Answered {
    if (ask === 'look') return { told: this.#here.look };
    if (ask === 'rematch' || ask === 'close') return 'done';
    if ('story' in ask) {
      const past = this.#steps.slice(0, this.at + 1).flatMap(({ moments }) => moments);
      return { story: { first: 0, moments: past.map(({ lines }) => lines) } };
    }
    if ('show' in ask) {
      return {
        here: {
          version: 2,
          build: 'bench',
          table: this.#info(),
          chat: [],
          news: [],
          times: this.#scene && timesOf(this.#info()),
          step: this.#step(),
          left_out: 0,
        },
      };
    }
    if ('act' in ask) {
      queueMicrotask(() => this.go(this.at + 1));
      return 'done';
    }
    if ('why' in ask) {
      const line: Line = {
        id: 'not-your-turn',
        args: [
          ['seat', { seat: 'A' }],
          ['waiting', { list: [] }],
        ],
      };
      return { refused: { refusal: { rule: this.#here.question.rules[0] ?? null, line } } };
    }
    if ('hint' in ask) {
      return {
        hints: this.#here.choices.slice(0, 3).map(({ action, line }, n) => ({
          action,
          line,
          win: 0.5 - n / 10,
          score: 90 - n,
          visits: 100,
          reasons: [],
        })),
      };
    }
    if ('chat' in ask) {
      this.#say({ text: ask.chat.text, phrase: null });
    }
    if ('phrase' in ask) this.#say({ text: '', phrase: ask.phrase.phrase });
    if ('unsay' in ask) this.#ear.hear({ unsaid: ask.unsay });
    return 'done';
  }

  /** What somebody says, and what is told only once. */
  happen(): void {
    if (!this.#scene) return;
    this.#ear.hear({ chat: { ...SAID, id: 'said', text: '', watchers: false, at: Date.now() / 1000 } });
    if (this.#scene === 'key') this.#ear.hear({ key: { seat: 'B', key: 'abcd-efgh-jkmn-pqrs' } });
  }

  #said = 0;
  #say(what: Pick<ChatLine, 'text' | 'phrase'>): void {
    const id = `${this.#said++}`;
    this.#ear.hear({
      chat: { seat: 'A', name: 'Ann', id, watchers: false, at: Date.now() / 1000, ...what },
    });
  }

  get #here(): FixtureStep {
    return this.#steps[this.at]!;
  }

  #seats(): Seat[] {
    return (['A', 'B', 'C', 'D', 'E'] as const).slice(0, this.#players);
  }

  #info(): TableInfo {
    return this.#scene ? withCompany(this.#plain(), this.#scene) : this.#plain();
  }

  #plain(): TableInfo {
    const seats = this.#seats().map((seat, n): SeatInfo => ({
      seat,
      name: NAMES[n]!,
      face: null,
      colour: n,
      sitter:
        n < 2
          ? { person: { here: true, ready: true, away: null, long_gone: false } }
          : { bot: { level: 'hard', standing_in: false } },
    }));
    return {
      ...ALONE,
      code: 'bench',
      game: this.#game,
      seats,
      stage: this.#here.standing ? 'over' : 'running',
      spectators: true,
      memory: true,
      hints: true,
      yours: ['A'],
      maker: true,
    };
  }

  #step(): Step {
    const { moments, question, choices, table, memory, standing, account } = this.#here;
    const now: Now = {
      heard: this.#steps.slice(0, this.at + 1).reduce((sum, step) => sum + step.moments.length, 0),
      question,
      choices,
      asked: question.prompt ? ['A'] : [],
      sealed: [],
      undo: { not: { rule: null, line: { id: 'nothing-to-undo', args: [] } } },
      table,
      memory,
      finish: standing && {
        standing,
        accounts: this.#seats().map((seat) => (seat === 'A' ? account : [])),
        hands: this.#seats().map((_, n): [number, number] => (n < 2 ? [0, 30] : [30, 30])),
        secret: '0'.repeat(64),
        nonces: [],
        seed: '0'.repeat(64),
      },
    };
    return { moments, undone: null, now };
  }
}
