// One sign for each thing that can be said of whoever sits somewhere, on a grid of 24.

/** A wind-up key: a bot. */
export const WINDUP =
  'M11 11.2C9.6 7.4 7.6 5.2 5.400 5.200 3.200 5.200 2 6.800 2 9s1.200 3.800 3.400 3.800c2 0 3.800-.4 5.600-1.200v7.400l1 2.200 1-2.200v-7.400c1.800.8 3.600 1.200 5.600 1.200 2.200 0 3.400-1.600 3.400-3.800s-1.200-3.800-3.400-3.800c-2.200 0-4.200 2.200-5.600 6z';
/** A line that is broken: away. As strokes. */
export const BROKEN = 'M1 12h6M17 12h6M9.500 7l-1.500 10M16 7l-1.500 10';
