// The nine potion cards as emblems: what the flask holds is what it does.
import type { PotionCard } from '../../wire/smile';
import { die } from './dice';
import { at, text } from './draw';
import { hat, tile } from './loot';
import { type Emblem, rays } from './shadows';

const flask = (light: string, dark: string, inner: string) =>
  `<path d="M-11-46h22v25a36 36 0 1 1-22 0z" fill="#dff0ea" opacity=".22"/><path d="M-33 16c11-7 21-6 33 0s22 7 33 0a33 33 0 0 1-66 0z" fill="${light}"/><path d="M0 16c12 6 22 7 33 0a33 33 0 0 1-33 33z" fill="${dark}"/>${inner}<path d="M-11-46h22v25a36 36 0 1 1-22 0z" fill="none" stroke="#f4ead3" stroke-width="3"/><path d="M-15-47h30" stroke="#f4ead3" stroke-width="6" stroke-linecap="round"/><path d="M-8-58h16v9H-8z" fill="#a5714a"/><path d="M-25 4a27 27 0 0 1 11-15" stroke="#fff" stroke-width="3.400" fill="none" stroke-linecap="round" opacity=".85"/>`;

const HEART =
  'M0 20C-12 11-21 4-21-6c0-7 5-11 10.500-11C-6-17-2-14 0-10c2-4 6-7 10.500-7C16-17 21-13 21-6 21 4 12 11 0 20z';
const tossed = (fill: string) =>
  `<path d="M-11 0c0-9 1-15 6-17.500h10C10-15 11-9 11 0z" fill="${fill}"/><circle cy="-20.500" r="4.600" fill="${fill}"/><path d="M-9-23.500h18c0-1.500-1.600-2-3-2 0-4.500-2-7-6-7s-6 2.500-6 7c-1.400 0-3 .5-3 2z" fill="${fill}"/>`;

