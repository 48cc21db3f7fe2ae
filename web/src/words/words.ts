// Lines become sentences, as in crates/words: the same files, the same variables for each kind of argument.
//
// | argument | variables |
// |---|---|
// | number | `$n`, a number with plural forms |
// | text | `$text` |
// | name | `$card`, and one for each attribute of the name: `$card-dat`, `$card-gender` |
// | seat | `$seat`, the player's name, and `$seat-you`: `yes` for the listener's own seat, else `no` |
// | line | `$part`, the sentence or part of one |
// | list | `$parts`, joined with commas and "and", and `$parts-count` |
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Line, Seat } from '../wire/tabletop';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Who hears a sentence, and what the players are called. */
export interface Listener {
  /** "You" are on this seat; nobody is for a spectator. */
  seat: Seat | null;
  /** The players' names by seat; a seat without a name is called by its letter. */
  names: readonly string[];
}

const NOBODY: Listener = { seat: null, names: [] };

/** The words in the chosen language for one listener: what every component is handed. */
export interface Say {
  (line: Line): string;
  /** A name or a fixed text by its message id, with plain values filled in. */
  id: (id: string, values?: Record<string, string | number>) => string;
  /** Whether there is such a message. */
  has: (id: string) => boolean;
  language: Language;
}

/** So many texts are remembered. */
const MOST = 2000;

export class Words {
  readonly #bundle: FluentBundle;
  /** Texts as they were put together: a stage asks for hundreds of them at every moment. */
  readonly #said = new Map<string, string>();

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    // Marks around arguments are for mixed writing directions, which we do not have.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.#bundle.addResource(new FluentResource(text)).forEach((error) => console.error(error));
    }
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  /** The line as a sentence. A line without a message is shown in its plain form. */
  say(line: Line, listener: Listener = NOBODY): string {
    const values: Values = {};
    for (const [name, arg] of line.args) this.#fill(values, name, arg, listener);
    return this.#format(line.id, values) ?? plain(line);
  }

  /** A name or a fixed text; the id itself if there is none, which the tests find. */
  text(id: string, values?: Record<string, string | number>): string {
    const key = values === undefined ? id : `${id} ${JSON.stringify(values)}`;
    const known = this.#said.get(key) ?? this.#filled(id, values) ?? id;
    if (this.#said.size >= MOST) this.#said.clear();
    this.#said.set(key, known);
    return known;
  }

  for(listener: Listener): Say {
    // The same line stands in several places, and is asked for again at every moment.
    const said = new WeakMap<Line, string>();
    const say = (line: Line) => {
      const known = said.get(line) ?? this.say(line, listener);
      said.set(line, known);
      return known;
    };
    return Object.assign(say, {
      id: (id: string, values?: Record<string, string | number>) => this.text(id, values),
      has: (id: string) => this.has(id),
      language: this.language,
    });
  }

  #filled(id: string, values: Record<string, string | number> = {}): string | undefined {
    const ready = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? number(value) : value,
    ]);
    return this.#format(id, Object.fromEntries(ready));
  }

  #format(id: string, values: Values | null): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern == null ? undefined : this.#bundle.formatPattern(pattern, values, []);
  }

  #fill(values: Values, name: string, arg: Arg, listener: Listener): void {
    if ('number' in arg) {
      values[name] = number(Number(arg.number));
    } else if ('text' in arg) {
      values[name] = arg.text;
    } else if ('name' in arg) {
      this.#fillName(values, name, arg.name);
    } else if ('seat' in arg) {
      values[name] = nameOf(arg.seat, listener);
      values[`${name}-you`] = arg.seat === listener.seat ? 'yes' : 'no';
    } else if ('line' in arg) {
      values[name] = this.say(arg.line, listener);
    } else {
      values[name] = this.#join(arg.list.map((line) => this.say(line, listener)));
      values[`${name}-count`] = number(arg.list.length);
    }
  }

  #fillName(values: Values, name: string, id: string): void {
    const message = this.#bundle.getMessage(id);
    values[name] = this.#format(id, null) ?? id;
    for (const [attribute, pattern] of Object.entries(message?.attributes ?? {})) {
      values[`${name}-${attribute}`] = this.#bundle.formatPattern(pattern, null, []);
    }
  }

  /** "a, b and c" in the language's own way. */
  #join(parts: readonly string[]): string {
    const last = parts.at(-1);
    if (last === undefined) return this.text('list-empty');
    if (parts.length === 1) return last;
    return this.text('list-and', { first: parts.slice(0, -1).join(', '), last });
  }
}

type Values = Record<string, FluentVariable>;

/** As the terminal writes it: without marks between thousands. */
const number = (value: number) => new FluentNumber(value, { useGrouping: false });

export function nameOf(seat: Seat, listener: Listener): string {
  return listener.names['ABCDE'.indexOf(seat)] || seat;
}

/** A line nobody has written a message for. */
function plain(line: Line): string {
  const parts = line.args.map(([name, arg]) => `${name} ${JSON.stringify(Object.values(arg)[0])}`);
  return line.id.replaceAll('-', ' ') + (parts.length > 0 ? `: ${parts.join(', ')}` : '');
}
