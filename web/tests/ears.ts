// What a page hears from the server, frame by frame: what is not in here, nobody at that screen can know.
import type { Page } from '@playwright/test';
import { Picture, type Step } from '../src/table/picture';
import type { Message, Now } from '../src/wire/server';
import type { Table } from '../src/wire/greed';

export class Ears {
  readonly frames: string[] = [];
  /** Every step that was told, made whole. */
  readonly steps: Step[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      const picture = new Picture();
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(String(payload));
        const step = stepOf(picture, JSON.parse(String(payload)) as Message);
        if (step) this.steps.push(step);
      });
    });
  }

  get now(): Now | null {
    return this.steps.at(-1)?.now ?? null;
  }

  /** The table of Greed, as last heard. */
  get table(): Table | undefined {
    return this.now?.table as Table | undefined;
  }

  /** Every table of Greed that was ever heard. */
  get tables(): Table[] {
    return this.steps.map(({ now }) => now.table as Table);
  }
}

function stepOf(picture: Picture, message: Message): Step | null {
  if (!('answer' in message)) {
    const heard = picture.heard(message);
    return 'step' in heard ? heard.step : null;
  }
  const reply = picture.answered(message.answer.reply);
  return typeof reply === 'object' && 'here' in reply ? reply.here.step : null;
}
