// What a page hears from the server, frame by frame: what is not in here, nobody at that screen can know.
import type { Page } from '@playwright/test';
import type { Message, Now } from '../src/wire/server';
import type { Table } from '../src/wire/greed';

export class Ears {
  readonly frames: string[] = [];
  now: Now | null = null;

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(String(payload));
        this.now = nowOf(JSON.parse(String(payload)) as Message) ?? this.now;
      }),
    );
  }

  /** The table of Greed, as last heard. */
  get table(): Table | undefined {
    return this.now?.table as Table | undefined;
  }

  /** Every table of Greed that was ever heard. */
  get tables(): Table[] {
    return this.frames.flatMap((frame) => {
      const now = nowOf(JSON.parse(frame) as Message);
      return now ? [now.table as Table] : [];
    });
  }
}

function nowOf(message: Message): Now | null {
  if ('step' in message) return message.step.now;
  if (!('answer' in message) || typeof message.answer.reply !== 'object') return null;
  const { reply } = message.answer;
  if ('here' in reply) return reply.here.step?.now ?? null;
  return 'refused' in reply ? reply.refused.now : null;
}