export const POTIONS: Record<PotionCard, Emblem> = {
  'second-chance': {
    ground: '#1d4f45',
    foot: '#113530',
    art:
      rays('#8fd694') +
      flask('#3da27e', '#2a7d60', `<g transform="translate(0 14) rotate(-12)">${die(5, 26, 0, 0.16)}</g>`) +
      `<path d="M-44-2a46 46 0 0 1 18-34M44 20a46 46 0 0 1-18 26" stroke="#f4ead3" stroke-width="3" fill="none"/><path d="M-34-38l11-1-4 10zM36 50l-12 0 5-10z" fill="#f4ead3"/>`,
  },
  overpower: {
    ground: '#6a2a22',
    foot: '#431712',
    art:
      rays('#ff9a7a') +
      flask(
        '#c65b4e',
        '#983d33',
        at(-15, 38, tossed('#f8eed6'), 0.8) +
          at(15, 38, tossed('#dcc698'), 0.8) +
          at(0, 41, tossed('#fff8e8'), 1.15),
      ) +
      '<path d="M-50-4l10 4M-46-26l8 7M50-4l-10 4M46-26l-8 7" stroke="#f4ead3" stroke-width="4" stroke-linecap="round"/>',
  },
  'quick-step': {
    ground: '#1e4a68',
    foot: '#102f45',
    art:
      rays('#8fd0ff') +
      flask(
        '#3f93c4',
        '#2b709a',
        '<g transform="translate(2 22)"><path d="M-20-12c6 3 10 3 14-2 4 8 12 10 20 11 5 1 7 4 7 9h-41z" fill="#f8eed6"/><path d="M-20 6h41v5h-41z" fill="#6b4436"/><path d="M-9-12l6 6M-4-9l6 5" stroke="#0c2230" stroke-width="2"/><path d="M-18-10c-4-10-2-18 4-22 0 5 2 7 6 8-4 1-5 3-4 6 2-2 5-1 6 0-3 2-6 6-12 8z" fill="#dff0ea" stroke="#1e4a68"/></g>',
      ) +
      '<path d="M-54 20h12M-54 30h16M-52 40h18" stroke="#f4ead3" stroke-width="3" stroke-linecap="round"/>',
  },
  relocation: {
    ground: '#4f3a24',
    foot: '#322313',
    art:
      rays('#e3c39a') +
      flask(
        '#a5714a',
        '#7d5232',
        '<g transform="translate(0 24)"><path d="M-8-14v-6h16v6" fill="none" stroke="#3a2420" stroke-width="3.500"/><rect x="-22" y="-14" width="44" height="27" rx="3" fill="#f8eed6"/><path d="M0-14h19a3 3 0 0 1 3 3v21a3 3 0 0 1-3 3H0z" fill="#dcc698"/><path d="M-12-14v27M12-14v27" stroke="#6a4224" stroke-width="3"/><rect x="-4" y="-4" width="8" height="7" rx="1" fill="#b8304c"/></g>',
      ) +
      '<path d="M-46 26c-10-30 6-56 34-60M46 26c10-30-6-56-30-60" stroke="#f4ead3" stroke-width="3" fill="none" stroke-dasharray="6 5"/><path d="M52 30l-14 0 7-12z" fill="#f4ead3"/>',
  },
  imitation: {
    ground: '#1f4058',
    foot: '#12293a',
    art:
      rays('#9fd0e8') +
      flask(
        '#4d88a8',
        '#356a88',
        at(-8, 20, hat(undefined, '#0c2230'), 0.86) + at(8, 34, hat(undefined, '#f8eed6', '#b8304c'), 0.86),
      ) +
      text(36, -22, '×2', 34, 'm d'),
  },
  'con-artist': {
    ground: '#5a2030',
    foot: '#3a111c',
    art:
      rays('#ff9ab0') +
      flask(
        '#b8455e',
        '#8c2f45',
        `<g transform="translate(-13 14) rotate(-12) scale(.52)">${at(-23, -28, tile({ kind: 'hat', points: 4, police: 0 }))}</g><g transform="translate(14 24) rotate(12) scale(.52)">${at(-23, -28, tile({ kind: 'weapons', points: 0, police: 1 }))}</g>`,
      ) +
      '<path d="M-50 4c2-18 10-28 22-34M50 30c-2 12-8 20-18 24" stroke="#f4ead3" stroke-width="3" fill="none"/><path d="M-34-38l13 2-7 9zM27 58l1-13 9 8z" fill="#f4ead3"/>',
  },
  seduction: {
    ground: '#5e2344',
    foot: '#3f142d',
    art:
      rays('#ff8fb3') +
      flask(
        '#c8457a',
        '#96305a',
        `<g transform="translate(0 14)"><path d="${HEART}" fill="#fff0f4"/><path d="M0-10c2-4 6-7 10.500-7C16-17 21-13 21-6 21 4 12 11 0 20z" fill="#f3c4d3"/><path d="M0-7c2 1.500 4 1.800 6.500 1.800v4.500c0 4-2.600 6.500-6.500 8.400-3.900-1.900-6.500-4.400-6.500-8.400v-4.500c2.500 0 4.500-.3 6.500-1.800z" fill="#2563c4"/></g>`,
      ) +
      `<path d="M-50 34L52-30" stroke="#f4ead3" stroke-width="2.600"/><path d="M56-33l-13 1 6 9z" fill="#f4ead3"/>`,
  },
  'shell-game': {
    ground: '#3a2f66',
    foot: '#261e48',
    art:
      rays('#b79cff') +
      flask(
        '#7a5fc4',
        '#5a43a0',
        `<g transform="translate(0 30)"><path d="M-30 0l4-18h13l4 18zM9 0l4-18h13l4 18zM-10-6l4-18H6l4 18z" fill="#f8eed6" stroke="#3a2a70" stroke-width="1.500"/>${text(0, -9, '3', 13, 'm b', '#3a2a70')}${text(-19.5, -3, '2', 13, 'm b', '#3a2a70')}${text(19.5, -3, '1', 13, 'm b', '#3a2a70')}</g>`,
      ),
  },
  soulmates: {
    ground: '#61304a',
    foot: '#401c30',
    art:
      rays('#ffc0d0') +
      flask(
        '#d0708c',
        '#a34d6a',
        `${at(-11, 16, `<path d="${HEART}" fill="#fff0f4"/>`, 0.72)}${at(12, 26, `<path d="${HEART}" fill="#b8304c" stroke="#fff0f4" stroke-width="2"/>`, 0.72)}`,
      ) +
      '<path d="M-52 30c14 14 30 22 52 24 22-2 38-10 52-24" stroke="#f4ead3" stroke-width="2.500" fill="none" stroke-dasharray="5 4"/>' +
      text(37, -24, '10', 33, 'm d'),
  },
};
