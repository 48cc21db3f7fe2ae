// Makes the recipes heard. Silent until somebody has wished for sound and has touched the page: browsers forbid it
// otherwise, and so do we. Call `play` when a thing lies, not when it starts to fly.
import { settings, VOLUMES } from '../settings.svelte';
import { RECIPES, type Part, type Sound } from './recipes';

export type { Sound };

/** The same thing again within this time, in milliseconds, is one sound: a shower of chips is not a shower of noise. */
const APART = 45;

let audio: AudioContext | null = null;
let rush: AudioBuffer | null = null;
const last = new Map<Sound, number>();

export function play(name: Sound): void {
  if (!settings.sound || !touched()) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -Infinity) < APART) return;
  last.set(name, now);
  const here = (audio ??= new AudioContext());
  if (here.state === 'suspended') void here.resume();
  const out = here.createGain();
  out.gain.value = VOLUMES[settings.volume];
  out.connect(here.destination);
  for (const part of RECIPES[name]) cook(here, part, out);
}

/** Whether somebody has touched this page since it was opened. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? audio !== null;

function cook(here: AudioContext, part: Part, out: AudioNode): void {
  const start = here.currentTime + 0.01 + part.at;
  const end = start + part.lasts;
  const loud = here.createGain();
  loud.gain.setValueAtTime(0.0001, start);
  loud.gain.exponentialRampToValueAtTime(part.loud, start + Math.min(0.008, part.lasts / 3));
  loud.gain.exponentialRampToValueAtTime(0.0001, end);
  loud.connect(out);
  if (part.wave === 'rush') {
    const source = here.createBufferSource();
    source.buffer = rush ??= noise(here);
    const band = here.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = 0.9;
    glide(band.frequency, part, start, end);
    source.connect(band).connect(loud);
    source.start(start, 0, part.lasts);
  } else {
    const source = here.createOscillator();
    source.type = part.wave;
    glide(source.frequency, part, start, end);
    source.connect(loud);
    source.start(start);
    source.stop(end);
  }
}

function glide(pitch: AudioParam, { from, to }: Part, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}

/** Half a second of noise, made once. */
function noise(here: AudioContext): AudioBuffer {
  const buffer = here.createBuffer(1, here.sampleRate / 2, here.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
