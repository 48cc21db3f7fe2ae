import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ask, Message, Request } from '../wire/server';
import type { Ear } from './connection';
import { socket } from './socket';

/** As much of a WebSocket as the line needs. */
class Wire {
  static all: Wire[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: Request[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Request);
  }
  open() {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  cut() {
    this.readyState = Wire.CLOSED;
    this.onclose();
  }
  close() {
    this.cut();
  }
  say(message: Message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const LOOK: Ask = 'look';
let heard: string[];
let ear: Ear;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.all = [];
  heard = [];
  ear = { hear: (message) => heard.push(Object.keys(message)[0]!), line: (hearing) => heard.push(hearing) };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to a table', () => {
  it('answers each question with its own answer', async () => {
    const line = socket('AB12')(ear);
    const [wire] = Wire.all;
    expect(new URL(wire!.address).pathname).toBe('/api/tables/AB12/socket');
    wire!.open();
    const replies = [line.ask(LOOK), line.ask({ chat: { text: 'hi' } })];
    const [first, second] = wire!.sent;
    wire!.say({ answer: { re: second!.id, reply: 'done' } });
    wire!.say({ answer: { re: first!.id, reply: { told: [] } } });
    expect(await Promise.all(replies)).toEqual([{ told: [] }, 'done']);
    expect(first!.id).not.toBe(second!.id);
    line.close();
  });

  it('comes back by itself, ever more slowly, and asks again what got no answer', async () => {
    const line = socket('AB12')(ear);
    Wire.all[0]!.open();
    const reply = line.ask(LOOK);
    Wire.all[0]!.cut();
    expect(heard).toEqual(['open', 'lost']);
    for (let n = 1; n <= 5; n++) {
      vi.advanceTimersByTime(15_000);
      expect(Wire.all.length).toBe(n + 1);
      Wire.all[n]!.cut();
    }
    vi.advanceTimersByTime(15_000);
    const wire = Wire.all.at(-1)!;
    wire.open();
    expect(wire.sent).toEqual(Wire.all[0]!.sent);
    wire.say({ answer: { re: wire.sent[0]!.id, reply: { told: [] } } });
    expect(await reply).toEqual({ told: [] });
    line.close();
  });

  it('does not come back when it was sent away', () => {
    socket('AB12')(ear);
    Wire.all[0]!.open();
    Wire.all[0]!.say({ bye: { line: { id: 'x', args: [] }, again: false } });
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(1);
    expect(heard).toEqual(['open', 'bye']);
  });

  it('asks to be shown the table only once on a new line', () => {
    let line: ReturnType<ReturnType<typeof socket>> | undefined;
    const show: Ask = { show: { seat: 'A', heard: null } };
    line = socket('AB12')({ ...ear, line: (hearing) => hearing === 'open' && void line?.ask(show) });
    Wire.all[0]!.open();
    Wire.all[0]!.cut();
    vi.advanceTimersByTime(15_000);
    Wire.all[1]!.open();
    expect(Wire.all[1]!.sent.map(({ ask }) => ask)).toEqual([show]);
    line.close();
  });
});
