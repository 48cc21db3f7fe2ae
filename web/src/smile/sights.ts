// What a game of Smile is found again by.
import { icons } from '../art/icons';
import { symbols } from '../art/symbols';
import type { Sights } from '../table/board';

export const sights: Sights = {
  tile: { line: icons.screen[0] },
  potion: symbols.potion,
  swap: { line: 'M3 8h15l-4-4M21 16H6l4 4' },
  shadow: { solid: icons.moon[1], great: true },
  law: { ...symbols.police, great: true },
};
