// A face as a person chooses it: one part of each kind, written as numbers between dots. A number means the same part
// for ever, so lists only grow at their ends; a number that we do not know is the first.
import { coats, face, type Look } from './faces';

/** Each kind of part, in the order in which they are written. */
export const KINDS = {
  hat: [
    'cloche',
    'fedora',
    'fedoraTilt',
    'bowler',
    'cap',
    'topper',
    'homburg',
    'boater',
    'beret',
    'crown',
    'bicorne',
    'visor',
    'beanie',
    'pork',
    'turban',
    'hood',
    'none',
  ],
  cloth: ['#1f6f78', '#b3202c', '#3a2a4a', '#ece0c4', '#4a5a3a', '#1d1a20', '#7a5a3a', '#6a5a86'],
  band: ['#f6e8cb', '#c9503f', '#231318', '#d8b56a'],
  hair: ['bob', 'fringe', 'sides', 'burns', 'slick', 'curls', 'waves', 'wild', 'bun', 'none'],
  dye: ['#1d0f14', '#3a2416', '#a4502a', '#c9a23f', '#9a8f7c', '#efe6d2'],
  shape: ['heart', 'narrow', 'round', 'square', 'long', 'jowl'],
  skin: ['0', '1', '2', '3'],
  brow: ['high', 'flat', 'angry', 'sly', 'sad', 'bushy', 'none'],
  eyes: ['lash', 'almond', 'slit', 'dots', 'lids', 'wink', 'wide'],
  nose: ['fine', 'straight', 'hook', 'button', 'broken', 'big'],
  mouth: ['smirk', 'line', 'grin', 'frown', 'lips', 'o', 'cigar', 'pick', 'pipe'],
  beard: ['none', 'stubble', 'tache', 'pencil', 'curl', 'walrus', 'goatee', 'beard'],
  extra: [
    'none',
    'specs',
    'monocle',
    'shades',
    'patch',
    'mask',
    'scar',
    'tear',
    'bruise',
    'tape',
    'card',
    'feather',
    'dice',
    'coin',
    'biscuit',
    'bottle',
    'acorn',
  ],
  collar: ['none', 'pearls', 'earring', 'tie', 'tieCream', 'bow', 'bowDark', 'flower', 'fur'],
  coat: ['slate', 'ink', 'wine', 'brown', 'cream', 'green', 'violet'],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof KINDS;
export const NAMES = Object.keys(KINDS) as Kind[];
/** One number for each kind. */
export type Parts = Record<Kind, number>;

const of = (numbers: readonly number[]): Parts =>
  Object.fromEntries(
    NAMES.map((kind, nth) => [kind, KINDS[kind][numbers[nth] ?? 0] === undefined ? 0 : (numbers[nth] ?? 0)]),
  ) as Parts;

export const read = (written: string): Parts => of(written.split('.').map((part) => Number(part) || 0));
export const write = (parts: Parts): string => NAMES.map((kind) => parts[kind]).join('.');

/** The bots of the house, by their seats. */
const BOTS: Record<string, string> = {
  A: '4.6.2.2.2.5.1.5.3.5.2.2.0.3.3',
  B: '1.1.0.2.0.4.1.2.2.2.1.3.0.3.1',
  C: '8.4.3.6.2.0.0.3.0.0.4.0.0.2.5',
  D: '13.6.0.2.0.5.3.0.6.5.2.6.0.4.3',
  E: '7.3.1.8.3.2.0.1.3.3.0.0.1.0.6',
};
export const bot = (seat: string): Parts => read(BOTS[seat] ?? BOTS.A!);

/** A face for somebody who has chosen none: the same name has the same face wherever it is read. */
export function guessed(name: string): Parts {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return drawn(() => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  });
}

/** Any face. Beards and odd things are rare. */
export function drawn(random: () => number): Parts {
  const numbers = NAMES.map((kind) => {
    const rare = kind === 'beard' || kind === 'extra';
    if (rare && random() < 0.6) return 0;
    return Math.floor(random() * KINDS[kind].length);
  });
  return of(numbers);
}

/** The drawing, on a stage of 120 by 122. */
export function draw(parts: Parts, id: string): string {
  const name = <K extends Kind>(kind: K): (typeof KINDS)[K][number] =>
    KINDS[kind][parts[kind]] as (typeof KINDS)[K][number];
  const worn = [name('beard'), name('extra'), name('collar')].filter((part) => part !== 'none');
  return face(
    {
      hat: name('hat'),
      hatC: name('cloth'),
      hatL: `color-mix(in srgb, ${name('cloth')} 60%, #fff)`,
      band: name('band'),
      hair: name('hair'),
      hairC: name('dye'),
      shape: name('shape'),
      skin: parts.skin,
      brow: name('brow'),
      eyes: name('eyes'),
      nose: name('nose'),
      mouth: name('mouth'),
      extra: worn as Look['extra'] & object,
      coat: coats[name('coat')]!,
    },
    id,
  );
}
