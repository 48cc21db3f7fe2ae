// What stands in texts and beside numbers: the six symbols of the cards, the three kinds, and a few signs.
import { symbols, type Drawing } from '../../art/symbols';

const own = {
  hat: {
    solid:
      'M2.2 15.6c1.2 3.4 18.4 3.4 19.6 0-1.4-.8-2.8-.8-4-.4L16.6 7c-.2-1.6-1.7-2.2-3-1.5-1 .5-2.2.5-3.2 0C9.1 4.8 7.6 5.4 7.4 7l-1.2 8.2c-1.2-.4-2.6-.4-4 .4z',
  },
  house: {
    solid:
      'M3 5h18l1 5c0 1.5-1 2.5-2.5 2.5S17 11.5 17 10c0 1.5-1 2.5-2.5 2.5S12 11.5 12 10c0 1.5-1 2.5-2.5 2.5S7 11.5 7 10c0 1.5-1 2.5-2.5 2.5S2 11.5 2 10zM4 14h16v7h-6v-5h-4v5H4z',
  },
  star: {
    solid:
      'M12 1l2.6 6.3L21 4.5l-2.6 6.3L24 13l-6 2.4 2.5 6-6.2-2.4L12 24l-2.3-5L3.5 21.4l2.5-6L0 13l5.6-2.2L3 4.5l6.4 2.8z',
  },
  back: { line: 'M5 2.5h14v19H5zM8 5.5h8v13H8z', solid: 'M12 8.5l2.6 3.5-2.6 3.5L9.4 12z' },
  loop: { line: 'M19.5 9A8 8 0 1 0 20 13.5M20.5 4v5.5H15' },
  flag: { line: 'M5 22V3M5 4h13l-3 4.5 3 4.5H5' },
  next: { line: 'M4 5l7 7-7 7M12 5l7 7-7 7' },
  threat: { line: 'M12 3 22 21H2zM12 9.5v5.5', solid: 'M10.8 17h2.4v2.2h-2.4z' },
  lens: { line: 'M15 10a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0zM13.8 14.4 21 21.5' },
} satisfies Record<string, Drawing>;

const GREED = ['gun', 'car', 'key', 'bottle', 'heart', 'wrench'] as const;
export type IconName = (typeof GREED)[number] | keyof typeof own;

const drawn: Record<string, Drawing> = {
  ...Object.fromEntries(GREED.map((name) => [name, symbols[name]])),
  ...own,
};
export const icon = (name: IconName): Drawing => drawn[name]!;
export const isIcon = (name: string): name is IconName => Object.hasOwn(drawn, name);
