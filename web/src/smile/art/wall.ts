// What hangs and stands at the wall: wanted posters, the scales, the windows that tell the phase, the sack.
import type { Crew } from '../../wire/smile';
import { at, box, r, text } from './draw';
import { die } from './dice';
import { boss } from './figures';

/** The blue rosette of whoever is wanted less. */
const ROSETTE =
  '<path d="M-6 11l-5 15 6-3 4 5 2-14zM6 11l5 15-6-3-4 5-2-14z" fill="#1a4fa0"/><circle r="14" fill="var(--policedeep)"/><circle r="11.500" fill="none" stroke="#fff" stroke-opacity=".6"/><path d="M0-7v12M-6 0l6 6 6-6" stroke="#fff" stroke-width="2.800" fill="none"/>';

interface Poster {
  crew: Crew;
  /** The letter of the seat and the name below the picture. */
  letter: string;
  name: string;
  /** "Wanted", as the language has it. */
  title: string;
  level: number;
  dice: readonly number[];
  /** Wanted less than the other. */
  low: boolean;
}

/** A whole poster, 116 × 196. */
export function poster({ crew, letter, name, title, level, dice, low }: Poster): string {
  const [w, h] = [116, 196];
  const [pic, pw] = [h - 100, w * 0.52];
  const mug = Array.from(
    { length: 7 },
    (_, nth) => `<path d="M8 ${50 + nth * 13}h${r(pw)}" stroke="#5d4f30" stroke-opacity=".5"/>`,
  ).join('');
  const glued = [0, 1, 2].map((nth) =>
    dice[nth]
      ? at(w / 2 + (nth - 1) * 33, h - 42, die(dice[nth], 25, nth * 7 - 5, 0.14))
      : `<rect x="${w / 2 + (nth - 1) * 33 - 12}" y="${h - 54}" width="25" height="25" rx="5" fill="none" stroke="#0c2230" stroke-opacity=".45" stroke-dasharray="3 3"/>`,
  );
  const mark =
    crew === 'yellow' ? '<circle r="6.500" fill="#07666a"/>' : '<path d="M0-7L8 6H-8z" fill="#a02456"/>';
  return (
    `<path d="M3 5h${w}v${h}H3z" fill="var(--shade)" opacity=".55"/><path d="M0 1l${w - 1}-1 1 ${h - 4}-9 3-13-2-11 3-16-3-14 2-12-2-${w - 78} 3L1 ${h - 2}z" fill="url(#sm-paperdim)"/><path d="M5 6h${w - 10}" stroke="#0c2230" stroke-opacity=".4"/>` +
    text(w / 2, 29, title, title.length > 7 ? 20 : 25, 'm d', '#6a1626') +
    `<path d="M8 36h${w - 16}" stroke="#0c2230" stroke-opacity=".5"/><clipPath id="sm-mug-${crew}"><rect x="8" y="42" width="${r(pw)}" height="${pic - 4}"/></clipPath>${box(8, 42, pw, pic - 4, '#8f7f58')}<g clip-path="url(#sm-mug-${crew})">${mug}${at(8 + pw / 2, 42 + pic + 34, boss(crew, letter), pic / 50)}</g><rect x="8" y="42" width="${r(pw)}" height="${pic - 4}" fill="none" stroke="#0c2230" stroke-opacity=".6"/>` +
    text(
      8 + pw + (w - 8 - pw) / 2 - 1,
      42 + pic / 2 + (low ? -2 : 12),
      level,
      level > 9 ? 38 : 46,
      'm d',
      '#0c2230',
    ) +
    glued.join('') +
    at(18, h - 16, mark) +
    text(30, h - 11, name, 16, 'b', '#0c2230') +
    `<circle cx="${w / 2}" cy="5" r="4.500" fill="#c65b4e"/><circle cx="${w / 2 - 1.5}" cy="3.500" r="1.500" fill="#fff" opacity=".7"/>` +
    (low ? at(w - 25, 42 + pic - 16, `<g class="rosette">${ROSETTE}</g>`) : '')
  );
}

/** A small poster, 60 × 56, where there is little wall. */
export function smallPoster({ crew, letter, title, level, low }: Poster): string {
  return (
    '<path d="M2 3h60v55H2z" fill="var(--shade)" opacity=".5"/><path d="M0 0h60v54l-8 2-9-2-10 2-10-2-11 2-12-1z" fill="url(#sm-paper)"/>' +
    text(30, 15, title, 14, 'm d', '#7a1f2e').replace(
      '<text',
      '<text textLength="54" lengthAdjust="spacingAndGlyphs"',
    ) +
    `<clipPath id="sm-mug-${crew}"><rect x="4" y="20" width="25" height="32"/></clipPath>${box(4, 20, 25, 32, '#b9a77b')}<g clip-path="url(#sm-mug-${crew})">${at(16.5, 67, boss(crew, letter), 0.78)}</g>` +
    text(44, 45, level, level > 9 ? 23 : 28, 'm d', '#0c2230') +
    (low
      ? at(
          54,
          50,
          '<g class="rosette"><circle r="9" fill="var(--policedeep)"/><path d="M0-4v8M-4 0l4 4 4-4" stroke="#fff" stroke-width="2" fill="none"/></g>',
        )
      : '')
  );
}

