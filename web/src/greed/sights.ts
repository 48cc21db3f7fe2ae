// What a game of Greed is found again by.
import { icons } from '../art/icons';
import { symbols } from '../art/symbols';
import type { Sights } from '../table/board';

export const sights: Sights = {
  thug: symbols.gun,
  holding: symbols.bottle,
  action: { line: 'M13 2.5 5 13.5h6l-1.5 8L18 10h-6z' },
  failed: { line: icons.cross[0], great: true },
};
