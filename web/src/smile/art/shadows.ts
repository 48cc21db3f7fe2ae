// The thirteen shadows as emblems, each in a window of about 104 × 104 around 0,0, with its two grounds.
import type { Shadow } from '../../wire/smile';
import { at, r } from './draw';
import { die } from './dice';
import { MONSTERS } from './figures';
import { hat } from './loot';

export interface Emblem {
  /** The ground of the picture and of the words below it. */
  ground: string;
  foot: string;
  art: string;
}

/** The rays behind every emblem. */
export function rays(colour: string): string {
  let drawn = '';
  for (let nth = 0; nth < 12; nth += 1) {
    const from = (nth * Math.PI) / 6;
    const to = from + (Math.PI / 12) * 0.8;
    drawn += `M0 0L${r(Math.cos(from) * 120)} ${r(Math.sin(from) * 120)}L${r(Math.cos(to) * 120)} ${r(Math.sin(to) * 120)}z`;
  }
  return `<path d="${drawn}" fill="${colour}" opacity=".16"/>`;
}

/** A face, light on the left and dark on the right, from the brow down. */
const face = (dark = '#d5c199') =>
  `<path d="M-18-12c0 21 7 32 18 32s18-11 18-32z" fill="#f4ead3"/><path d="M0-12h18c0 21-7 32-18 32z" fill="${dark}"/>`;
const coat = (light: string, dark: string) =>
  `<path d="M-46 54c2-21 13-29 29-33h34c16 4 27 12 29 33z" fill="${light}"/><path d="M0 21h17c16 4 27 12 29 33H0z" fill="${dark}"/>`;
const shirt = (tie: string) =>
  `<path d="M-11 19L0 38l11-19z" fill="#f4ead3"/><path d="M-3 22h6l2 14-5 9-5-9z" fill="${tie}"/>`;
const fedora = (light: string, dark: string, band: string) =>
  `<path d="M-38-12c10 8 66 8 76 0-6-4-13-5-20-4-2-17-6-24-18-24s-16 7-18 24c-7-1-14 0-20 4z" fill="${light}"/><path d="M0-40c12 0 16 7 18 24 7-1 14 0 20 4-8 6-24 7-38 7z" fill="${dark}"/><path d="M-18-17c11 4 25 4 36 0v-6c-11 4-25 4-36 0z" fill="${band}"/>`;
const topHat = (light: string, dark: string, band: string) =>
  `<path d="M-20-16l-2-36c12-4 32-4 44 0l-2 36z" fill="${light}"/><path d="M0-55c8 0 16 1 22 3l-2 36H0z" fill="${dark}"/><path d="M-21-18h42v-7h-42.400z" fill="${band}"/><path d="M-34-15c10 7 58 7 68 0-8-5-60-5-68 0z" fill="${light}"/>`;
const monster = (which: Shadow) => at(0, 42, MONSTERS[which] ?? '', 1.7);

