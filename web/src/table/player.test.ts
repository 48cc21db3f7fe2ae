import { expect, it, vi } from 'vitest';
import { timed } from '../shared/timed';
import type { Moment } from '../wire/desk';
import { Player } from './player.svelte';

timed();

const moments = (...names: string[]): Moment[] => names.map((event) => ({ event, lines: [], table: null }));

it('whoever watches may hold it and go on a moment at a time', () => {
  const begun: unknown[] = [];
  const player = new Player(
    ({ event }) => begun.push(event),
    () => 500,
  );
  player.play(moments('a', 'b', 'c', 'd'));
  player.hold();
  vi.advanceTimersByTime(10_000);
  expect([player.moment?.event, begun]).toEqual(['a', ['a']]);
  player.step();
  player.play(moments('e'));
  vi.advanceTimersByTime(10_000);
  expect(player.moment?.event).toBe('b');
  player.release();
  expect(player.moment?.event).toBe('c');
  vi.advanceTimersByTime(10_000);
  expect([player.moment, begun]).toEqual([null, ['a', 'b', 'c', 'd', 'e']]);
});

it('what comes while it is held and still stands at its first moment, and skipping ends it', () => {
  const player = new Player(
    () => {},
    () => 500,
  );
  player.hold();
  player.play(moments('a', 'b'));
  vi.advanceTimersByTime(10_000);
  expect(player.moment?.event).toBe('a');
  player.skip();
  expect([player.moment, player.held]).toEqual([null, false]);
});
