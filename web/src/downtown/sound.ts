import type { Sound } from '../shared/sound';
import { tag } from '../shared/tag';
import type { Event } from '../wire/downtown';

const SOUNDS: Record<string, Sound> = {
  bought: 'card',
  drew: 'card',
  'job-done': 'card',
  'turned-over': 'card',
  laid: 'card',
  robbed: 'chip',
  paid: 'register',
  sold: 'register',
};

/** A fence who turns out to be a cop is heard before anybody reads it. */
const isCop = (event: Event): boolean =>
  typeof event === 'object' && 'turned-over' in event && event['turned-over'].cop;

export const sound = (event: Event): Sound | null => (isCop(event) ? 'siren' : (SOUNDS[tag(event)] ?? null));