export const SHADOWS: Record<Shadow, Emblem> = {
  corrupt: {
    ground: '#0f3358',
    foot: '#0a2340',
    art: `${rays('#6db1ff')}<path d="M-46 52c2-22 14-30 30-33h32c16 3 28 11 30 33z" fill="#123a63"/><path d="M0 19h16c16 3 28 11 30 33H0z" fill="#0b2747"/><path d="M-10 16L0 34l10-18z" fill="#f4ead3"/><path d="M-19-12c0 20 7 32 19 32s19-12 19-32z" fill="#f4ead3"/><path d="M0-12h19c0 20-7 32-19 32z" fill="#0d2231"/><path d="M-27-14c6-6 48-6 54 0l-2 6c-8-3-42-3-50 0z" fill="#0a1c2c"/><path d="M-30-28c8-14 52-14 60 0l-4 13c-10-4-42-4-52 0z" fill="#1b4f86"/><path d="M0-38c14 0 25 3 30 10l-4 13c-6-2-16-3-26-3z" fill="#103560"/><path d="M0-34l2 5 5.500.4-4.200 3.500 1.400 5.400L0-22.700l-4.700 3 1.400-5.400-4.200-3.500 5.500-.4z" fill="#f4ead3"/><path d="M-12-4h7" stroke="#0c2230" stroke-width="2.600"/><path d="M5-4h7" stroke="#f4ead3" stroke-width="2.600"/><path d="M-7 9c5 3 10 2 14-1" stroke="#8a2f52" stroke-width="2" fill="none"/><g transform="translate(27 33) rotate(-14)"><rect x="-17" y="-9" width="34" height="18" fill="#8fd694" stroke="#0c2230"/><circle r="5.500" fill="none" stroke="#0c2230"/><path d="M-13-5h4M9 5h4" stroke="#0c2230"/></g><path d="M40 50c-2-9-9-16-16-18-4 3-3 9 2 11z" fill="#f4ead3"/>`,
  },
  detective: {
    ground: '#4b4a2a',
    foot: '#2c2b17',
    art: `${rays('#d6e38a')}${coat('#8a7650', '#65553a')}${shirt('#2a2012')}${face()}${fedora('#5f5233', '#453b23', '#241c10')}<path d="M6-3h8" stroke="#0c2230" stroke-width="2.600"/><path d="M-6 12c4 2 8 2 12-1" stroke="#8a2f52" stroke-width="2" fill="none"/><path d="M-21 12l-19 24" stroke="#5a3226" stroke-width="7" stroke-linecap="round"/><circle cx="-12" cy="0" r="15" fill="#dff0ea"/><circle cx="-12" cy="0" r="15" fill="none" stroke="#cfd8cf" stroke-width="4"/><ellipse cx="-12" cy="0" rx="10" ry="6.500" fill="#fff"/><circle cx="-11" cy="0" r="5" fill="#47566a"/><circle cx="-11" cy="0" r="2.200" fill="#0c2230"/><path d="M-20-8a12 12 0 0 1 7-4" stroke="#fff" stroke-width="2.500" fill="none"/>`,
  },
  femme: {
    ground: '#5a1f3d',
    foot: '#3d1229',
    art: `${rays('#ff8fb3')}<path d="M-34 54c0-18 10-26 24-29l2-14h18l2 14c14 3 22 11 22 29z" fill="#f4ead3"/><path d="M-34 54c0-12 5-19 12-24 6 12 38 14 46 0 7 5 10 12 10 24z" fill="#5c1330"/><path d="M2-30c22-6 34 10 26 28-3 8-10 8-12 16L4 18z" fill="#12080e"/><path d="M-20-22c-2 18 2 36 18 40 14-2 20-18 20-38z" fill="#f4ead3"/><path d="M4-26h14c0 22-5 40-20 44 6-14 8-28 6-44z" fill="#d9c19b"/><path d="M-44-20C-30-46 14-56 44-30c-26-4-60 0-88 10z" fill="#12080e"/><path d="M-44-20C-18-32 14-36 44-30c-10 6-20 6-26 10-14-2-44-4-62 0z" fill="#2c0f1d"/><path d="M-4-7c3-3 8-3 11 0-3 2-8 2-11 0z" fill="#12080e"/><path d="M-16-8c2-2 5-2 7 0" stroke="#12080e" stroke-width="2" fill="none"/><path d="M-12 8c3-3 5-1 6-1s3-2 6 1c-3 5-9 5-12 0z" fill="#b8304c"/><circle cx="18" cy="6" r="2.600" fill="#fff8e8"/><path d="M-16 11l-20 4" stroke="#f4ead3" stroke-width="2.400"/><path d="M-37 14c-4-6 3-9-1-15s3-8 0-14" stroke="#f4ead3" stroke-opacity=".6" stroke-width="1.800" fill="none"/>`,
  },
  historian: {
    ground: '#523322',
    foot: '#331d12',
    art: `${rays('#e3c9a0')}${coat('#3d4d3c', '#2b382b')}${face()}<path d="M-18-12c-2-18 8-26 18-26s20 8 18 26c-3-8-8-13-18-13s-15 5-18 13z" fill="#f4ead3"/><path d="M-20-10c-8 0-9 12-3 16 2-4 3-9 3-16zM20-10c8 0 9 12 3 16-2-4-3-9-3-16z" fill="#d9d9d0"/><path d="M-17 2c3 18 31 18 34 0 4 14-5 24-17 24S-21 16-17 2z" fill="#e6e6dc"/><g fill="none" stroke="#0c2230" stroke-width="2.200"><circle cx="-8" cy="-5" r="6"/><circle cx="8" cy="-5" r="6"/><path d="M-2-5h4"/></g><path d="M-10-5h4M6-5h4" stroke="#0c2230" stroke-width="2.200"/><path d="M-46 24c15-6 31-6 46 2v30c-15-8-31-8-46-2z" fill="#f8eed6"/><path d="M46 24c-15-6-31-6-46 2v30c15-8 31-8 46-2z" fill="#dcc698"/><path d="M-40 31c12-4 24-3 34 1M-40 38c12-4 24-3 34 1M-40 45c12-4 24-3 34 1" stroke="#6a4224" stroke-width="1.600" fill="none"/><g fill="#0f7f86" transform="translate(15 48)"><path d="M-6 0c0-7 1-9 6-9s6 2 6 9z"/><circle cy="-12" r="3.500"/></g><g fill="#bf4d77" transform="translate(33 46)"><path d="M-6 0l3-9h6l3 9z"/><circle cy="-12" r="3.500"/></g>`,
  },
  viper: {
    ground: '#1d4a3a',
    foot: '#123327',
    art: `${rays('#8fd694')}<path d="M-34 40c26 12 66 6 62-14-4-18-50-8-52-26C-26-16 6-24 22-12" fill="none" stroke="#0e2a20" stroke-width="22" stroke-linecap="round"/><path d="M-34 40c26 12 66 6 62-14-4-18-50-8-52-26C-26-16 6-24 22-12" fill="none" stroke="#4da874" stroke-width="16" stroke-linecap="round"/><path d="M-34 43c26 12 68 6 64-15-4-18-50-8-52-26" fill="none" stroke="#2c7650" stroke-width="5" stroke-linecap="round"/><path d="M-26 42l6-6 6 8 6-7 7 6 6-8 7 4 2-9 7-1-4-7" fill="none" stroke="#d6e38a" stroke-width="2.400"/><path d="M8-24c12-12 30-8 36 4 4 8-2 16-12 17-12 1-22-2-28-8z" fill="#4da874" stroke="#0e2a20" stroke-width="2.400"/><circle cx="27" cy="-17" r="3.800" fill="#f4ead3"/><path d="M27-20v6" stroke="#0c2230" stroke-width="2"/><path d="M44-12l11 2 5-5M55-10l5 5" stroke="#ff7a59" stroke-width="2.200" fill="none"/><g transform="translate(-22 -26) rotate(-10)">${hat(undefined, '#0c2230')}</g>`,
  },
  hideout: {
    ground: '#26323d',
    foot: '#161e26',
    art: `${rays('#9fb6bf')}<path d="M-42 56V-20a42 36 0 0 1 84 0v76z" fill="#3c4a55"/><path d="M-42 0h12M-42 20h12M-42 40h12M30 0h12M30 20h12M30 40h12M-36-32l11 8M36-32l-11 8M-12-54l4 12M12-54l-4 12" stroke="#26323d" stroke-width="2.500"/><path d="M-31 56V-18a31 27 0 0 1 62 0v74z" fill="#0a0f14"/><path d="M-29 56V-17a29 25 0 0 1 40-22v95z" fill="#6b4632"/><path d="M-8 56V-41a29 25 0 0 1 19 2v95z" fill="#54362a"/><path d="M-20 56V-34M-8 56V-41M4 56V-41" stroke="#3a2420" stroke-width="2"/><path d="M-25-8h31v14h-31z" fill="#0a0f14" stroke="#b59e70" stroke-width="2.500"/><path d="M-19-2h8M-7-2h8" stroke="#f4ead3" stroke-width="5"/><path d="M-15-4v5M-3-4v5" stroke="#0c2230" stroke-width="3"/><circle cx="4" cy="24" r="3.500" fill="#b59e70"/><g fill="#f4ead3"><circle cx="21" cy="-6" r="2.600"/><circle cx="28" cy="-6" r="2.600"/><circle cx="20" cy="18" r="2.400"/><circle cx="27" cy="18" r="2.400"/></g>`,
  },
  collector: {
    ground: '#3b2d4f',
    foot: '#241a33',
    art: `${rays('#c9b3e8')}${coat('#2c2438', '#1d1727')}${shirt('#7c2c46')}${face()}${topHat('#332a42', '#221b2e', '#7c2c46')}<path d="M-13-4h8" stroke="#0c2230" stroke-width="2.600"/><circle cx="8" cy="-4" r="6.500" fill="#dff0ea" fill-opacity=".5" stroke="#b59e70" stroke-width="2.400"/><circle cx="8" cy="-4" r="2.200" fill="#0c2230"/><path d="M14 0c3 8 2 16-2 24" stroke="#b59e70" stroke-width="1.400" fill="none"/><path d="M0 8c-4-4-12-3-15 3 5 1 11 1 15-2 4 3 10 3 15 2-3-6-11-7-15-3z" fill="#3a2420"/>${at(-30, 30, die(5, 24, -14, 0.16))}<path d="M-48 54c-2-9 2-13 8-13 10 0 22 1 24 8-8 4-14 6-20 6z" fill="#f4ead3"/><path d="M-40 44l-6-9M-31 43l-2-7" stroke="#f4ead3" stroke-width="5" stroke-linecap="round"/>`,
  },
  press: {
    ground: '#3f3f49',
    foot: '#26262e',
    art: `${rays('#ffffff')}${coat('#6b6f7c', '#4d505c')}${shirt('#123243')}${face()}${fedora('#4d4136', '#393027', '#241c10')}<g transform="translate(18 -27) rotate(14)"><rect x="-13" y="-8" width="26" height="16" fill="#f8eed6"/><path d="M-9-3h18M-9 2h12" stroke="#0c2230" stroke-width="2.200"/></g><path d="M-6 14c4 3 8 3 12 0" stroke="#8a2f52" stroke-width="2" fill="none"/><rect x="-26" y="-8" width="44" height="28" rx="4" fill="#0c1a24" stroke="#9fb6bf" stroke-width="1.500"/><circle cx="-4" cy="6" r="11" fill="#22465a" stroke="#cfd8cf" stroke-width="2.500"/><circle cx="-4" cy="6" r="5" fill="#0c2230"/><path d="M-9 1a8 8 0 0 1 5-3" stroke="#fff" stroke-width="2" fill="none"/><path d="M18-4h10v20H18z" fill="#26333d"/><circle cx="34" cy="-22" r="13" fill="#fff8e6"/><path d="M34-44v8M34-8v8M56-22h-8M20-22h-4M50-38l-6 6M50-6l-6-6M18-38l6 6" stroke="#fff8e6" stroke-width="3" stroke-linecap="round"/><path d="M30 6v-16h8V6z" fill="#9fb6bf"/>`,
  },
  'secret-service': {
    ground: '#12304f',
    foot: '#0b1f36',
    art: `${rays('#6db1ff')}${[-21, 21].map((x) => at(x, 8, `${coat('#16283a', '#0d1a28')}${shirt('#0c2230')}${face()}${fedora('#1c3044', '#122233', '#0a1520')}<path d="M-16-7h14v6c0 5-12 5-13-1zM16-7H2v6c0 5 12 5 13-1z" fill="#050d14"/><path d="M-3-6h6" stroke="#050d14" stroke-width="2.500"/><path d="M-12-5l4 3M6-5l4 3" stroke="#6db1ff" stroke-width="1.500"/><path d="M-5 11h10" stroke="#8a2f52" stroke-width="2.200"/>`, 0.78)).join('')}<path d="M0 26c4 3 9 4 14 4v9c0 8-6 13-14 17-8-4-14-9-14-17v-9c5 0 10-1 14-4z" fill="#2563c4" stroke="#cfe3ff" stroke-width="2"/><path d="M0 34l2 4.500 5 .4-3.800 3.200 1.200 4.900-4.400-2.600-4.400 2.600 1.200-4.900-3.800-3.200 5-.4z" fill="#f4ead3"/>`,
  },
  mayor: {
    ground: '#4d2338',
    foot: '#301320',
    art: `${rays('#ffb3a0')}<path d="M-50 56c0-24 14-34 32-37h36c18 3 32 13 32 37z" fill="#1d2c3a"/><path d="M0 19h18c18 3 32 13 32 37H0z" fill="#131f2a"/>${shirt('#0c2230')}<path d="M-40 30L26 60h16L-30 22z" fill="#b8304c"/><path d="M-40 30L26 60" stroke="#f4ead3" stroke-width="1.600"/><path d="M-23-12c-3 22 6 34 23 34s26-12 23-34z" fill="#f4ead3"/><path d="M0-12h23c3 22-6 34-23 34z" fill="#d5c199"/>${topHat('#1d2c3a', '#131f2a', '#b8304c')}<path d="M-14-4h8M6-4h8" stroke="#0c2230" stroke-width="2.600"/><circle cx="-15" cy="5" r="4" fill="#e8a79a"/><circle cx="15" cy="5" r="4" fill="#d08e80"/><path d="M0 4c-6-3-14 0-18 6 7 3 14 1 18-3 4 4 11 6 18 3-4-6-12-9-18-6z" fill="#e6e6dc"/><path d="M-7 13c5 4 9 4 14 0" stroke="#8a2f52" stroke-width="2" fill="none"/><circle cx="0" cy="48" r="9" fill="#d9c79d" stroke="#8a7a58" stroke-width="2"/><path d="M-26 30c6 14 16 18 26 18s20-4 26-18" stroke="#d9c79d" stroke-width="3" fill="none" stroke-dasharray="4 2.500"/>`,
  },
  water: {
    ground: '#0f4a55',
    foot: '#08303a',
    art: `${rays('#8fe0e0')}${monster('water')}<path d="M-60 34q10-8 20 0t20 0 20 0 20 0 20 0 20 0v30H-60z" fill="#2b7f9a"/><path d="M-60 46q10-8 20 0t20 0 20 0 20 0 20 0 20 0v20H-60z" fill="#1d6179"/><path d="M-60 34q10-8 20 0t20 0 20 0 20 0 20 0 20 0" fill="none" stroke="#c4ecec" stroke-width="2"/>`,
  },
  guardian: {
    ground: '#4c4433',
    foot: '#2f2a1e',
    art: `${rays('#f0e2bd')}${monster('guardian')}<path d="M-60 42H60v20H-60z" fill="#6a5f47"/><path d="M-60 42H60" stroke="#e3d3ae" stroke-width="2"/><path d="M-30 46v12M0 46v12M30 46v12" stroke="#4c4433" stroke-width="2.500"/>`,
  },
  cursed: {
    ground: '#33275c',
    foot: '#1f173b',
    art: `${rays('#b79cff')}<circle cx="26" cy="-34" r="17" fill="#f4ead3" opacity=".9"/><circle cx="33" cy="-39" r="15" fill="#33275c"/>${monster('cursed')}<path d="M-44 54V32c0-8 14-8 14 0v22zM30 54V36c0-7 14-7 14 0v18z" fill="#4b4f5c"/><path d="M-37 36v10M-41 40h8" stroke="#9fa6b5" stroke-width="2.500"/><path d="M-60 50h120v8H-60z" fill="#24324a"/>${at(0, 40, die(3, 24, 10, 0.16))}`,
  },
};
