// Everybody in the street: henchmen, police lanterns, the bosses and what walks at night. Feet at 0,0.
import type { Crew, Party, Shadow } from '../../wire/smile';
import { text } from './draw';

/** Each crew has a body, a hat and a mark of its own, so that it is told apart in grey as well. */
const CREW = {
  yellow: {
    colour: 'var(--a)',
    dark: '#0f7f86',
    man: 'M-11 0c0-9 1-15 6-17.500h10C10-15 11-9 11 0z',
    half: 'M2 0l1-17.500h2C10-15 11-9 11 0z',
    cap: 'M-9-23.500h18c0-1.500-1.600-2-3-2 0-4.500-2-7-6-7s-6 2.500-6 7c-1.400 0-3 .5-3 2z',
    band: 'M-6-26.500h12v1.800H-6z',
    mark: '<circle r="4"/>',
    boss: 'M-18 0c-1-14 1-27 9-32l9-2 9 2c8 5 10 18 9 32z',
    bossHalf: 'M2 0L1-33.800 9-32c8 5 10 18 9 32z',
    hat: 'M-18-44.500c2.500 4.500 33.500 4.500 36 0-2.500-2-5-2-6.500-1.500-.6-7-1.500-13-5-14.500-2.200-1-4.200 1-6.500 1s-4.300-2-6.500-1c-3.500 1.500-4.400 7.500-5 14.500-1.500-.5-4-.5-6.500 1.500z',
    hatBand: 'M-11.600-48c7 2.500 16.200 2.500 23.200 0l-.6-4c-7 2-15 2-22 0z',
    badge: '<circle r="10.500"/>',
    letter: 7.4,
  },
  green: {
    colour: 'var(--b)',
    dark: '#bf4d77',
    man: 'M-12 0L-4.500-18h9L12 0z',
    half: 'M2 0l1-18h1.500L12 0z',
    cap: 'M-10-23h20l-3.500-2.500L3-33h-6l-3.500 7.500z',
    band: 'M-6-26h12v1.700H-6z',
    mark: '<path d="M0-4.600L5 4H-5z"/>',
    boss: 'M-20 0l10-31 10-3 10 3L20 0z',
    bossHalf: 'M2 0L1-33.800 10-31 20 0z',
    hat: 'M-17-44h34c-1-2.400-4-3.400-6.500-3.400L9-60c-4-2-14-2-18 0l-1.500 12.600c-2.500 0-5.500 1-6.500 3.400z',
    hatBand: 'M-10.300-48.500h20.600l-.6-4.500H-9.700z',
    badge: '<path d="M0-14L14 10h-28z"/>',
    letter: 8.6,
  },
} as const;

export const crewColour = (crew: Crew): string => CREW[crew].colour;
export const partyColour = (party: Party): string =>
  party === 'yellow' || party === 'green'
    ? CREW[party].colour
    : party === 'police'
      ? 'var(--police)'
      : '#d9c79d';

const ground = (rx: number) => `<ellipse cx="2" rx="${rx}" ry="3.600" fill="var(--shade)" opacity=".5"/>`;

/** A henchman, 24 × 33. A ghost is one that would come. */
export function man(crew: Crew, ghost = false): string {
  const { colour, dark, man: body, half, cap, band, mark } = CREW[crew];
  if (ghost)
    return `<g stroke="var(--ghost-${crew})" stroke-width="1.8" stroke-linejoin="round" fill="var(--ghost-body-${crew})"><path d="${body}"/><circle cy="-20.500" r="4.600"/><path d="${cap}"/></g>`;
  return `${ground(13)}<path d="${body}" fill="${colour}"/><path d="${half}" fill="${dark}"/><circle cy="-20.500" r="4.600" fill="#f4ead3"/><path d="M0-25.100a4.600 4.600 0 0 1 0 9.200z" fill="#d5c199"/><path d="${cap}" fill="${colour}"/><path d="${band}" fill="#0c2230"/><g transform="translate(0 -7.500)" fill="#0c2230">${mark}</g>`;
}

