// The line to a table on a server: one WebSocket that comes back by itself.
import { hex } from '../shared/hex';
import type { Ask, Message, Request } from '../wire/server';
import type { Connection, Dial, Ear } from './connection';
import { Picture, type Answered } from './picture';
import { canUnpack, unpacking } from './unpack';

/** The first wait before dialling again, and the longest. */
const SOON = 400;
const LATE = 10_000;

interface Waiting {
  request: Request;
  answer: (reply: Answered) => void;
}

class SocketConnection implements Connection {
  readonly #address: string;
  readonly #ear: Ear;
  /** Unanswered requests in the order they were asked; sent again on every new line, which is harmless. */
  readonly #waiting = new Map<string, Waiting>();
  /** Random, so that no two pages ever use the same ids. */
  readonly #page = hex(8);
  /** What was told on this line so far; a new one begins with everything. */
  #picture = new Picture();
  #count = 0;
  #wait = SOON;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(address: string, ear: Ear) {
    this.#address = address;
    this.#ear = ear;
    addEventListener('online', this.#dialNow);
    document.addEventListener('visibilitychange', this.#dialNow);
    this.#dial();
  }

  ask(ask: Ask): Promise<Answered> {
    const request = { id: `${this.#page}-${this.#count++}`, ask };
    return new Promise((answer) => {
      // Only the latest wish to see the table counts, and it goes first on a new line.
      if (isShow(ask)) this.#forgetShows();
      this.#waiting.set(request.id, { request, answer });
      this.#send(request);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#dialNow);
    document.removeEventListener('visibilitychange', this.#dialNow);
    this.#socket?.close();
  }

  #dial(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#picture = new Picture();
    socket.onopen = () => {
      this.#wait = SOON;
      this.#forgetShows();
      // The listener asks for the table first; then what got no answer is asked again.
      this.#ear.line('open');
      for (const { request } of this.#waiting.values()) if (!isShow(request.ask)) this.#send(request);
    };
    socket.binaryType = 'arraybuffer';
    const inOrder = unpacking(
      (text) => this.#socket === socket && this.#hear(JSON.parse(text) as Message),
      () => socket.close(),
    );
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => inOrder(data);
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.#ear.line('lost');
      // Not all at once when a server comes back.
      this.#timer = setTimeout(() => this.#dial(), this.#wait * (0.5 + Math.random()));
      this.#wait = Math.min(LATE, this.#wait * 2);
    };
  }

  /** Somebody looks at the page again, or the network is back: no need to wait. */
  readonly #dialNow = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = SOON;
    this.#dial();
  };

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #hear(message: Message): void {
    if (!('answer' in message)) {
      if ('bye' in message && !message.bye.again) this.close();
      this.#ear.hear(this.#picture.heard(message));
      return;
    }
    const { re, reply } = message.answer;
    const answered = this.#picture.answered(reply);
    const waiting = this.#waiting.get(re);
    this.#waiting.delete(re);
    waiting?.answer(answered);
  }

  #forgetShows(): void {
    for (const [id, { request }] of this.#waiting) if (isShow(request.ask)) this.#waiting.delete(id);
  }
}

const isShow = (ask: Ask): boolean => typeof ask === 'object' && 'show' in ask;

/** On the same machine packing costs more than it saves. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The line to the table with this code, on the server the page came from. */
export function socket(code: string): Dial {
  const address = new URL(`/api/tables/${encodeURIComponent(code)}/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  if (!HERE.has(address.hostname) && canUnpack) address.search = 'packed';
  return (ear) => new SocketConnection(address.href, ear);
}
