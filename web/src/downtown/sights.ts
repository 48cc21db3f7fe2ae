// What a game of Downtown is found again by.
import { icons } from '../art/icons';
import { symbols } from '../art/symbols';
import type { Sights } from '../table/board';

export const sights: Sights = {
  robbed: symbols.gun,
  paid: symbols.money,
  hired: symbols.hat,
  job: {
    line: 'M9 7.5 7 3h10l-2 4.5M9 7.5h6c4 3 6 6.5 6 9.5 0 2.6-1.6 4-4.4 4H7.4C4.6 21 3 19.6 3 17c0-3 2-6.5 6-9.5z',
  },
  sale: { line: 'M16 7.5c-3-2.4-8-1.6-8 1.2 0 4 8 2 8 6 0 3-5.5 3.6-8.4 1M12 3.5v17', great: true },
  cop: { ...symbols.police, great: true },
  casino: { line: icons.key[0], solid: icons.key[1], great: true },
};