/** The police are a blue lantern, 20 × 32. */
export function lantern(ghost = false, glow = true): string {
  if (ghost)
    return '<g fill="var(--police)" fill-opacity=".25" stroke="var(--police)" stroke-width="1.500" stroke-dasharray="3 2"><path d="M-7-9h14l2.500-14h-19zM-4-3h8v-6h-8zM-7 0H7v-3H-7zM-6-23l6-6 6 6z"/></g>';
  return `${glow ? '<circle cy="-15" r="19" fill="url(#sm-blueglow)"/>' : ''}${ground(11)}<path d="M-7 0H7v-3H-7zM-3-3h6v-6h-6z" fill="#0b1f2d"/><path d="M-7-9H7l2.500-14h-19z" fill="#4f9bff"/><path d="M1-9h6l2.500-14H1z" fill="#2563c4"/><path d="M-5.500-11l-1.500-10h3.500l.6 10z" fill="#d5e9ff"/><path d="M-10.500-23h21L4-29h-8z" fill="#0b1f2d"/><path d="M-10.500-23h21" stroke="#cfe3ff"/><circle cy="-30.500" r="2" fill="#0b1f2d"/><path d="M-7-9H7" stroke="#0b1f2d" stroke-width="2"/>`;
}

/** The Guardian, 26 × 34: a stone lion's head on a plinth; its strength is a die, not markers. */
export const guardian = (): string =>
  `${ground(13)}<path d="M-11 0h22v-5h-22z" fill="#8a7a58"/><path d="M0-34c9 0 13 7 12 14-1 8-6 15-12 15s-11-7-12-15c-1-7 3-14 12-14z" fill="#b59e70"/><path d="M0-27c5 0 8 4 7 9s-3 9-7 9-6-4-7-9 2-9 7-9z" fill="#f4ead3"/><path d="M0-27c5 0 8 4 7 9s-3 9-7 9z" fill="#d9c79d"/><path d="M-4.500-19h3M1.500-19h3M-2-14h4l-2 2.500zM0-11.500v2.500" stroke="#0c2230" stroke-width="1.400" fill="none"/>`;

export const marker = (party: Party, ghost = false, glow = true): string =>
  party === 'police' ? lantern(ghost, glow) : party === 'guardian' ? guardian() : man(party, ghost);

/** A boss, 44 × 62, with the letter of the seat; nobody sits behind the rival crew. */
export function boss(crew: Crew, letter: string, ghost = false, shadow = true): string {
  const { colour, dark, boss: body, bossHalf, hat, hatBand, badge, letter: low } = CREW[crew];
  if (ghost)
    return `<g stroke="var(--ghost-${crew})" stroke-width="2" stroke-linejoin="round" stroke-dasharray="5 3" fill="var(--ghost-body-${crew})"><path d="${body}"/><circle cy="-40" r="8.500"/><path d="${hat}"/></g>`;
  const cast = shadow
    ? '<path d="M4 2L50-7l14 6-42 6z" fill="var(--shade)" opacity=".35"/><ellipse rx="21" ry="5.500" fill="var(--shade)" opacity=".7"/>'
    : '';
  return `${cast}<path d="${body}" fill="${colour}"/><path d="${bossHalf}" fill="${dark}"/><path d="M-5-33l5 13 5-13z" fill="#f8eed6"/><path d="M-2-31h4l1.500 9L0-18l-3.500-4z" fill="#0c2230"/><circle cy="-40" r="8.500" fill="#f4ead3"/><path d="M0-48.500a8.500 8.500 0 0 1 0 17z" fill="#d5c199"/><path d="M-3.500-36.500c2 1.700 5 1.700 7.500-.4" stroke="#0c2230" stroke-width="1.500" fill="none" stroke-linecap="round"/><path d="${hat}" fill="${colour}"/><path d="${hatBand}" fill="#0c2230"/><g transform="translate(0 -11)"><g fill="#0c2230">${badge}</g>${letter ? text(0, low, letter, 21.5, 'm b', colour) : `<path d="M-5 -4l10 8M5-4l-10 8" stroke="${colour}" stroke-width="2.500"/>`}</g>`;
}

/** The shadow that walks, 42 × 68: black, with a pale outline. */
export const walker = (): string =>
  '<path d="M0 2L-70 16l-30-3 60-12z" fill="#02090e" opacity=".55"/><ellipse rx="22" ry="5.500" fill="#02090e" opacity=".8"/><path d="M-17 0c1-18 2-34 9-40h16c7 6 8 22 9 40l-7-3-5 3-5-3-5 3-5-3z" fill="#03090e" stroke="#c5dbe0" stroke-width="1.500"/><path d="M-9-40l9 9 9-9-3-6h-12z" fill="#03090e" stroke="#8fb3bd"/><circle cy="-46" r="7" fill="#03090e"/><path d="M-21-50c6 5 36 5 42 0-4-2.500-8-2.500-10-2C10-60 9-67 4-67.500c-2-.2-2.600 1-4 1s-2-1.200-4-1c-5 .5-6 7.500-7 15.500-2-.5-6-.5-10 2z" fill="#03090e" stroke="#c5dbe0" stroke-width="1.500"/><path d="M-4.500-46.500h3M2-46.500h3" stroke="#f4ead3" stroke-width="1.800"/>';

