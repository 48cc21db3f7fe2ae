// Each district's own sight: in a box 84 wide, ground at 0, up to about 92 tall.
import type { District } from '../../wire/smile';
import { box, polygon } from './draw';
import { house, roundTree, tree } from './houses';

export const landmarks: Record<District, () => string> = {
  harbour:
    () => `<path d="M-6 41V-34H60l-6 75z" fill="var(--water)"/><path d="M60-34l-6 75" stroke="#cfe9e6" stroke-width="2"/><path d="M-2-26q5-3 10 0t10 0M34-28q5-3 10 0t8 0M0 0q5-3 10 0t10 0M30 8q5-3 10 0t10 0M2 20q5-3 10 0t10 0M26 30q5-3 10 0t10 0" fill="none" stroke="var(--water2)" stroke-width="1.6"/>
    <path d="M2-22h56l-7 16H9z" fill="#0b2635"/><path d="M3.5-18h53l-1.6 3.6H5.4z" fill="#c65b4e"/>${house(12, -22, 26, 12, 10, { columns: 3, gap: 10, high: 4, wide: 4, seed: 3 })}<path d="M20-34v-15h9v15z" fill="#c65b4e"/><path d="M20-44h9v4h-9z" fill="var(--cream)"/><path d="M25-53c5-3 4-8 10-9s8-6 14-5" fill="none" stroke="#9fc3c9" stroke-width="3" stroke-linecap="round" opacity=".45"/>
    <path d="M66 4V-74M58 4l8-20 8 20M66-74L28-58M66-74l16 8M28-58l54-8" stroke="#8fc0c6" stroke-width="2.6" fill="none"/><path d="M34-60v14" stroke="#d9e8e2" stroke-width="1.2"/><rect x="29" y="-46" width="10" height="8" fill="#b98252"/><rect x="61" y="-66" width="12" height="10" fill="var(--front)" stroke="#8fc0c6"/>`,
  north: () =>
    house(4, 0, 50, 60, 26, { seed: 2, gap: 13 }) +
    `<path d="M22-34h14v34H22z" fill="#0b2c3d"/>` +
    polygon(
      [
        [0, -16],
        [58, -16],
        [66, -22],
        [66, -30],
        [0, -30],
      ],
      '#7c2c46',
    ) +
    box(0, -30, 58, 14, '#a53a5c') +
    Array.from(
      { length: 8 },
      (_, i) =>
        `<circle cx="${4 + i * 7.2}" cy="-16" r="1.7" fill="#fff0cb"/><circle cx="${4 + i * 7.2}" cy="-30" r="1.7" fill="#fff0cb"/>`,
    ).join('') +
    [15, 29, 43]
      .map(
        (x) =>
          `<path d="M${x}-28.500l1.700 3.500 3.900.6-2.800 2.700.7 3.800-3.500-1.800-3.500 1.800.7-3.800-2.800-2.700 3.900-.6z" fill="#fff0cb"/>`,
      )
      .join('') +
    `<path d="M58-76h12v44H58z" fill="#a53a5c"/><path d="M70-76l6-4v44l-6 4zM58-76l6-4h12l-6 4z" fill="#7c2c46"/><path d="M64-72l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z" fill="#fff0cb"/><path d="M61-56h6M61-50h6M61-44h6M61-38h6" stroke="#fff0cb" stroke-width="2"/>`,
  'north-east': () =>
    house(8, 0, 44, 74, 30, { roof: '#7fa9c4', front: '#2a5a80', side: '#173d5c', seed: 4, gap: 12 }) +
    `<path d="M10-9h40" stroke="#cfe9e6" stroke-opacity=".5"/><path d="M22 0v-9h16v9z" fill="#081d29"/><path d="M18-9h24l3 4H15z" fill="#d9c79d"/>` +
    `<path d="M34-84v-6M46-84v-6M37-82v-8" stroke="#0d2a3a" stroke-width="2"/><path d="M29-90h22v-14H29z" fill="#6d4b3c"/><path d="M42-90h9v-14h-9z" fill="#4e342a"/><path d="M27-104l13-8 13 8z" fill="#8a5f4a"/><path d="M29-97h22" stroke="#2f1e18"/>`,
  west: () =>
    house(2, 0, 56, 30, 24, {
      seed: 3,
      gap: 11,
      wide: 8,
      columns: 4,
      roof: '#7f93b4',
      front: '#34507a',
      side: '#20365a',
    }) +
    [0, 1, 2]
      .map(
        (i) =>
          polygon(
            [
              [2 + i * 19, -30],
              [21 + i * 19, -30],
              [21 + i * 19, -44],
            ],
            '#4d6c98',
          ) +
          polygon(
            [
              [21 + i * 19, -30],
              [21 + i * 19, -44],
              [35 + i * 19, -55],
              [35 + i * 19, -41],
            ],
            '#20365a',
          ) +
          polygon(
            [
              [2 + i * 19, -30],
              [21 + i * 19, -44],
              [35 + i * 19, -55],
              [16 + i * 19, -42],
            ],
            '#93a8c6',
          ),
      )
      .join('') +
    `<path d="M60-8h11l-2-74h-7z" fill="#5a7299"/><path d="M66-8h5l-2-74h-3z" fill="#2f4870"/><path d="M61-70h9l.3 6h-9.6z" fill="#c65b4e"/><path d="M65-86c-2-7 6-8 4-14 8-1 7-7 14-7" fill="none" stroke="#9fc3c9" stroke-width="4" stroke-linecap="round" opacity=".4"/>`,
  centre: () =>
    house(-2, 0, 80, 54, 30, { seed: 1, gap: 12, columns: 6, roof: '#7fc0c6' }) +
    house(13, -58, 50, 26, 20, { seed: 5, gap: 12, columns: 4, roof: '#98d0d0' }) +
    house(27, -88, 24, 13, 11, { seed: 2, columns: 2, roof: '#c0e6df' }) +
    `<path d="M42-118l3.500 15h-7z" fill="#e9f8f0"/><path d="M42-126v10" stroke="#e9f8f0" stroke-width="1.600"/><circle cx="42" cy="-127" r="2" fill="#ff7a59"/>`,
  park: () =>
    `<ellipse cx="38" cy="-4" rx="44" ry="16" fill="var(--lawn2)"/><ellipse cx="22" cy="0" rx="18" ry="6" fill="var(--water2)" opacity=".75"/><path d="M10-1h10M22 2h12" stroke="#d9f0e8" stroke-opacity=".6"/>` +
    tree(8, -14, 1.25) +
    roundTree(28, -18, 1.05) +
    tree(74, -8, 1.3) +
    `<g transform="translate(50 2)"><path d="M-15 0h30v-4h-30z" fill="#d9e8e2"/><path d="M-12-4v-20M-4-4v-20M4-4v-20M12-4v-20" stroke="#d9e8e2" stroke-width="2.4"/><path d="M-17-24h34L0-40z" fill="#8cc8c8"/><path d="M0-40l17 16H5z" fill="#4f94a0"/><circle cy="-42" r="2" fill="#d9e8e2"/></g>` +
    roundTree(86, 0, 0.8),
  'south-west': () =>
    house(2, 0, 40, 34, 26, { seed: 6, gap: 20, wide: 5, high: 13, columns: 3, roof: '#86a2a8' }) +
    polygon(
      [
        [2, -34],
        [42, -34],
        [58, -47],
        [18, -47],
      ],
      '#86a2a8',
    ) +
    polygon(
      [
        [0, -33],
        [22, -56],
        [44, -33],
      ],
      '#2a6680',
    ) +
    polygon(
      [
        [22, -56],
        [44, -33],
        [58, -44],
        [38, -68],
      ],
      '#6fa0aa',
    ) +
    `<circle cx="22" cy="-40" r="4.4" fill="var(--win)"/>` +
    house(46, 0, 19, 58, 13, { columns: 1, wide: 6, high: 12, gap: 22, seed: 2, roof: '#86a2a8' }) +
    polygon(
      [
        [44, -58],
        [55.5, -92],
        [67, -58],
      ],
      '#3d7f93',
    ) +
    polygon(
      [
        [55.5, -92],
        [67, -58],
        [74, -64],
      ],
      '#1c4d64',
    ) +
    `<path d="M55.5-92v-10M51.5-98h8" stroke="#d9f0e8" stroke-width="1.8"/>`,
  south: () =>
    `<path d="M0 0h74l9-7v-4h-9H0z" fill="#a9c4c2"/>` +
    box(0, -5, 74, 5, '#c9dcd6') +
    house(6, -5, 62, 36, 20, { windows: false, front: '#1d4e63', roof: '#a5c6c4', side: '#14394b' }) +
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<path d="M${9 + i * 13} -5v-34h6v34z" fill="#c9dcd6"/><path d="M${13 + i * 13} -5v-34h2v34z" fill="#7fa6aa"/>`,
      )
      .join('') +
    `<path d="M32-5v-24h10v24z" fill="var(--win)"/>` +
    box(3, -43, 68, 5, '#d9e8e2') +
    polygon(
      [
        [1, -43],
        [37, -66],
        [73, -43],
      ],
      '#b6d0cc',
    ) +
    polygon(
      [
        [37, -66],
        [73, -43],
        [86, -52],
        [50, -75],
      ],
      '#6f9da6',
    ) +
    `<circle cx="37" cy="-50" r="6" fill="#1d4e63"/>` +
    `<path d="M37-54.500l3.600 4.500-3.600 4.500-3.600-4.500z" fill="#f4ead3"/>`,
  'south-east': () =>
    house(0, 0, 52, 36, 26, { seed: 2, windows: false, roof: '#7fa0b4' }) +
    `<path d="M5 0v-18a21 21 0 0 1 42 0V0z" fill="#0b2635"/><path d="M5 0v-18a21 21 0 0 1 42 0V0M26-39V0M5-14h42M11-32l8 8M41-32l-8 8" fill="none" stroke="var(--win)" stroke-width="1.6"/>` +
    house(54, 0, 18, 74, 14, { columns: 1, windows: false, roof: '#7fa0b4' }) +
    `<path d="M52-74h22l8-6-11-16-8-4z" fill="#3d6a86"/><path d="M52-74h22l-11-22z" fill="#5d8ca6"/><circle cx="63" cy="-60" r="7.4" fill="#f6edd6"/><path d="M63-60v-5M63-60l4 2" stroke="#0c2230" stroke-width="1.6" fill="none"/><path d="M60-44h6v9h-6zM60-28h6v9h-6z" fill="var(--win)"/>`,
};
