// The recipes as data: nothing clips, nothing drags on. And nothing sounds that nobody wished for.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings, VOLUMES } from '../settings.svelte';
import { length, peak, RECIPES, SOUNDS } from './recipes';

describe.each(SOUNDS)('%s', (name) => {
  const recipe = RECIPES[name];
  it('never clips, and is never longer than somebody wants to hear it', () => {
    expect(peak(recipe)).toBeLessThanOrEqual(1);
    expect(length(recipe)).toBeLessThanOrEqual(name === 'end' || name === 'siren' ? 1.4 : 0.7);
  });
  it('is made of what can be heard', () => {
    for (const { from, to, lasts, loud } of recipe) {
      for (const pitch of [from, to]) expect(pitch).toBeGreaterThan(40);
      for (const pitch of [from, to]) expect(pitch).toBeLessThan(12_000);
      expect(lasts).toBeGreaterThan(0.02);
      expect(loud).toBeGreaterThan(0.01);
    }
  });
});

it('no volume is louder than the loudest', () => {
  expect(Math.max(...Object.values(VOLUMES))).toBeLessThanOrEqual(1);
});

describe('playing', () => {
  let contexts = 0;
  let started = 0;
  const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = () => ({
    gain: param,
    frequency: param,
    Q: param,
    connect: (to: unknown) => to,
    start: () => (started += 1),
    stop() {},
  });
  class Fake {
    state = 'running';
    currentTime = 0;
    sampleRate = 100;
    destination = node();
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createBuffer = (_: number, samples: number) => ({ getChannelData: () => new Float32Array(samples) });
    constructor() {
      contexts += 1;
    }
  }
  const touched = (hasBeenActive: boolean) =>
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });

  beforeEach(() => {
    contexts = started = 0;
    vi.stubGlobal('AudioContext', Fake);
    vi.resetModules();
  });
  afterEach(() => {
    settings.sound = false;
    vi.unstubAllGlobals();
  });
  /** A page that has just been opened; its settings are its own. */
  async function opened(sound: boolean) {
    const { settings } = await import('../settings.svelte');
    settings.sound = sound;
    return (await import('./sound')).play;
  }

  it('nothing sounds while it is off, as it is at first', async () => {
    expect(settings.sound).toBe(false);
    touched(true);
    const play = await opened(false);
    SOUNDS.forEach(play);
    expect([contexts, started]).toEqual([0, 0]);
  });

  it('nothing is made before somebody has touched the page', async () => {
    touched(false);
    const play = await opened(true);
    play('card');
    expect(contexts).toBe(0);
    touched(true);
    play('card');
    expect([contexts, started]).toEqual([1, RECIPES.card.length]);
  });

  it('every recipe is played whole, and the same thing twice at once is heard once', async () => {
    touched(true);
    const play = await opened(true);
    for (const name of SOUNDS) {
      started = 0;
      play(name);
      play(name);
      expect(started, name).toBe(RECIPES[name].length);
    }
    expect(contexts).toBe(1);
  });
});