/** A monster at home, about 44 × 48: it rises behind the houses of its district. */
export const MONSTERS: Partial<Record<Shadow, string>> = {
  water:
    '<path d="M-22 0c-2-14 2-26 8-32 4-12 24-12 28 0 6 6 10 18 8 32z" fill="#2f8f86" stroke="#bfeadf" stroke-width="1.500"/><path d="M2-41c8 1 11 5 12 9 6 6 10 18 8 32H2z" fill="#1d6b68"/><circle cx="-7" cy="-27" r="5.500" fill="#f4ead3"/><circle cx="8" cy="-27" r="5.500" fill="#f4ead3"/><circle cx="-6" cy="-26" r="2.500" fill="#0c2230"/><circle cx="9" cy="-26" r="2.500" fill="#0c2230"/><path d="M-11-13c7 6 16 6 23 0" stroke="#0c2230" stroke-width="2.500" fill="none"/><path d="M-8-11l2 4 2-3 2 4 2-4 2 4 2-3 2 3 2-5" fill="#f4ead3"/><path d="M-22-6c-8-2-10-10-6-16M22-6c8-2 10-10 6-16" stroke="#2f8f86" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M0-42l-3-8M8-40l3-8M-8-40l-5-6" stroke="#bfeadf" stroke-width="2" stroke-linecap="round"/>',
  guardian:
    '<path d="M-20 0h40v-7h-40z" fill="#8a7a58"/><path d="M0-54c16 0 23 12 21 25S10-7 0-7s-19-9-21-22S-16-54 0-54z" fill="#b59e70" stroke="#f4ead3" stroke-opacity=".7"/><path d="M0-54c16 0 23 12 21 25S10-7 0-7z" fill="#927f56"/><path d="M0-43c8 0 12 6 11 14S6-14 0-14s-10-7-11-15 3-14 11-14z" fill="#e3d3ae"/><path d="M-7-31h5M2-31h5" stroke="#0c2230" stroke-width="2.500"/><path d="M-3-24h6l-3 4zM0-20v3M-5-16c3 2 7 2 10 0" stroke="#0c2230" stroke-width="1.600" fill="none"/>',
  cursed:
    '<path d="M-19 0c2-16 0-26 4-35 4-12 26-12 30 0 4 9 2 19 4 35l-8-4-5 4-6-4-6 4-5-4z" fill="#6a4fa8" stroke="#d9cdf7" stroke-width="1.500"/><path d="M1-44c8 1 12 4 14 9 4 9 2 19 4 35l-8-4-5 4-5-3z" fill="#46327d"/><circle cx="-6" cy="-29" r="4" fill="#f4ead3"/><circle cx="7" cy="-29" r="4" fill="#f4ead3"/><path d="M-6-31v4M7-31v4" stroke="#0c2230" stroke-width="2.500"/><ellipse cy="-18" rx="4" ry="5" fill="#0c2230"/><path d="M-19-14c-6 0-9 4-10 9M19-14c6 0 9 4 10 9" stroke="#6a4fa8" stroke-width="5" fill="none" stroke-linecap="round"/>',
};

/** The shield of the police, the sign of a tie, a seat's shape: how a district stands, about 16 wide. */
export const standing = (who: Party | 'tie'): string =>
  who === 'yellow'
    ? '<circle r="7" fill="var(--a)"/>'
    : who === 'green'
      ? '<path d="M0-7.500L8 6.500H-8z" fill="var(--b)"/>'
      : who === 'police'
        ? '<path d="M0-8c2 1.500 4.500 2 7 2v5c0 4.500-3 7-7 9-4-2-7-4.500-7-9v-5c2.500 0 5-.5 7-2z" fill="var(--police)"/>'
        : who === 'guardian'
          ? '<path d="M0-8l8 8-8 8-8-8z" fill="#d9c79d"/>'
          : '<circle r="8" fill="#f4ead3"/><path d="M-4-2.200h8M-4 2.200h8" stroke="#0c2230" stroke-width="2"/>';

/** One pair of footprints, going up. */
export const feet = (x: number, y: number, turn: number, size: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><ellipse cx="-3.400" cy="-3" rx="2.600" ry="4.200"/><circle cx="-3.400" cy="3.600" r="1.700"/><ellipse cx="3.400" cy="3" rx="2.600" ry="4.200"/><circle cx="3.400" cy="9.600" r="1.700"/></g>`;

export const crown = (colour: string): string =>
  `<path d="M-8 0l-1-7 4.500 3.500L0-9.500l4.500 6L9-7 8 0z" fill="${colour}"/>`;
