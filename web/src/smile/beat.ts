// How long each moment is shown, in milliseconds at the usual pace. What is no event by itself is not played but merged
// with what follows: tiles laid one by one, a step on the way to a choice.
import type { Told } from '../wire/smile';
import { walk } from './city';

const STEP = 150;
const TIMES: Record<string, number> = {
  'shadow-drawn': 900,
  'card-drawn': 900,
  starts: 500,
  round: 600,
  rolled: 900,
  recycled: 400,
  'bag-dry': 400,
  rerolled: 500,
  chose: 450,
  stepped: 450,
  placed: 550,
  drank: 350,
  swapped: 600,
  added: 420,
  moved: 520,
  removed: 480,
  passed: 300,
  // The shadow comes once in a round: whoever looks at the dice must still see what it does.
  'monster-die': 1300,
  swept: 1500,
  bitten: 1500,
  guarded: 1200,
  'goes-first': 350,
  wanted: 1100,
  'law-points': 550,
  detective: 1200,
  settling: 450,
  seduced: 550,
  'not-scored': 500,
  took: 700,
  'took-die': 650,
  discarded: 500,
  cleared: 300,
  abandoned: 350,
  'next-start': 500,
  ended: 400,
  'tie-break': 800,
};

export function beat({ event }: Told): number {
  if (typeof event === 'string') return TIMES[event] ?? 0;
  if ('walked' in event)
    return 150 + STEP * (walk(Number(event.walked.from), Number(event.walked.to)).length - 1);
  if ('shadow-walked' in event) return 900 + STEP * event['shadow-walked'].die;
  return TIMES[Object.keys(event)[0] ?? ''] ?? 0;
}
