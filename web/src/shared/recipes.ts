// What the things of a table sound like: small recipes of tones and rushes, as data, to be cooked in sound.ts.

/** A tone that glides from one pitch to another, or a rush of noise around a pitch. It swells in a moment and dies
 *  away; `at` and `lasts` in seconds, `loud` of 1. */
export interface Part {
  wave: OscillatorType | 'rush';
  /** In hertz; of a rush, its middle. */
  from: number;
  to: number;
  at: number;
  lasts: number;
  loud: number;
}

const part = (
  wave: Part['wave'],
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
): Part => ({ wave, from, to, at, lasts, loud });

export const RECIPES = {
  /** Paper over cloth, and it lies. */
  card: [part('rush', 2600, 5200, 0, 0.09, 0.3), part('rush', 700, 420, 0.07, 0.05, 0.35)],
  /** Two clay discs. */
  chip: [
    part('triangle', 2300, 2050, 0, 0.05, 0.25),
    part('rush', 4200, 3600, 0, 0.03, 0.2),
    part('triangle', 2750, 2500, 0.06, 0.06, 0.18),
  ],
  /** Three knocks on wood, each weaker. */
  dice: [0, 0.085, 0.19, 0.25].flatMap((at, n) => [
    part('rush', 1500 - n * 160, 1100, at, 0.045, 0.42 - n * 0.08),
    part('triangle', 420 + n * 60, 300, at, 0.04, 0.22 - n * 0.04),
  ]),
  /** The drawer, and the bell. */
  register: [
    part('rush', 900, 600, 0, 0.07, 0.3),
    part('sine', 1976, 1976, 0.09, 0.55, 0.26),
    part('sine', 2637, 2637, 0.11, 0.5, 0.18),
    part('sine', 5274, 5274, 0.09, 0.18, 0.06),
  ],
  /** Two breaths of it, some streets away. */
  siren: [0, 0.45].flatMap((at) => [
    part('triangle', 520, 880, at, 0.24, 0.2),
    part('triangle', 880, 520, at + 0.22, 0.24, 0.2),
  ]),
  /** Two plucked notes, upwards: it is your turn. */
  turn: [part('triangle', 523.25, 523.25, 0, 0.22, 0.26), part('triangle', 783.99, 783.99, 0.13, 0.38, 0.3)],
  /** Knuckles on a door. */
  knock: [0, 0.16].flatMap((at) => [
    part('rush', 420, 260, at, 0.07, 0.4),
    part('triangle', 180, 120, at, 0.08, 0.35),
  ]),
  /** Four notes of a bar band that packs up. */
  end: [392, 493.88, 587.33, 783.99].map((pitch, n) =>
    part('triangle', pitch, pitch, n * 0.14, n === 3 ? 0.8 : 0.3, 0.24),
  ),
} satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof RECIPES;
export const SOUNDS = Object.keys(RECIPES) as Sound[];

/** When the last of it has died away, in seconds. */
export const length = (recipe: readonly Part[]): number =>
  Math.max(...recipe.map(({ at, lasts }) => at + lasts));

/** The most that can ever sound together, of 1. */
export const peak = (recipe: readonly Part[]): number =>
  Math.max(
    ...recipe.map(({ at }) =>
      recipe
        .filter((other) => other.at <= at && at < other.at + other.lasts)
        .reduce((sum, { loud }) => sum + loud, 0),
    ),
  );
