import type { Sound } from '../shared/sound';
import { tag } from '../shared/tag';
import type { Told } from '../wire/smile';

const SOUNDS: Record<string, Sound> = {
  rolled: 'dice',
  rerolled: 'dice',
  picked: 'dice',
  placed: 'chip',
  added: 'chip',
  'law-points': 'siren',
  took: 'card',
};

export const sound = ({ event }: Told): Sound | null => SOUNDS[tag(event)] ?? null;
