import type { Sound } from '../shared/sound';
import { tag } from '../shared/tag';
import type { Event } from '../wire/greed';

const SOUNDS: Record<string, Sound> = {
  took: 'card',
  revealed: 'card',
  'plays-extra': 'card',
  'paid-money': 'register',
  gained: 'register',
  'markers-put': 'chip',
  'markers-taken': 'chip',
};

export const sound = (event: Event): Sound | null => SOUNDS[tag(event)] ?? null;
