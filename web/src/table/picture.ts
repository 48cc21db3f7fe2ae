// What a page knows of a table, made of what it is told: every step on the line says only what has changed.
import { fold, unchain } from '../wire/change';
import type { Moment } from '../wire/desk';
import type { Message, Now, Reply, SentNow, SentStep } from '../wire/server';
import type { Seat } from '../wire/tabletop';

/** What a viewer saw happen, and where that leaves it. */
export interface Step {
  moments: Moment[];
  undone: Seat | null;
  now: Now;
}

/** A message that is no answer, with its step made whole. */
export type Heard = Exclude<Message, { answer: unknown } | { step: unknown }> | { step: Step };

type Here = Extract<Reply, { here: unknown }>['here'];

/** An answer, with its step made whole. */
export type Answered =
  Exclude<Reply, { here: unknown }> | { here: Omit<Here, 'step'> & { step: Step | null } };

export class Picture {
  #now: Partial<Now> = {};

  heard(message: Exclude<Message, { answer: unknown }>): Heard {
    return 'step' in message ? { step: this.#take(message.step) } : message;
  }

  answered(reply: Reply): Answered {
    if (typeof reply !== 'object' || !('here' in reply)) return reply;
    const { step } = reply.here;
    return { here: { ...reply.here, step: step && this.#take(step) } };
  }

  #take({ moments, undone, now }: SentStep): Step {
    let { table } = this.#now;
    const whole = moments.map(({ event, lines, table: change }): Moment => {
      table = change ? fold(table, change) : table;
      return { event, lines, table };
    });
    this.#now = this.#whole(now, table);
    return { moments: whole, undone, now: this.#now as Now };
  }

  #whole({ table, memory, choices, ...rest }: SentNow, last: unknown): Partial<Now> {
    const before = this.#now;
    return {
      ...before,
      ...rest,
      table: table ? fold(last, table) : last,
      memory: memory ? fold(before.memory, memory) : before.memory,
      choices: choices ? unchain(choices) : (before.choices ?? []),
    };
  }
}
