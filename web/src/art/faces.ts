// A kit of hats, hair, brows, noses, mouths and accessories on a stage of 120 by 100: people and thugs are made of it.
// The light comes from the right: the left half of every face is shaded, and the edge of the shade is the nose.

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const OX = { mid: '#5e1620', ray: '#711f2a', glow: '#9b3a3c', ink: '#1a0a0d', cream: '#f6e8cb' };
export const skins: [light: string, dark: string][] = [
  ['#f2d6b0', '#c88f68'],
  ['#e0b184', '#a9744c'],
  ['#b9825a', '#7f5236'],
  ['#8d5d40', '#5c3926'],
];
export const shapes = {
  narrow: 'M43 40h34v26c0 13-7 26-17 26S43 79 43 66z',
  round: 'M37 40h46v20c0 19-10 31-23 31S37 79 37 60z',
  square: 'M40 40h40v32l-8 18H48l-8-18z',
  heart: 'M41 38h38v22c0 14-9 24-19 32-10-8-19-18-19-32z',
  long: 'M43 34h34v36c0 15-6 26-17 26S43 85 43 70z',
  jowl: 'M41 40h38v16c6 8 6 20 1 27-5 8-12 9-20 9s-15-1-20-9c-5-7-5-19 1-27z',
};
export const noses = {
  straight: 'M30 0h30l-1 52 6 16-6 3 1 6v26H30z',
  hook: 'M30 0h30v50c4 3 8 10 7 16-1 4-5 5-8 4l1 8v25H30z',
  button: 'M30 0h30l-1 56c3 4 6 7 5 11-1 3-4 4-6 3l1 8v25H30z',
  broken: 'M30 0h30l-1 50 5 4-2 5 5 9-7 3v30H30z',
  fine: 'M30 0h30l-1 54 4 13-4 2 1 8v26H30z',
  big: 'M30 0h30l-1 49c6 5 11 13 8 19-2 4-7 4-9 2l2 8v25H30z',
};
export const brows = {
  flat: 'M44 52h12v3H44zM64 52h12v3H64z',
  angry: 'M43 49l14 5v3.4l-14-5zM77 49l-14 5v3.4l14-5z',
  sly: 'M43 53l13 1v3l-13-.6zM64 52c3-4 8-5 13-3v2.6c-5-1-9 0-13 3z',
  high: 'M44 49c4-3 8-3 12 0v2c-4-2.4-8-2.4-12 0zM64 49c4-3 8-3 12 0v2c-4-2.4-8-2.4-12 0z',
  sad: 'M44 54l12-5v2.8l-12 5zM76 54l-12-5v2.8l12 5z',
  bushy: 'M42 50c5-2 10-1 15 2v4c-5-2-10-2-15-1zM78 50c-5-2-10-1-15 2v4c5-2 10-2 15-1z',
  none: '',
};
export const eyes = {
  almond: (c: string) =>
    `<path d="M45 60c3-3.4 8-3.4 11 0-3 2.6-8 2.6-11 0zM65 60c3-3.4 8-3.4 11 0-3 2.6-8 2.6-11 0z" fill="#fff6e2"/><path d="${dot(51, 59.8, 2)}${dot(71, 59.8, 2)}" fill="${c}"/>`,
  slit: (c: string) =>
    `<path d="M45 60c4-2 8-2 11 .4-3 1.6-8 1.6-11-.4zM65 60.4c3-2.4 7-2.4 11-.4-3 2-8 2-11 .4z" fill="${c}"/>`,
  dots: (c: string) => `<path d="${dot(51, 60, 2.3)}${dot(70, 60, 2.3)}" fill="${c}"/>`,
  lids: (c: string) =>
    `<path d="M45 58h11c0 5-3 6-5.5 6S45 63 45 58zM65 58h11c0 5-3 6-5.5 6S65 63 65 58z" fill="#fff6e2"/><path d="M44 56h13v4H44zM64 56h13v4H64z" fill="${c}" opacity=".8"/><path d="${dot(51, 61.4, 1.8)}${dot(71, 61.4, 1.8)}" fill="${c}"/>`,
  wink: (c: string) =>
    `<path d="M45 60c3-3.4 8-3.4 11 0-3 2.6-8 2.6-11 0z" fill="#fff6e2"/><path d="${dot(51, 59.8, 2)}" fill="${c}"/><path d="M65 60c3 2 8 2 11-1" stroke="${c}" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  lash: (c: string) =>
    `<path d="M45 60c3-4 8-4 11 0-3 2.6-8 2.6-11 0zM64 60c3-4 8-4 11 0-3 2.6-8 2.6-11 0z" fill="#fff6e2"/><path d="${dot(51, 59.6, 2.2)}${dot(70, 59.6, 2.2)}" fill="${c}"/><path d="M43 60c3-6 9-6 13-1l-1.5.5c-3-3-7-3-11.5.5zM77 60c-3-6-9-6-13-1l1.5.5c3-3 7-3 11.5.5z" fill="${c}"/>`,
  wide: (c: string) =>
    `<path d="${dot(51, 60, 4.6)}${dot(70, 60, 4.6)}" fill="#fff6e2"/><path d="${dot(51.6, 60, 2)}${dot(70.6, 60, 2)}" fill="${c}"/>`,
  none: () => '',
};
export const mouths = {
  line: (c: string) => `<path d="M52 80h16" stroke="${c}" stroke-width="2.2" fill="none"/>`,
  smirk: (c: string) =>
    `<path d="M52 81c5 1 10 0 15-4" stroke="${c}" stroke-width="2.3" fill="none" stroke-linecap="round"/>`,
  grin: (c: string) =>
    `<path d="M49 76c7 3 15 3 22 0-1 7-5 10-11 10s-10-3-11-10z" fill="#fff6e2" stroke="${c}" stroke-width="1.6"/><path d="M56 77.5v8M60 78v8M64 77.5v8" stroke="${c}" stroke-width="1"/>`,
  frown: (c: string) =>
    `<path d="M52 82c5-4 11-4 16 0" stroke="${c}" stroke-width="2.3" fill="none" stroke-linecap="round"/>`,
  lips: () =>
    `<path d="M53 79c3-3 5-3 7-1.5 2-1.5 4-1.5 7 1.5-3 5-11 5-14 0z" fill="#b3202c"/><path d="M53 79c5 1 9 1 14 0" stroke="#5a0c14" stroke-width="1" fill="none"/>`,
  o: (c: string) => `<ellipse cx="60" cy="81" rx="4" ry="4.5" fill="${c}"/>`,
  cigar: (c: string) =>
    `<path d="M52 79c5 2 10 2 15 0" stroke="${c}" stroke-width="2.2" fill="none"/><path d="M65 77l18 5-1.4 5L63.5 81z" fill="#6b4326" stroke="${c}" stroke-width=".8"/><path d="M81.6 81.6l4 1.1-1.4 5-4-1.1z" fill="#ff7a59"/><path d="M86 80c4-4-2-7 2-12s0-8 3-11" stroke="#f6e8cb" stroke-width="1.3" fill="none" opacity=".7" stroke-linecap="round"/>`,
  pick: (c: string) =>
    `<path d="M52 80c5 1 9 1 14-1" stroke="${c}" stroke-width="2.3" fill="none" stroke-linecap="round"/><path d="M64 79l15-5" stroke="#f6e8cb" stroke-width="1.6"/>`,
  pipe: (c: string) =>
    `<path d="M53 80h13" stroke="${c}" stroke-width="2.2"/><path d="M65 80c8 0 10 3 12 7h10c0 7-2 10-6 10s-6-3-6-7c-2-4-5-6-10-7z" fill="${c}"/><path d="M81 84c3-4-2-6 1-11" stroke="#f6e8cb" stroke-width="1.3" fill="none" opacity=".7"/>`,
};
export const hairs = {
  none: () => '',
  fringe: (h: string) =>
    `<path d="M36 38h48v8l-5 12c-1-6-2-9-4-12-6-1-10 2-13 8-3-6-9-9-17-7-2 3-3 6-4 11l-5-12z" fill="${h}"/>`,
  sides: (h: string) => `<path d="M38 42h6v22l-4-4zM82 42h-6v22l4-4z" fill="${h}"/>`,
  burns: (h: string) => `<path d="M37 40h8v38l-6-8zM83 40h-8v38l6-8z" fill="${h}"/>`,
  slick: (h: string) =>
    `<path d="M39 58c-2-20 2-36 22-36s23 14 21 36l-4-6c0-10-3-14-8-14-10 3-19 2-27-2-2 6-3 12-4 22z" fill="${h}"/><path d="M50 27c8 5 17 5 27 3" stroke="#fff" stroke-opacity=".25" stroke-width="1.5" fill="none"/>`,
  curls: (h: string) =>
    `<path d="M38 66c-7-2-8-10-3-13-5-5-3-13 3-13-1-8 7-12 12-8 3-6 13-6 16 0 6-4 13 1 11 8 7 0 9 8 4 13 5 4 4 11-3 13l-3-20c-8 2-24 2-34 0z" fill="${h}"/>`,
  bob: (h: string) =>
    `<path d="M35 78c-4-14-4-34 4-43 9-9 33-9 42 0 8 9 8 29 4 43-4 2-8 1-10-1 4-10 4-20 2-30-12 0-24-1-34-5-2 12-2 24 1 35-2 2-6 3-9 1z" fill="${h}"/>`,
  waves: (h: string) =>
    `<path d="M34 92c-6-8 1-13-2-20s2-12 2-20c0-14 10-24 26-24s26 10 26 24c0 8 5 13 2 20s4 12-2 20c-8 3-11-4-9-10 3-10 2-24-1-34-14 2-22-2-28-6-6 10-8 26-5 40 2 6-1 13-9 10z" fill="${h}"/>`,
  wild: (h: string) =>
    `<path d="M36 64l-9-2 6-7-8-6 8-4-5-9 9 1-1-10 8 5 4-9 7 7 6-9 5 9 8-6 2 9 9-3-2 9 9 2-6 6 8 6-8 4 4 7-9 0-4-22c-10 2-26 2-36 0z" fill="${h}"/>`,
  bun: (h: string) =>
    `<circle cx="60" cy="17" r="9" fill="${h}"/><path d="M38 60c-3-22 4-36 22-36s25 14 22 36l-4-14c-8 0-14-4-18-9-4 5-10 9-18 9z" fill="${h}"/>`,
};
export const hats = {
  none: () => '',
  fedora: (d: string, b: string, l: string) =>
    `<path d="M18 42c10 1 18-1 24-3l2-20c1-8 9-10 15-6 7-5 16-2 17 6l2 19c8 0 16-2 24-5-1 9-12 14-27 15-18 2-42 3-57-6z" fill="${d}"/><path d="M43 28c11 3 23 3 34 0l1 8.5c-12 4-24 4.5-36 2z" fill="${b}"/><path d="M60 13c7-5 16-2 17 6l.8 8.5c-6 1.6-12 2-17 1.8z" fill="${l}" opacity=".5"/>`,
  fedoraTilt: (d: string, b: string, l: string) =>
    `<g transform="rotate(-9 60 40)"><path d="M16 43c10 1 19-1 26-3l2-21c1-8 9-10 15-6 7-5 16-2 17 6l2 20c8 0 16-2 24-5-1 9-12 14-27 15-18 2-44 3-59-6z" fill="${d}"/><path d="M43 29c11 3 23 3 34 0l1 8.5c-12 4-24 4.5-36 2z" fill="${b}"/><path d="M60 13c7-5 16-2 17 6l.8 8.5c-6 1.6-12 2-17 1.8z" fill="${l}" opacity=".5"/></g>`,
  bowler: (d: string, b: string, l: string) =>
    `<path d="M37 38c0-18 9-27 23-27s23 9 23 27l9-1c4 0 4 5 1 7-9 5-57 5-66 0-3-2-3-7 1-7z" fill="${d}"/><path d="M37 31c15 4 31 4 46 0v7c-15 4-31 4-46 0z" fill="${b}"/><path d="M62 11c13 0 21 9 21 20-6 1.6-12 2.4-18 2.8 3-8 2-16-3-22.8z" fill="${l}" opacity=".5"/>`,
  cap: (d: string, b: string, l: string) =>
    `<path d="M34 43c-5-13 7-26 27-26 19 0 32 9 29 20l9 5c2 5-3 6-9 6-20 0-38-1-54-1-3 0-3-2-2-4z" fill="${d}"/><path d="M61 17c19 0 32 9 29 20l-28-2c4-6 4-13-1-18z" fill="${l}" opacity=".45"/><path d="M36 40c18-5 36-5 54-3l8 5c-22-3-42-2-62 2z" fill="${b}"/><circle cx="61" cy="17" r="2.6" fill="${b}"/>`,
  topper: (d: string, b: string, l: string) =>
    `<path d="M41 36 37 5c14-4 32-4 46 0l-4 31h13c4 0 4 6 0 7-17 4-47 4-64 0-4-1-4-7 0-7z" fill="${d}"/><path d="M40 26c13 3 27 3 40 0l-1 8c-13 3-25 3-38 0z" fill="${b}"/><path d="M62 2.2c8 .2 15 1 21 2.8l-2.6 21c-5 1.2-10 1.9-15 2.1z" fill="${l}" opacity=".45"/>`,
  homburg: (d: string, b: string, l: string) =>
    `<path d="M24 41c-2-5 4-7 8-4l8 1 3-20c1-7 10-9 17-5 7-4 16-2 17 5l3 20 8-1c4-3 10-1 8 4-5 8-67 8-72 0z" fill="${d}"/><path d="M42 27c12 3 24 3 36 0l1.4 9c-13 4-26 4-39 0z" fill="${b}"/><path d="M60 13c7-4 16-2 17 5l1.3 9c-6 1.5-11 2-16 2z" fill="${l}" opacity=".45"/>`,
  boater: (d: string, b: string) =>
    `<path d="M40 18c13-3 27-3 40 0l1 18c-14 3-28 3-42 0z" fill="${d}"/><path d="M39.6 26c14 3 27 3 41 0l.4 8c-14 3-28 3-42 0z" fill="${b}"/><path d="M26 36c22-4 46-4 68 0 4 1 4 5 0 6-22 4-46 4-68 0-4-1-4-5 0-6z" fill="${d}"/><path d="M26 40c22 4 46 4 68 0" stroke="${b}" stroke-width="1" fill="none" opacity=".6"/>`,
  beret: (d: string, b: string, l: string) =>
    `<path d="M32 38c-6-10 8-23 29-22l1-5h3l-.5 5.4C84 18 96 27 90 36c-3 4-9 3-13 6H42c-4-1-8-1-10-4z" fill="${d}"/><path d="M65 16.5C84 18 96 27 90 36c-3 4-9 3-13 6l-8 0c4-9 3-18-4-25.5z" fill="${l}" opacity=".4"/><path d="M41 40c13 3 25 3 37 0v4c-12 3-24 3-37 0z" fill="${b}"/>`,
  cloche: (d: string, b: string, l: string) =>
    `<path d="M36 54c-5-25 4-43 24-43s29 18 24 43c-7-7-15-10-24-10s-17 3-24 10z" fill="${d}"/><path d="M36 46c6-8 40-9 48 0l0 8c-7-7-15-10-24-10s-17 3-24 10z" fill="${b}"/><path d="M62 11c19 1 27 19 22 37-5-4-10-6-15-6.5 4-12 2-22-7-30.5z" fill="${l}" opacity=".4"/><path d="M44 42l-9-7c-3-3 0-7 4-5l6 5 3-7c2-3 6-1 5 3l-2 8z" fill="${b}"/>`,
  crown: (_d: string, b: string) =>
    `<path d="M38 40 34 14l14 11L60 8l12 17 14-11-4 26c-14 4-30 4-44 0z" fill="#d8b56a"/><path d="M60 8l12 17 14-11-4 26c-7 2-14 3-20 3z" fill="#f0d694"/><path d="M38 34c14 4 30 4 44 0l-.6 7c-14 4-29 4-43 0z" fill="${b}"/><path d="${dot(34, 13, 3)}${dot(60, 7, 3.4)}${dot(86, 13, 3)}" fill="#f0d694"/><path d="M60 25l4 5-4 5-4-5z" fill="#b3202c"/>`,
  bicorne: (d: string, _b: string, l: string) =>
    `<path d="M10 40C20 22 38 5 60 5s40 17 50 35c-6 4-12 4-17 1-10-5-20-6-33-6s-23 1-33 6c-5 3-11 3-17-1z" fill="${d}"/><path d="M60 5c22 0 40 17 50 35-6 4-12 4-17 1-8-4-16-5.4-25-5.8 4-10 1-22-8-30.2z" fill="${l}" opacity=".4"/><path d="M10 40C20 22 38 5 60 5s40 17 50 35" stroke="#d8b56a" stroke-width="2.2" fill="none"/><circle cx="60" cy="21" r="7" fill="#f6e8cb"/><circle cx="60" cy="21" r="4.5" fill="#b3202c"/><circle cx="60" cy="21" r="2" fill="#1d3f7a"/>`,
  visor: (_d: string, b: string) =>
    `<path d="M36 36h48l14 13c-24-5-52-5-76 0z" fill="#1f6a55"/><path d="M60 36h24l14 13c-12-2.5-25-3.7-38-3.7z" fill="#2f8a6c"/><path d="M38 31h44v6H38z" fill="${b}"/>`,
  beanie: (d: string, b: string, l: string) =>
    `<path d="M37 42c-2-19 7-30 23-30s25 11 23 30z" fill="${d}"/><path d="M62 12c15 1 23 12 21 30H69c3-11 1-22-7-30z" fill="${l}" opacity=".4"/><path d="M35 37h50v9H35z" fill="${b}"/>`,
  pork: (d: string, b: string, l: string) =>
    `<path d="M42 37l1-17c4-4 30-4 34 0l1 17 10-1c3 0 3 5 1 6-9 5-49 5-58 0-2-1-2-6 1-6z" fill="${d}"/><path d="M42.4 29c12 3 23 3 35 0l.5 7c-12 3-24 3-36 0z" fill="${b}"/><path d="M60 17c9 0 15 1 17 3l.5 9c-5 1.3-9 1.9-14 2.1z" fill="${l}" opacity=".45"/>`,
  turban: (d: string, b: string) =>
    `<path d="M36 46c-6-18 6-35 24-35s30 17 24 35c-8-7-16-9-24-9s-16 2-24 9z" fill="${d}"/><path d="M36 44c10-14 30-22 48-14M38 34c10-12 22-18 36-18M84 44C76 28 66 18 52 13" stroke="${b}" stroke-width="2" fill="none" opacity=".7"/><path d="M60 22l5 8-5 8-5-8z" fill="${b}"/><path d="M60 22c-3-8 2-14 0-21 6 6 6 14 0 21z" fill="#f6e8cb"/>`,
  hood: (d: string) =>
    `<path d="M24 92c-4-40 10-78 36-82 26 4 40 42 36 82-6-10-10-14-14-16 4-24-2-40-22-40s-26 16-22 40c-4 2-8 6-14 16z" fill="${d}"/>`,
};
export const extras = {
  monocle: () =>
    `<circle cx="70.5" cy="60" r="7.5" fill="#fff" fill-opacity=".25" stroke="#d8b56a" stroke-width="1.8"/><path d="M77 64c3 9 3 18 1 28" stroke="#d8b56a" stroke-width="1.2" fill="none"/>`,
  shades: (c: string) =>
    `<path d="M41 55h16.5c1 9-2 12-8 12s-9-4-8.5-12zM62.5 55H79c.5 8-2.5 12-8.5 12s-9-3-8-12z" fill="${c}"/><path d="M36 54h48v3H36z" fill="${c}"/><path d="M66 57l6 0-5 7z" fill="#fff" opacity=".3"/>`,
  patch: (c: string) =>
    `<path d="M36 47l50 8-1 3-50-8z" fill="${c}"/><path d="M63 53h15c1 9-3 14-7.5 14S62 62 63 53z" fill="${c}"/>`,
  feather: () =>
    `<path d="M79 34c2-14 10-24 22-30 1 12-5 24-18 31z" fill="#c9503f"/><path d="M80 36C85 24 92 14 100 6" stroke="#f6e8cb" stroke-width="1" fill="none"/>`,
  tear: () => `<path d="M73 66c3 4 3 7 0 7s-3-3 0-7z" fill="#8fd0e0"/>`,
  scar: () =>
    `<path d="M71 63l5 13M70 68l6-2M72 73l5-2" stroke="#8a2c2c" stroke-width="1.7" stroke-linecap="round"/>`,
  specs: (c: string) =>
    `<g fill="#fff" fill-opacity=".22" stroke="${c}" stroke-width="2"><circle cx="50" cy="60" r="7.6"/><circle cx="71" cy="60" r="7.6"/><path d="M57.5 59c2-1.5 4-1.5 6 0M42.5 58l-5-2M78.5 58l5-2" fill="none"/></g>`,
  mask: (c: string) =>
    `<path d="M37 54c8-4 16-3 23 1 7-4 15-5 23-1 0 9-4 14-11 14-6 0-9-4-12-5-3 1-6 5-12 5-7 0-11-5-11-14z" fill="${c}"/><path d="M45 60c3-3 8-3 11 0-3 3-8 3-11 0zM65 60c3-3 8-3 11 0-3 3-8 3-11 0z" fill="#fff6e2"/><path d="${dot(51, 60, 1.8)}${dot(71, 60, 1.8)}" fill="${c}"/>`,
  tache: (_c: string, h: string) =>
    `<path d="M60 73c-5-3-8 3-17 1 2 6 11 7 17 3 6 4 15 3 17-3-9 2-12-4-17-1z" fill="${h}"/>`,
  pencil: (_c: string, h: string) =>
    `<path d="M48 75c4-2.6 8-2.6 12-1 4-1.6 8-1.6 12 1-4 .4-8 .8-12 .4-4 .4-8 0-12-.4z" fill="${h}"/>`,
  curl: (_c: string, h: string) =>
    `<path d="M60 74c-6-3-10 1-15 0-3-1-5-4-3-7-4 3-4 9 0 12 6 4 14 1 18-2 4 3 12 6 18 2 4-3 4-9 0-12 2 3 0 6-3 7-5 1-9-3-15 0z" fill="${h}"/>`,
  walrus: (_c: string, h: string) =>
    `<path d="M60 71c-8-2-16 2-19 12 6-3 9-2 12 1 2-2 5-3 7-3s5 1 7 3c3-3 6-4 12-1-3-10-11-14-19-12z" fill="${h}"/>`,
  beard: (_c: string, h: string) =>
    `<path d="M40 62c2 8 6 11 12 12 5-3 11-3 16 0 6-1 10-4 12-12 3 20-4 36-20 38-16-2-23-18-20-38z" fill="${h}"/><path d="M53 80c5 2.5 9 2.5 14 0" stroke="#f2d6b0" stroke-width="2" fill="none"/>`,
  goatee: (_c: string, h: string) =>
    `<path d="M52 85c5-2 11-2 16 0-1 8-4 13-8 15-4-2-7-7-8-15z" fill="${h}"/>`,
  stubble: (c: string) =>
    `<path d="M41 70c5 4 9 4 12 2 4-2 10-2 14 0 3 2 7 2 12-2-1 14-8 22-19 22S42 84 41 70z" fill="${c}" opacity=".28"/>`,
  tie: () => `<path d="M56 97h8l-2 5 4 16H54l4-16z" fill="#b3202c"/>`,
  tieCream: () => `<path d="M56 97h8l-2 5 4 16H54l4-16z" fill="#f6e8cb"/>`,
  bow: () =>
    `<path d="M60 97l-13-5v12l13-5 13 5V92z" fill="#b3202c"/><circle cx="60" cy="98" r="3.2" fill="#7a1019"/>`,
  bowDark: (c: string) =>
    `<path d="M60 97l-13-5v12l13-5 13 5V92z" fill="${c}"/><circle cx="60" cy="98" r="3.2" fill="#5e1620"/>`,
  pearls: () =>
    Array.from({ length: 9 }, (_, i) => {
      const a = Math.PI * (0.12 + 0.095 * i);
      return `<circle cx="${(60 - 22 * Math.cos(a)).toFixed(1)}" cy="${(88 + 14 * Math.sin(a)).toFixed(1)}" r="2.8" fill="#fff6e2" stroke="#8d6a4a" stroke-width=".6"/>`;
    }).join(''),
  earring: () =>
    `<path d="M38 68v5M82 68v5" stroke="#d8b56a" stroke-width="1.5"/><path d="M38 73l3.5 5-3.5 5-3.5-5zM82 73l3.5 5-3.5 5-3.5-5z" fill="#f0d694"/>`,
  card: () =>
    `<g transform="rotate(14 84 22)"><rect x="77" y="10" width="14" height="20" rx="1.6" fill="#fff6e2" stroke="#1a0a0d" stroke-width=".9"/><path d="M84 14l4 6-4 6-4-6z" fill="#b3202c"/></g>`,
  flower: () =>
    `<g transform="translate(91 103)"><path d="${dot(0, -4, 3.6)}${dot(4, 0, 3.6)}${dot(0, 4, 3.6)}${dot(-4, 0, 3.6)}" fill="#fff6e2"/><circle r="2.6" fill="#d8b56a"/></g>`,
  fur: () =>
    `<path d="M12 100c4-14 18-18 30-16 4 8 10 14 18 18 8-4 14-10 18-18 12-2 26 2 30 16z" fill="#a9744c"/><path d="M18 98l5-7 4 6 5-9 5 8 5-9 4 9M102 98l-5-7-4 6-5-9-5 8-5-9-4 9" stroke="#5c3926" stroke-width="1.8" fill="none" stroke-linejoin="round"/>`,
  goldtooth: () => `<path d="M62 77.6h4v6l-4 1.4z" fill="#d8b56a"/>`,
  pumpkin: () =>
    `<path d="M60 31c-20-6-32 8-30 28 2 22 14 33 30 33s28-11 30-33c2-20-10-34-30-28z" fill="#c9602a"/><path d="M60 31c20-6 32 8 30 28-2 22-14 33-30 33 10-18 10-42 0-61z" fill="#e07f3a"/><path d="M45 35c-8 16-7 38 3 54M75 35c8 16 7 38-3 54M60 31v60" stroke="#7a3213" stroke-width="1.5" fill="none"/><path d="M41 54l14 4-9 8zM79 54l-14 4 9 8zM60 64l4 7h-8zM40 72c6 4 8 2 11 0l3 4 6-3 6 3 3-4c3 2 5 4 11 0-3 10-10 15-20 15s-17-5-20-15z" fill="#2a0d08"/>`,
  twin: () =>
    `<g fill="#46294f"><path d="M10 100c0-16 6-22 14-24-10-4-14-14-12-24-3-3-5-5-5-7l5-4c-1-16 8-25 20-24 14 1 20 14 17 28-2 10-6 16-8 22 10 6 16 14 16 33z"/><path d="M110 100c0-16-6-22-14-24 10-4 14-14 12-24 3-3 5-5 5-7l-5-4c1-16-8-25-20-24-14 1-20 14-17 28 2 10 6 16 8 22-10 6-16 14-16 33z"/></g><path d="M12 52c-3-3-5-5-5-7l5-4c-1-16 8-25 20-24M108 52c3-3 5-5 5-7l-5-4c1-16-8-25-20-24" stroke="#f6e8cb" stroke-width="1" fill="none" opacity=".6"/>`,
  bruise: () => `<path d="M64 56c4-3 10-2 13 2s1 9-3 9-10-4-10-11z" fill="#6a3a6a" opacity=".55"/>`,
  tape: () =>
    `<g transform="rotate(24 72 74)"><rect x="65" y="71" width="15" height="6" rx="2" fill="#f6e8cb"/><path d="M70.5 71v6M74.5 71v6" stroke="#c9a27a" stroke-width=".8"/></g>`,
  cleaver: () =>
    `<g transform="rotate(18 100 70)"><rect x="90" y="42" width="20" height="26" rx="2" fill="#e9dcc0" stroke="#1a0a0d" stroke-width="1"/><path d="M106 42v26h4V42z" fill="#fff"/><path d="M97 68h6v24h-6z" fill="#6b4326" stroke="#1a0a0d" stroke-width="1"/><circle cx="94.5" cy="47" r="1.8" fill="#5e1620"/></g>`,
  dice: () =>
    `<g transform="rotate(-14 97 84)"><rect x="88" y="75" width="17" height="17" rx="3" fill="#fff6e2" stroke="#1a0a0d" stroke-width="1"/><path d="${dot(92.5, 79.5, 1.7)}${dot(100.5, 87.5, 1.7)}${dot(96.5, 83.5, 1.7)}" fill="#5e1620"/></g>`,
  coin: () =>
    `<g transform="translate(97 80)"><circle r="10" fill="#d8b56a" stroke="#1a0a0d" stroke-width="1"/><circle r="7" fill="none" stroke="#7d5c22" stroke-width="1"/><path d="M0-5v10M3-3c-2-2-6-1-6 1s6 2 6 4-4 3-6 1" stroke="#4a3410" stroke-width="1.4" fill="none"/></g>`,
  biscuit: () =>
    `<g transform="translate(96 82)"><circle r="11" fill="#c98f4e" stroke="#1a0a0d" stroke-width="1"/><path d="M11 0a11 11 0 0 0-9-10.8c1 3 3 4 5 4-1 3 1 5 4 6.8z" fill="#5e1620"/><path d="${dot(-4, -3, 1.7)}${dot(2, 3, 1.7)}${dot(-4, 5, 1.5)}" fill="#5c3926"/></g>`,
  bottle: () =>
    `<path d="M94 60h7v9c0 3 5 4 5 9v20H89V78c0-5 5-6 5-9z" fill="#2f6a4a" stroke="#1a0a0d" stroke-width="1"/><path d="M89 82h17v9H89z" fill="#f6e8cb"/><path d="M101 62v8c0 3 3 4 3 8" stroke="#8fd694" stroke-width="1.3" fill="none"/>`,
  acorn: () =>
    `<g transform="translate(97 80)"><path d="M-8-2h16c1 9-4 13-8 16-4-3-9-7-8-16z" fill="#c98f4e" stroke="#1a0a0d" stroke-width="1"/><path d="M-10-2c0-7 5-9 10-9s10 2 10 9z" fill="#6b4326" stroke="#1a0a0d" stroke-width="1"/><path d="M0-11v-5" stroke="#6b4326" stroke-width="2.4"/></g>`,
};
export const coats: Record<string, string> = {
  ink: '#1d0f14',
  wine: '#7d2430',
  slate: '#2b2a35',
  brown: '#4a2c1c',
  cream: '#e6d3ac',
  green: '#1f4a3c',
  violet: '#46294f',
};

export interface Look {
  shape?: keyof typeof shapes;
  skin?: number;
  hat?: keyof typeof hats;
  hatC?: string;
  hatL?: string;
  band?: string;
  hair?: keyof typeof hairs;
  hairC?: string;
  brow?: keyof typeof brows;
  eyes?: keyof typeof eyes;
  nose?: keyof typeof noses;
  mouth?: keyof typeof mouths;
  /** Over the face, and behind it. */
  extra?: (keyof typeof extras)[];
  back?: (keyof typeof extras)[];
  coat?: string;
  shirt?: string;
}

const PLAIN = {
  shape: 'narrow',
  skin: 0,
  hat: 'fedora',
  hatC: '#231318',
  band: '#b3202c',
  hatL: '#5a3a40',
  hair: 'sides',
  hairC: '#2a1712',
  brow: 'flat',
  eyes: 'almond',
  nose: 'straight',
  mouth: 'line',
  extra: [],
  back: [],
  coat: 'ink',
  shirt: '#f6e8cb',
} satisfies Look;

/** Hats that throw no shade on the brow. */
const OPEN = ['cloche', 'turban', 'hood', 'none', 'visor'];
/** Hair that is cut under a hat: without one it needs a top. */
const FLAT = ['bob', 'waves', 'fringe', 'sides', 'burns'];
/** Hair that hides the ears. */
const FULL = ['bob', 'waves', 'curls', 'wild', 'bun'];

export const lapels = 'M4 122c2-20 14-26 34-29l22 14 22-14c20 3 32 9 34 29z';

/** `id` tells the outline of this face from all others on the page. */
export function face(look: Look, id: string): string {
  const f: Required<Look> = { ...PLAIN, ...look };
  const [light, dark] = skins[f.skin]!;
  const ink = OX.ink;
  const coat = coats[f.coat] ?? f.coat;
  const ear = f.shape === 'round' || f.shape === 'jowl' ? 36 : 40;
  const put = (names: readonly (keyof typeof extras)[]) =>
    names.map((name) => extras[name](ink, f.hairC)).join('');
  const ears = FULL.includes(f.hair)
    ? ''
    : `<ellipse cx="${ear}" cy="62" rx="4.5" ry="7" fill="${dark}"/><ellipse cx="${120 - ear}" cy="62" rx="4.5" ry="7" fill="${light}"/>`;
  const brow =
    f.hat === 'none' || f.hat === 'visor'
      ? `<path d="M41 54V50c-1-20 7-27 19-27v31z" fill="${dark}"/><path d="M60 23c12 0 20 7 19 27v4H60z" fill="${light}"/>`
      : '';
  const top =
    brow !== '' && FLAT.includes(f.hair)
      ? `<path d="M38 50c-3-20 4-31 22-31s25 11 22 31c-4-7-12-10-22-10s-18 3-22 10z" fill="${f.hairC}"/>`
      : '';
  const shade = OPEN.includes(f.hat) ? '' : `<path d="M30 36h60v14c-18 5-40 5-60 0z" fill="${dark}"/>`;
  return `<clipPath id="${id}"><path d="${shapes[f.shape]}"/></clipPath>${put(f.back)}${ears}<path d="M50 80h20v22H50z" fill="${dark}"/><path d="${lapels}" fill="${coat}"/><path d="M60 107l22-14c20 3 32 9 34 29H60z" fill="#fff" opacity=".09"/><path d="M45 91l15 28 15-28-15 11z" fill="${f.shirt}"/><path d="M38 93l8-4 14 30-10 3zM82 93l-8-4-14 30 10 3z" fill="${coat}"/><path d="M38 93l8-4 14 30M82 93l-8-4-14 30" stroke="${OX.cream}" fill="none" opacity=".55"/>${brow}<path d="${shapes[f.shape]}" fill="${light}"/><g clip-path="url(#${id})"><path d="${noses[f.nose]}" fill="${dark}"/>${shade}</g>${eyes[f.eyes](ink)}<path d="${brows[f.brow]}" fill="${f.hairC === '#efe6d2' ? '#cfc3a8' : ink}"/>${f.extra.includes('stubble') ? extras.stubble(ink) : ''}${mouths[f.mouth](ink)}${top}${hairs[f.hair](f.hairC)}${hats[f.hat](f.hatC, f.band, f.hatL)}${put(f.extra.filter((name) => name !== 'stubble'))}`;
}