/** Scales that tip to whoever has more, foot at 0,0; `size` 66 on the shelf, 50 in the strip. */
export function scales(ours: number, theirs: number, small: boolean): string {
  const tip = (small ? 4 : 6) * Math.sign(theirs - ours);
  const [arm, top, string, wide] = small ? [17, -31, 18, 11] : [22.4, -44, 21, 14];
  const pan = (x: number, y: number, colour: string, count: number) =>
    `<path d="M${x} ${y}l${-wide} ${string}h${2 * wide}z" fill="${count ? '#06202b' : 'none'}" fill-opacity=".55" stroke="#9fbfc6" stroke-width="1.200"/><path d="M${x - wide - 2} ${y + string}h${2 * wide + 4}c-2 8-${2 * wide + 2} 8-${2 * wide + 4} 0z" fill="${count ? colour : '#3c6473'}"/>` +
    (count ? text(x, y + string - 2, count, 17, 'm b', colour) : '');
  return `<path d="M-2.200 0h4.400V${top}h-4.400z" fill="#d9e8e2"/><path d="M-13 0h26l-4-5h-18z" fill="#d9e8e2"/><path d="M${-arm} ${top - tip}L${arm} ${top + tip}" stroke="#d9e8e2" stroke-width="3" stroke-linecap="round"/><circle cy="${top}" r="4" fill="#d9e8e2"/>${pan(-arm, top - tip, 'var(--a)', ours)}${pan(arm, top + tip, 'var(--b)', theirs)}`;
}

const PHASES = [
  '<g transform="rotate(-10)"><rect x="-9" y="-9" width="18" height="18" rx="4"/><circle cx="-4" cy="-4" r="2" class="hole"/><circle cx="4" cy="4" r="2" class="hole"/></g>',
  '<ellipse cx="-5" cy="-3" rx="3.600" ry="6"/><circle cx="-5" cy="7" r="2.500"/><ellipse cx="5" cy="-5" rx="3.600" ry="6"/><circle cx="5" cy="5" r="2.500"/>',
  '<path d="M-14-3c5 4 23 4 28 0-3-2-6-2-7-1.500C6-10 5-13 2-13h-4c-3 0-4 3-5 8.500C-8-5-11-5-14-3zM-9 12c0-8 3-10 9-10s9 2 9 10z"/>',
  '<path d="M0-13l3.700 8 8.800 1-6.500 6 1.700 8.800L0 6.500l-7.700 4.300L-6 2l-6.500-6 8.800-1z"/>',
  '<path transform="scale(.56)" d="M-22 9c3 6 41 6 44 0-3-2.200-6-2.200-8-1.400C13 0 13-8 11.600-13c-1.300-4.600-5.600-5.400-8-3.600-2.200 1.400-5 1.400-7.200 0-2.400-1.800-6.700-1-8 3.600C-13-8-13 0-14 7.600c-2-.8-5-.8-8 1.400z"/>',
];
/** One of the five windows, 40 wide, its sill at 26; the lit one is now. */
export const phaseWindow = (phase: number, lit: boolean): string =>
  (lit ? '<ellipse rx="44" ry="48" fill="url(#sm-pool)" opacity=".7"/>' : '') +
  `<path d="M-17 22v-34a17 12 0 0 1 34 0v34z" fill="${lit ? '#f8e6b8' : '#06161f'}" stroke="#3a6c80" stroke-width="2"/><path d="M-20 22h40v4h-40z" fill="#3a6c80"/><g class="phase" transform="translate(0 4) scale(.86)" fill="${lit ? '#0c2230' : '#6d93a2'}" style="--hole:${lit ? '#f8e6b8' : '#06161f'}">${PHASES[phase - 1] ?? ''}</g>`;

/** Crate, cat and the sack with what is left in the bag; 230 × 120, ground at 120. */
export const corner = (inBag: number | null): string =>
  '<path d="M12 120V50h92v70z" fill="#5b3b2c"/><path d="M104 120l16-10V44l-16 6z" fill="#3a2420"/><path d="M12 50l16-8h92l-16 8z" fill="#8a5f45"/><path d="M12 72h92M12 96h92M20 50v70M96 50v70" stroke="#3a2420" stroke-width="2.500"/><path d="M20 98l76-44" stroke="#3a2420" stroke-width="4"/><g transform="translate(38 46)"><path d="M0 0c-2-8-14-10-18-2-2-8 1-22 10-26l-3-12 7 5h6l7-5-2 12c5 4 7 16 5 26 8 4 14 0 12-8-1-6 5-8 7-4 4 10-6 18-14 14z" fill="#040c12" stroke="#3f6f80" stroke-width="1.200"/><path d="M-5-31h2.500M2-31h2.500" stroke="#8fd694" stroke-width="2.400"/></g>' +
  `<g transform="translate(180 118)"><path d="M-44 2c-8-30 2-56 24-66l-8-16c10-5 46-5 56 0l-8 16c22 10 32 36 24 66z" fill="#8d7a58"/><path d="M4 2v-66h16c22 10 32 36 24 66z" fill="#6c5b3e"/><path d="M-22-64c12 5 32 5 44 0" stroke="#3a2a1c" stroke-width="4" fill="none"/>${inBag === null ? '' : text(0, -16, inBag, 34, 'm d', '#fff6df')}</g>`;

/** The lamp over the posters: 258 × 120, with its cone of light below. */
export const LAMP =
  '<path d="M130 22L-40 450H300z" fill="url(#sm-cone)" opacity=".55"/><path d="M0 0h130v8" stroke="#0a1c28" stroke-width="4" fill="none"/><path d="M104 26c2-14 12-18 26-18s24 4 26 18z" fill="#16475c" stroke="#f4ead3" stroke-opacity=".5"/><ellipse cx="130" cy="27" rx="16" ry="5" fill="#fff6dc"/><ellipse cx="130" cy="30" rx="60" ry="24" fill="url(#sm-pool)"/>';
