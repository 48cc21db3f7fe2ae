// Actions: one object each in two or three tones before a burst, on a stage of 120 by 100.
import { path as p, rect as r } from './pen';

const P = {
  deep: '#06262f',
  mid: '#0e4150',
  ray: '#155262',
  glow: '#2f8593',
  ink: '#051a20',
  cream: '#f6e8cb',
  teal: '#7fc4c9',
  steel: '#b9d3d2',
  steelD: '#6f989c',
  red: '#d3503f',
  redD: '#8f2a24',
  brass: '#d8b56a',
  brassD: '#96763a',
  wood: '#8a5a34',
  woodD: '#5a3820',
  green: '#8fd694',
  greenD: '#3f8f5c',
  skin: '#f2d6b0',
  skinD: '#c88f68',
};
const s = (d: string, c = P.ink, w = 2, e = '') =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${e}/>`;
const c = (x: number, y: number, q: number, f: string, e = '') =>
  `<circle cx="${x}" cy="${y}" r="${q}" fill="${f}" ${e}/>`;
const g = (t: string, x: string) => `<g transform="${t}">${x}</g>`;
const note = (x: number, y: number, a = 0, k = 1) =>
  g(
    `translate(${x} ${y}) rotate(${a}) scale(${k})`,
    r(-22, -11, 44, 22, P.green, `rx="2" stroke="${P.ink}" stroke-width="1.5"`) +
      r(-18, -7.5, 36, 15, 'none', `stroke="${P.greenD}"`) +
      c(0, 0, 6, P.greenD) +
      s('M0-4v8M2.5-2.5c-2-2-5-1-5 .5s5 1.5 5 3-3 2-5 .5', P.ink, 1.3),
  );
const hand = (f = P.skin) =>
  p(
    'M-6 40V18c-8-4-14-8-16-16-1-4 4-5 6-2l8 8V-14c0-5 7-5 7 0V4h2v-22c0-5 7-5 7 0V4h2v-17c0-5 7-5 7 0V6h2V-6c0-5 6-5 6 0v18c0 8-4 12-6 14v14z',
    f,
  ) +
  p(
    'M6 40V4h2v-22c0-5 7-5 7 0V4h2v-17c0-5 7-5 7 0V6h2V-6c0-5 6-5 6 0v18c0 8-4 12-6 14v14z',
    f === P.ink ? '#123' : '#f9e4c4',
  );
const flame = (x: number, y: number, k = 1) =>
  g(
    `translate(${x} ${y}) scale(${k})`,
    p(
      'M0 0c-14 0-20-10-16-22 2 4 4 6 7 6-4-12 2-22 10-30-1 8 4 10 8 16 2-2 2-4 2-7 7 8 9 16 7 23-2 9-9 14-18 14z',
      P.red,
    ) +
      p('M1 0c-8 0-12-6-9-14 2 3 4 4 6 3-1-7 2-12 5-16 0 6 8 10 8 18 0 6-4 9-10 9z', '#ffb25a') +
      p('M2 0c-4 0-6-3-5-7 3 1 4-2 5-5 3 4 5 6 4 9-1 2-2 3-4 3z', '#fff0b8'),
  );
const kit: Record<number, () => string> = {
  2: () =>
    g(
      'rotate(-24 60 54)',
      r(24, 44, 66, 18, P.ink, `rx="9"`) +
        r(28, 47, 58, 6, P.steelD, 'rx="3"') +
        c(24, 53, 17, P.ink) +
        c(24, 53, 11, P.steelD) +
        p('M18 46v14M24 45v16M30 46v14', 'none', `stroke="${P.ink}" stroke-width="2"`) +
        c(92, 53, 17, P.ink) +
        c(92, 53, 11, P.steelD) +
        c(92, 53, 5, P.ink),
    ) +
    s('M84 78c8 4 6 12-2 12s-10 8-2 8', P.ink, 3) +
    s('M14 20c3-5 8-8 14-8M18 27c2-4 6-6 10-6', P.brass, 2.4),
  3: () =>
    g(
      'translate(56 46)',
      p('M-40 26c-4-20 4-34 22-34h30c10 0 18 6 18 16 0 14-12 24-30 24h-14v14h-26z', P.skinD) +
        p('M-14-8h26c10 0 18 6 18 16 0 14-12 24-30 24h-8z', P.skin) +
        s('M-10-8v20M2-8v21M14-7v20M26 0v12', P.skinD, 2.2) +
        p('M-14-2c10-4 18 0 20 8 1 8-8 10-20 8z', P.skin, `stroke="${P.skinD}" stroke-width="2"`) +
        p('M-44 20h22v28h-22z', P.ink) +
        r(-24, 18, 6, 32, P.cream),
    ) + s('M92 20l8-10M98 32l13-5M98 46l13 3M90 60l9 9', P.brass, 3),
  4: () =>
    g(
      'translate(60 56)',
      p('M-38-4h76v34h-76z', P.woodD) +
        p('M0-4h38v34H0z', P.wood) +
        r(-40, -8, 80, 8, P.ink, 'rx="2"') +
        s('M-30 8h60M-30 18h60', P.ink, 1.3, 'opacity=".5"'),
    ) +
    g(
      'rotate(-32 70 30)',
      r(44, 14, 44, 20, P.wood, `rx="4" stroke="${P.ink}" stroke-width="1.5"`) +
        r(44, 14, 7, 20, P.brass) +
        r(81, 14, 7, 20, P.brass) +
        r(62, 34, 7, 36, P.woodD, `stroke="${P.ink}" stroke-width="1.2"`),
    ) +
    note(32, 84, -8, 0.7) +
    note(90, 86, 10, 0.7),
  5: () =>
    r(28, 26, 52, 62, P.cream, `rx="2" stroke="${P.ink}" stroke-width="1.5"`) +
    p('M54 26h26v62H54z', '#fff', 'opacity=".4"') +
    s('M36 38h36M36 46h36M36 54h28M36 62h32', P.steelD, 2) +
    c(66, 76, 8, P.red) +
    p('M62 82l-3 12 7-4 6 4-2-12z', P.redD) +
    flame(84, 92, 0.9) +
    p('M80 26l-12 14 4 6-8 10 6 6-6 12 16 14z', P.ink, 'opacity=".5"'),
  20: () =>
    p('M26 44h68l-8 44H34z', P.steelD) +
    p('M60 44h34l-8 44H60z', P.steel) +
    `<ellipse cx="60" cy="44" rx="34" ry="9" fill="${P.ink}"/><ellipse cx="60" cy="42" rx="28" ry="5" fill="${P.steelD}"/>` +
    c(50, 34, 9, P.brass, `stroke="${P.ink}" stroke-width="1.5"`) +
    c(66, 30, 9, P.brass, `stroke="${P.ink}" stroke-width="1.5"`) +
    c(60, 14, 7, P.brass, `stroke="${P.ink}" stroke-width="1.5"`) +
    s('M30 60h60M32 72h56', P.ink, 1.3, 'opacity=".5"') +
    s('M84 20l10-8M90 30l12-4', P.brass, 2),
  26: () =>
    p('M60 12L18 46h84z', P.red) +
    p('M60 12l-14 34h28z', P.cream) +
    p('M60 12l42 34H88z', P.cream) +
    p('M60 12L18 46h14z', P.cream) +
    p('M18 46h84l-6 46H24z', P.redD) +
    p('M32 46h14l-4 46H30zM54 46h12v46H54zM74 46h14l2 46H78z', P.cream) +
    p('M50 92c0-18 4-26 10-30 6 4 10 12 10 30z', P.ink) +
    s('M60 12V2', P.brass, 2) +
    p('M60 2l12 4-12 4z', P.brass) +
    s(
      'M18 46c8 7 12 7 14 0 6 7 12 7 14 0 4 7 10 7 14 0 4 7 10 7 14 0 4 7 10 7 14 0 4 7 8 7 14 0',
      P.brass,
      2,
    ),
  27: () =>
    g(
      'rotate(-16 46 54)',
      r(26, 22, 40, 58, P.cream, `rx="4" stroke="${P.ink}" stroke-width="1.5"`) +
        p('M46 36l11 15-11 15-11-15z', P.red),
    ) +
    g(
      'rotate(12 74 52)',
      r(54, 20, 40, 58, P.cream, `rx="4" stroke="${P.ink}" stroke-width="1.5"`) +
        p('M74 34c5 8 13 11 13 18 0 6-7 8-11 4l2 9H70l2-9c-4 4-11 2-11-4 0-7 8-10 13-18z', P.ink),
    ) +
    g(
      'translate(92 80)',
      c(0, 0, 13, P.red, `stroke="${P.ink}" stroke-width="1.5"`) +
        c(0, 0, 13, 'none', `stroke="${P.cream}" stroke-width="4" stroke-dasharray="6.8 6.8"`) +
        c(0, 0, 7, P.cream),
    ),
  28: () =>
    r(26, 20, 68, 66, P.steelD, `rx="4" stroke="${P.ink}" stroke-width="2"`) +
    p('M60 20h30a4 4 0 0 1 4 4v58a4 4 0 0 1-4 4H60z', P.steel) +
    r(33, 27, 54, 52, 'none', `stroke="${P.ink}" stroke-width="1.5"`) +
    c(60, 53, 17, P.ink) +
    c(60, 53, 13, P.brass) +
    s('M60 40v5M60 61v5M47 53h5M68 53h5M51 44l3 3M66 59l3 3M51 62l3-3M66 47l3-3', P.ink, 1.6) +
    c(60, 53, 4.5, P.ink) +
    s('M60 53l7-8', P.ink, 3) +
    r(30, 86, 12, 6, P.ink) +
    r(78, 86, 12, 6, P.ink) +
    r(24, 34, 4, 10, P.brass) +
    r(24, 62, 4, 10, P.brass),
  29: () =>
    r(20, 18, 80, 60, P.cream, `rx="3" stroke="${P.ink}" stroke-width="1.5"`) +
    s('M20 33h80M20 48h80M20 63h80M40 18v60M60 18v60M80 18v60', P.steel, 1) +
    s('M26 68l16-12 12 5 16-22 10 6 14-20', P.red, 4) +
    p('M100 18l-14 2 10 10z', P.red) +
    p('M26 92h68l-6-14H32z', P.woodD) +
    g('translate(36 30)', c(0, 0, 8, 'none', `stroke="${P.ink}" stroke-width="3"`) + s('M6 6l9 9', P.ink, 4)),
  30: () =>
    r(28, 12, 64, 60, P.brassD, `stroke="${P.ink}" stroke-width="1.5"`) +
    p('M60 12h32v60H60z', P.brass) +
    r(35, 19, 50, 46, P.deep) +
    p('M35 65V52c10-10 16-2 22-8 8-10 16-4 28-12v33z', P.greenD) +
    p('M35 65v-6c14-8 26-2 50-8v14z', P.green) +
    c(70, 30, 6, P.brass) +
    s('M44 12l16-10 16 10', P.cream, 1.5) +
    s('M18 92l50-60M24 92l52-54', P.red, 1.6, 'opacity=".9"') +
    s('M102 92L60 40M8 78l104-14', P.red, 1.6, 'opacity=".9"') +
    p('M40 92h40l-4-12H44z', P.steelD) +
    p('M60 92h20l-4-12H60z', P.steel),
  31: () =>
    g('translate(38 50) rotate(64)', hand()) +
    g(
      'translate(84 58)',
      s('M-30-14c8 12 14-8 22 2', P.brass, 2.6) +
        c(0, 4, 19, P.brassD, `stroke="${P.ink}" stroke-width="1.5"`) +
        c(0, 4, 14, P.cream) +
        s('M0 4V-6M0 4l7 4', P.ink, 2.2) +
        r(-3, -20, 6, 6, P.brass) +
        s('M0-8v1M0 15v1M-12 4h1M11 4h1', P.ink, 2),
    ),
  32: () =>
    p('M20 46h56v40H20z', P.woodD) +
    p('M48 46h28v40H48z', P.wood) +
    s('M20 59h56M20 73h56M34 46v40M62 46v40', P.ink, 1.5) +
    s('M20 46l56 40M76 46L20 86', P.ink, 1.2, 'opacity=".35"') +
    [28, 42, 56]
      .map(
        (x) =>
          p(`M${x} 46V30c0-3 3-4 3-7v-9h6v9c0 3 3 4 3 7v16z`, P.greenD) +
          p(`M${x + 6} 14h0v9c0 3 3 4 3 7v16h-3z`, P.green) +
          r(x, 34, 12, 7, P.cream),
      )
      .join('') +
    p('M70 92c2-14 8-22 18-22s18 8 20 22z', P.ink) +
    c(89, 64, 10, P.skin) +
    p('M74 60c8 2 22 2 30 0-2-4-6-4-8-4l-2-8c-1-4-10-4-11 0l-1 8c-4 0-6 1-8 4z', P.ink),
  33: () =>
    p('M22 90V40c0-6 4-10 10-10h22c6 0 10 4 10 10v50z', P.steelD) +
    p('M43 30h11c6 0 10 4 10 10v50H43z', P.steel) +
    c(43, 56, 12, P.brass, `stroke="${P.ink}" stroke-width="1.5"`) +
    p('M43 47l2.6 6 6.4.6-4.8 4.2 1.4 6.2-5.6-3.4-5.6 3.4 1.4-6.2-4.8-4.2 6.4-.6z', P.ink) +
    g(
      'translate(86 48) rotate(20)',
      c(-10, -12, 13, 'none', `stroke="${P.steel}" stroke-width="6"`) +
        c(12, 18, 13, 'none', `stroke="${P.steel}" stroke-width="6"`) +
        s('M-4-2l7 9', P.steelD, 4) +
        s('M-10-25v4M12 27v4', P.ink, 2),
    ),
  34: () =>
    p('M14 92V42l46-26 46 26v50z', P.deep) +
    p('M34 40h52v26H34z', P.cream) +
    s('M40 48h40M46 57h28', P.redD, 4) +
    s('M34 66v26M86 66v26', P.woodD, 4) +
    [22, 44, 66, 88]
      .map(
        (x, i) =>
          c(x + 6, 78, 7, [P.skin, P.skinD, '#8d5d40', P.skin][i]!) +
          p(`M${x - 5} 100c0-10 4-14 11-14s11 4 11 14z`, [P.red, P.brass, P.teal, P.greenD][i]!) +
          p(`M${x - 2} 74c6-1 10-1 16 0l-3-9h-10z`, P.ink),
      )
      .join(''),
  35: () =>
    c(60, 52, 28, P.ink) +
    p('M60 24a28 28 0 0 1 0 56c14-16 14-40 0-56z', P.deep) +
    s('M42 40c4-6 8-8 14-9', P.steel, 3) +
    r(52, 16, 16, 12, P.steelD, `stroke="${P.ink}" stroke-width="1.5"`) +
    s('M60 16c0-12 18-12 20-2 1 6 8 6 12 2', P.wood, 3) +
    g('translate(94 18) scale(.5)', flame(0, 6)) +
    p('M50 46l8 2-6 8zM70 46l-8 2 6 8z', P.cream) +
    p('M46 64h28v8H46z', P.cream) +
    s('M53 64v8M60 64v8M67 64v8', P.ink, 1.6),
  36: () =>
    g(
      'rotate(28 60 50)',
      r(56, 4, 8, 60, P.wood, `stroke="${P.ink}" stroke-width="1.2"`) +
        p('M44 4h32v6H44z', P.woodD) +
        p(
          'M42 60h36v18c0 12-10 18-18 22-8-4-18-10-18-22z',
          P.steelD,
          `stroke="${P.ink}" stroke-width="1.5"`,
        ) +
        p('M60 60h18v18c0 12-10 18-18 22z', P.steel),
    ) +
    g(
      'rotate(-28 60 50)',
      r(57, 18, 7, 76, P.woodD, `stroke="${P.ink}" stroke-width="1.2"`) +
        p('M26 24c10-14 58-14 68 0-18-6-50-6-68 0z', P.steelD, `stroke="${P.ink}" stroke-width="1.5"`),
    ),
  38: () =>
    g(
      'rotate(-30 60 54)',
      r(54, 44, 11, 44, P.wood, `rx="4" stroke="${P.ink}" stroke-width="1.5"`) +
        r(40, 30, 40, 15, P.brassD, `stroke="${P.ink}" stroke-width="1.5"`) +
        p('M38 12h44v18H38z', P.cream) +
        s('M45 12v18M52 12v18M59 12v18M66 12v18M73 12v18', P.steelD, 1.3),
    ) +
    p('M8 20c16-8 34 2 46-6l4 12c-14 8-34-2-48 6z', P.red) +
    s('M28 30v14M40 28v8', P.red, 4) +
    p('M74 62h32v26H74z', P.steelD) +
    p('M90 62h16v26H90z', P.steel) +
    `<ellipse cx="90" cy="62" rx="16" ry="5" fill="${P.red}" stroke="${P.ink}" stroke-width="1.2"/>`,
  39: () =>
    p('M20 26c12 2 20 22 34 26l42 10c8 2 10 8 8 14H62L46 62l-4 28h-5l-1-30C28 50 20 40 20 26z', P.red) +
    p('M54 52l42 10c8 2 10 8 8 14H84c-2-10-14-18-30-24z', P.redD) +
    s('M24 30c10 6 18 22 30 26', '#ffb0a0', 2) +
    s('M86 20v56', P.ink, 3) +
    c(86, 18, 8, '#ffe4a3') +
    c(86, 18, 17, '#ffe4a3', 'opacity=".2"') +
    p('M78 12h16l-4-7h-8z', P.ink),
  40: () =>
    p('M22 36h76v50H22z', P.woodD) +
    p('M60 36h38v50H60z', P.wood) +
    s('M46 36v-8c0-4 2-6 6-6h16c4 0 6 2 6 6v8', P.ink, 4) +
    r(22, 52, 76, 4, P.ink) +
    r(53, 48, 14, 12, P.brass, `stroke="${P.ink}" stroke-width="1.5"`) +
    g(
      'translate(92 30)',
      c(0, 0, 14, P.cream, `stroke="${P.ink}" stroke-width="1.5"`) + s('M-6 0l5 5 8-10', P.greenD, 4),
    ),
  41: () =>
    p('M8 44h64v36H8z', P.woodD) +
    p('M40 44h32v36H40z', P.wood) +
    s('M18 44v36M30 44v36M42 44v36M54 44v36', P.ink, 1.3) +
    p('M72 56h22l14 12v12H72z', P.red) +
    p('M78 60h14l8 8H78z', P.steel) +
    c(26, 82, 9, P.ink) +
    c(26, 82, 4, P.steel) +
    c(90, 82, 9, P.ink) +
    c(90, 82, 4, P.steel) +
    p('M14 44V28l14-12 14 12v16z', P.brassD) +
    p('M28 16l14 12v16H28z', P.brass) +
    r(48, 30, 18, 14, P.teal, `stroke="${P.ink}" stroke-width="1.2"`) +
    r(24, 32, 8, 12, P.ink),
  43: () =>
    g(
      'rotate(-5 60 52)',
      r(18, 18, 84, 64, '#1f6fa8', `stroke="${P.cream}" stroke-width="1.5"`) +
        s(
          'M18 31h84M18 44h84M18 57h84M18 70h84M31 18v64M44 18v64M57 18v64M70 18v64M83 18v64',
          '#5ba3cf',
          0.7,
        ) +
        s('M28 72V52h16V34h30v14h18', P.cream, 2.4) +
        s('M28 72c14 2 20-8 30-6s14-14 32-16', P.red, 2.6, 'stroke-dasharray="5 4"') +
        s('M86 44l8 8M94 44l-8 8', P.red, 3) +
        c(28, 72, 3.5, P.cream) +
        p('M14 14h8v72h-8z', '#2b84c0'),
    ) +
    g('translate(92 70) rotate(24)', s('M0-26l-10 34M0-26l10 34M-6-4H6', P.brass, 3) + c(0, -28, 4, P.brass)),
  56: () =>
    p('M60 10c18 0 28 12 28 27 0 12-8 18-12 28H44c-4-10-12-16-12-28 0-15 10-27 28-27z', '#ffe9b0') +
    p('M60 10c18 0 28 12 28 27 0 12-8 18-12 28H60z', '#fff6da') +
    s('M50 64L46 40l8 6 6-8 6 8 8-6-4 24', P.brassD, 2) +
    r(45, 66, 30, 7, P.steelD) +
    r(46, 74, 28, 6, P.steel) +
    p('M50 81h20l-4 8H54z', P.ink) +
    g('translate(102 54) rotate(-62) scale(.7)', hand(P.ink)) +
    s('M60 2v-4M28 14l-6-6M18 38H8M92 14l6-6', P.brass, 2.6),
  59: () =>
    p('M30 10h48v84H30z', P.woodD) +
    p('M54 10h24v84H54z', P.wood) +
    r(36, 18, 14, 28, 'none', `stroke="${P.ink}" stroke-width="1.5"`) +
    r(58, 18, 14, 28, 'none', `stroke="${P.ink}" stroke-width="1.5"`) +
    p('M54 50l8 4-4 6 10 6-10 4 2 10-10-6-8 8 0-12-8-4 8-4-2-8z', P.ink) +
    g(
      'rotate(36 78 50)',
      r(74, 14, 7, 78, P.brassD, `stroke="${P.ink}" stroke-width="1.2"`) +
        p('M81 14c14-2 20 6 20 14s-6 14-20 12z', P.steel, `stroke="${P.ink}" stroke-width="1.5"`) +
        p('M74 16l-10 3v16l10 3z', P.red, `stroke="${P.ink}" stroke-width="1.5"`),
    ),
  60: () =>
    g(
      'translate(58 52)',
      p(
        'M0-38c12 8 24 10 36 10v26c0 20-14 32-36 42-22-10-36-22-36-42v-26c12 0 24-2 36-10z',
        P.brassD,
        `stroke="${P.ink}" stroke-width="1.5"`,
      ) +
        p('M0-38c12 8 24 10 36 10v26c0 20-14 32-36 42z', P.brass) +
        p('M0-28c9 6 18 8 27 8v18c0 15-11 24-27 32-16-8-27-17-27-32v-18c9 0 18-2 27-8z', P.deep) +
        s('M0-20v44M10-10c-4-6-20-6-20 3s20 6 20 15-16 9-20 3', P.cream, 4),
    ),
  73: () =>
    g(
      'translate(60 58)',
      c(0, 0, 32, P.steelD, `stroke="${P.ink}" stroke-width="2"`) +
        p('M0-32a32 32 0 0 1 0 64z', P.steel) +
        c(0, 0, 26, P.cream) +
        s('M0 0v-20M0 0l-14-8', P.ink, 3.4) +
        p('M0 0V-26A26 26 0 0 0-22.5-13z', P.red, 'opacity=".6"') +
        s('M0-22v-2M0 22v2M-22 0h-2M22 0h2', P.ink, 3),
    ) +
    c(36, 22, 11, P.brass, `stroke="${P.ink}" stroke-width="1.5"`) +
    c(84, 22, 11, P.brass, `stroke="${P.ink}" stroke-width="1.5"`) +
    s('M60 26v-8M52 14c0-6 16-6 16 0', P.ink, 3) +
    s('M40 86l-6 8M80 86l6 8', P.ink, 4),
  74: () =>
    p('M26 84V60l10-30h16v54zM94 84V60L84 30H68v54z', P.ink) +
    p('M68 30h16l10 30v24H80z', P.deep) +
    r(52, 40, 16, 8, P.steelD) +
    r(52, 56, 16, 10, P.steelD) +
    r(33, 18, 20, 13, P.brassD) +
    r(67, 18, 20, 13, P.brass) +
    r(24, 76, 30, 12, P.brassD) +
    r(66, 76, 30, 12, P.brass) +
    s('M42 14C38 4 30 2 20 2M78 14C82 4 90 2 100 2', P.cream, 2, 'stroke-dasharray="4 4"'),
  75: () =>
    g('translate(56 98) scale(1.7)', flame(0, -4, 1)) +
    g(
      'rotate(24 92 60)',
      r(82, 42, 26, 40, P.redD, `rx="3" stroke="${P.ink}" stroke-width="1.5"`) +
        p('M95 42h10a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H95z', P.red) +
        s('M86 54l18 20M104 54L86 74', P.cream, 2) +
        s('M86 42v-8h12v8', P.ink, 3) +
        p('M102 42l10-12 4 3-8 11z', P.ink),
    ) +
    p('M8 92h104v8H8z', P.ink),
  78: () =>
    g(
      'translate(60 52)',
      r(-38, -32, 76, 64, P.deep, `stroke="${P.cream}" stroke-width="1.5"`) +
        Array.from({ length: 32 }, (_, i) => {
          const x = i % 8,
            y = Math.floor(i / 8);
          return r(-36 + x * 9, -30 + y * 15 + (x % 2 ? 7.5 : 0), 9, 7.5, P.glow, 'opacity=".6"');
        }).join(''),
    ) +
    g(
      'translate(48 60)',
      p(
        'M-12 28h24l-3-8c-2-6-4-10-4-16h4v-5h-4c4-4 4-13-5-13s-9 9-5 13h-4v5h4c0 6-2 10-4 16z',
        P.cream,
        `stroke="${P.ink}" stroke-width="1.5"`,
      ),
    ) +
    g(
      'translate(82 52)',
      p(
        'M-14 38h28l-3-9c-3-8-5-14-5-24l10-14-8 3-3-8-5 8-5-8-3 8-8-3 10 14c0 10-2 16-5 24z',
        P.ink,
        `stroke="${P.brass}" stroke-width="1.5"`,
      ),
    ),
  79: () =>
    p('M20 14h62v70H20z', P.steelD) +
    p('M20 14h62v70H20z', P.teal, 'opacity=".5"') +
    p(
      'M54 44L20 26v-12h22zM54 44L64 14h18v16zM54 44l28 2v38H66zM54 44L44 84H20V58z',
      P.deep,
      'opacity=".75"',
    ) +
    s(
      'M54 44L20 26M54 44L42 14M54 44l10-30M54 44l28-14M54 44l28 2M54 44l12 40M54 44L44 84M54 44L20 58',
      P.cream,
      1.6,
    ) +
    r(20, 14, 62, 70, 'none', `stroke="${P.wood}" stroke-width="6"`) +
    g(
      'translate(88 70) rotate(-18)',
      r(-18, -11, 36, 22, P.redD, `rx="2" stroke="${P.ink}" stroke-width="1.5"`) +
        r(0, -11, 18, 11, P.red) +
        s('M-18 0h36M0-11V0M-8 0v11M10 0v11', P.ink, 1.3),
    ),
  80: () =>
    c(60, 46, 30, '#3c7fa0') +
    p('M60 16a30 30 0 0 1 0 60c16-18 16-42 0-60z', '#5fa6c2') +
    s('M42 34c4-8 10-11 16-12', '#fff', 3, 'opacity=".8"') +
    p(
      'M52 60c-8-2-8-10-2-12-4-8 6-14 11-8 6-6 15 0 11 8 6 2 4 12-4 12-4 6-12 5-16 0z',
      '#fff',
      'opacity=".45"',
    ) +
    c(60, 46, 30, 'none', `stroke="${P.cream}" stroke-width="1.2"`) +
    p('M40 74h40l8 18H32z', P.brassD) +
    p('M60 74h20l8 18H60z', P.brass) +
    s('M36 84h48', P.ink, 1.5) +
    g('translate(18 66) rotate(24) scale(.72)', hand()) +
    g('translate(102 66) rotate(-24) scale(-.72 .72)', hand()) +
    p('M24 18l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM98 12l2 6 6 2-6 2-2 6-2-6-6-2 6-2z', P.cream),
};
const rays = Array.from(
  { length: 12 },
  (_, nth) => `<path d="M60 50 44-90h32z" transform="rotate(${nth * 30 + 15} 60 50)"/>`,
).join('');
const burst =
  'M60 2l9 13 14-8 3 16 16-1-4 15 14 7-11 11 9 13-15 4 1 16-16-3-7 14-13-9-13 9-7-14-16 3 1-16-15-4 9-13L8 44l14-7-4-15 16 1 3-16 14 8z';

export const action = (card: number): string =>
  `<rect x="-110" width="340" height="100" fill="${P.mid}"/><g fill="${P.ray}">${rays}</g>${p(burst, P.glow, 'opacity=".5"')}${kit[card]?.() ?? ''}`;
