// The one seam between the page and a table. Behind it is a WebSocket; later also the engine itself.
import type { Ask } from '../wire/server';
import type { Answered, Heard } from './picture';

/** How well a table can be heard. */
export type Hearing = 'connecting' | 'open' | 'lost';

export interface Ear {
  /** What the table says unasked, in order. */
  hear(message: Heard): void;
  /** The line to the table is there, or no longer. On every `open` the table is to be asked to show itself. */
  line(hearing: Hearing): void;
}

export interface Connection {
  /** Asks, and waits for the answer as long as it takes: what was not answered is asked again after a break. */
  ask(ask: Ask): Promise<Answered>;
  close(): void;
}

/** Opens the line to a table. */
export type Dial = (ear: Ear) => Connection;
