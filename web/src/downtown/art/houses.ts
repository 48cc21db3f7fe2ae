// The six places. Walls and windows take their colours from custom properties, so that a house can be lit (class
// `lit` around it, see Pic.svelte): its windows light up one row after another from below.
import type { Place } from '../../wire/downtown';
import { C, G, O, P, R, chance, times } from './draw';

const [A, B, D, L] = ['var(--wall-a)', 'var(--wall-b)', 'var(--wall-c)', 'var(--wall-l)'];
const N = { s: C.n0, sw: 2 };
const n = (sw: number) => ({ s: C.n0, sw });

interface Panes {
  arch?: boolean;
  /** Nobody at home. */
  skip?: readonly number[];
}
/** Windows: so many side by side, so many rows, each so wide and high, so far apart. */
function W(
  [x, y]: readonly [number, number],
  [cols, rows]: readonly [number, number],
  [w, h]: readonly [number, number],
  [dx, dy]: readonly [number, number],
  { arch = false, skip = [] }: Panes = {},
): string {
  const pane = (X: number, Y: number) =>
    arch
      ? `M${X} ${Y + h}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
      : `M${X} ${Y}h${w}v${h}h${-w}z`;
  const cross = (X: number, Y: number) =>
    w > 9 ? `M${X + w / 2} ${Y + (arch ? 1 : 0)}v${h - (arch ? 1 : 0)}M${X} ${Y + h / 2}h${w}` : '';
  return times(rows, (row) => {
    const all = Array.from(
      { length: cols },
      (_, col) => [x + col * dx, y + row * dy, row * cols + col] as const,
    );
    const lit = all.filter(([, , nth]) => !skip.includes(nth));
    const draw = (some: typeof all, what: typeof pane) => some.map(([X, Y]) => what(X, Y)).join('');
    return `${P(draw(all, pane), 'var(--pane)', { s: 'var(--pane-line)', sw: 0.7 })}${P(draw(all, cross), 'none', { s: 'var(--pane-cross)' })}<g class="on" style="--row:${Math.max(0, Math.round((400 - y - row * dy) / 40))}">${P(draw(lit, pane), 'url(#dt-win)', { s: '#ffdf9a', sw: 0.8 })}${P(draw(lit, cross), 'none', { s: '#a8672a' })}</g>`;
  });
}
function bricks(x: number, y: number, w: number, h: number, seed: number): string {
  const roll = chance(seed);
  const some = times(
    (w * h) / 900,
    () => `M${Math.round(x + roll() * (w - 16))} ${Math.round(y + roll() * (h - 6))}h10v4.5h-10z`,
  );
  return P(some, 'none', { s: L, sw: 0.7, op: 0.45 });
}
/** The open front of a house: dark, or warm. */
const front = (y: number, w: number, h: number) =>
  `${R(0, y, w, h - y, 'var(--front)')}<g class="on">${R(0, y, w, h - y, 'url(#dt-inside)')}</g>`;
const awning = (y: number, w: number, stripes: number, out: number, scallop: boolean) => {
  const [from, wide] = [-out / 2, w + out];
  const one = wide / stripes;
  const odd = times(stripes, (nth) =>
    nth % 2
      ? ''
      : `M${from + nth * one} ${y - 14}h${one}l${(nth - stripes / 2) * 0.7 + 0.7} 15h${-(wide + out) / stripes}z`,
  );
  const edge = (wide + out) / stripes;
  return `${P(`M${from} ${y - 14}h${wide}l${out / 2} 15h${-wide - out}z`, D, n(1.5))}${P(odd, '#8d6a86')}<g class="on">${P(odd, '#e9d2bd')}</g>${
    scallop
      ? P(
          times(stripes, (nth) => `M${from - out / 2 + nth * edge} ${y + 1}a${edge / 2} 6 0 0 0 ${edge} 0`),
          'var(--scallop)',
          n(1),
        )
      : ''
  }`;
};

/** The corner bar, 340 wide and 408 high; its front is open from 128 on. */
const west = (): string => {
  const [w, h] = [340, 408];
  return `${P(`M0 ${h}V34h102V20h136v14h102v${h - 34}z`, B, N)}${P(`M280 ${h}V34h60v${h - 34}z`, A)}${bricks(4, 38, 332, 56, 11)}${R(-5, 30, 350, 7, A, n(1.2))}${R(95, 15, 150, 6, A, n(1.2))}${P('M148 15V6h44v9M158 6V0h24v6', B, n(1.5))}${P('M304 30V10h20v20z', B, n(1.5))}${R(300, 6, 28, 5, A, n(1))}${W([18, 46], [6, 1], [26, 34], [52.7, 0], { arch: true, skip: [2] })}${front(128, w, h)}${awning(128, w, 17, 12, true)}`;
};
/** The saw-tooth warehouse, 264 by 330, open from 112 on, with the pawnbroker's sign. */
const east = (): string => {
  const [w, h, t] = [264, 330, 52.8];
  const saw = `M0 ${h}V46${times(5, (nth) => `V16L${(nth + 1) * t} 46`)}V${h}z`;
  const skylights = times(5, (nth) => `M${nth * t} 46V16l9 5v25z`);
  return `${P('M-2 62h-20', 'none', { s: '#c9a5bb', sw: 2 })}<g fill="#d7b7bd" stroke="${C.n0}" stroke-width="1.3"><circle cx="-25" cy="72" r="5.5"/><circle cx="-13" cy="72" r="5.5"/><circle cx="-19" cy="82" r="5.5"/></g>${P(saw, B, N)}${P(skylights, 'var(--skylight)', n(1))}<g class="on">${P(skylights, 'url(#dt-win)', n(1))}</g>${R(0, 46, 48, h - 46, A)}${R(-4, 44, w + 8, 6, A, n(1.2))}${bricks(4, 52, w - 8, 44, 5)}${W([10, 53], [8, 1], [22, 15], [30.5, 0], { skip: [2, 6] })}${front(112, w, h)}${awning(112, w, 15, 8, false)}`;
};
/** The stepped tower over the hiring hall, 308 by 404, open from 246 on. */
const downtown = (): string => {
  const [w, h, m, f] = [308, 404, 154, 246];
  const bulbs = times(19, (nth) => O(4 + nth * 16, f + 3.5, 2.4, 'inherit'));
  return `${P(`M${m} 0v26`, 'none', { s: C.cream, sw: 2 })}${O(m, 2, 2.6, C.ember)}${P(`M138 26h32v16h14v20h16v30h18v40h22v114H68V132h22V92h18V62h16V42h14z`, B, N)}${P('M138 26h10v220H68V132h22V92h18V62h16V42h14z', D)}${P('M156 42V26h14v16h14v20h16v30h18v40h22v114h-46z', A, { op: 0.55 })}${P(`M0 ${h}V178h60v-14h188v14h60v${h - 178}z`, B, N)}${P('M124 62h60M108 92h92M90 132h128M138 42h32M60 164h188', 'none', { s: L, sw: 1.6 })}${P('M146 30v10M154 30v10M162 30v10M132 46v14M176 46v14M118 66v24M190 66v24M100 96v34M208 96v34', 'none', { s: L, sw: 1.2, op: 0.8 })}${W([140, 46], [3, 1], [6, 12], [11, 0])}${W([127, 68], [5, 1], [7, 16], [11.8, 0], { skip: [3] })}${W([112, 98], [7, 1], [8, 18], [12.6, 0], { skip: [1, 5] })}${W([94, 139], [9, 1], [8, 18], [14, 0], { skip: [2, 6] })}${W([8, 190], [3, 1], [12, 22], [17, 0], { skip: [1] })}${W([250, 190], [3, 1], [12, 22], [17, 0])}${front(f, w, h)}${P(`M-8 ${f}l10-16h${w - 4}l10 16z`, D, n(1.6))}${P(`M-8 ${f}h${w + 16}v7h${-w - 16}z`, A, n(1.4))}<g fill="#7d5178">${bulbs}</g><g class="on" fill="${C.lamp}">${bulbs}</g>`;
};
/** Brick tenements, 144 wide; as high as there is room. */
const ghetto = (h = 300): string => {
  const stairs = [76, 116, 156, 196].filter((y) => y < h - 20);
  return `${P('M12 40V14l20-12 20 12v26z', D, n(1.6))}${P('M12 14h40M12 23h40M12 32h40', 'none', { s: L, sw: 0.9, op: 0.7 })}${P('M16 40v22M48 40v22M16 40l32 22', 'none', { s: D, sw: 3 })}${P(`M0 ${h}V62h62v${h - 62}z`, B, N)}${R(-3, 58, 68, 6, A, n(1.2))}${P(`M60 ${h}V36h52v${h - 36}z`, A, N)}${R(57, 32, 58, 6, B, n(1.2))}${P(`M110 ${h}V84h34v${h - 84}z`, D, N)}${R(108, 80, 38, 6, B, n(1.2))}${P('M122 80V62h6v18M132 80V70h6v10', B, n(1.2))}${bricks(2, 66, 56, h - 80, 3)}${bricks(62, 40, 46, h - 60, 9)}${bricks(112, 90, 30, Math.max(20, h - 100), 21)}${W([8, 74], [2, Math.floor((h - 60) / 42)], [17, 24], [28, 42], { skip: [1, 4, 7] })}${W([68, 48], [2, Math.floor((h - 34) / 40)], [14, 22], [22, 40], { skip: [2, 5, 8] })}${W([118, 96], [1, Math.max(1, Math.floor((h - 80) / 44))], [16, 22], [0, 44], { skip: [2] })}${stairs
    .map(
      (y, nth) =>
        P(`M62 ${y}h50`, 'none', n(3)) +
        P(
          `M62 ${y - 6}h50M62 ${y - 6}v6M74 ${y - 6}v6M86 ${y - 6}v6M98 ${y - 6}v6M112 ${y - 6}v6`,
          'none',
          n(1.4),
        ) +
        (y + 40 < h - 20 ? P(nth % 2 ? `M68 ${y}l38 40` : `M106 ${y}l-38 40`, 'none', n(2.4)) : ''),
    )
    .join(
      '',
    )}${P('M112 128c12 8 22 8 32 0', 'none', { s: C.cream })}${P('M117 131l8 3-1 12-9-2zM130 134l8-2 2 11-9 2z', '#d9c0cf', n(0.8))}`;
};
/** 128 wide, with steps that stand out to both sides. */
const bank = (h = 262): string =>
  `${P('M64 2l10 14H54z', A, n(1.4))}${P('M-6 62 64 14l70 48z', A, N)}${P('M14 57 64 23l50 34z', D)}${O(64, 44, 11.5, C.cream, n(1.5))}${P('M64 37v7l5 3', 'none', N)}${R(-6, 60, 140, 14, B, n(1.6))}${P(`M2 ${h - 24}V74h124v${h - 98}z`, D, n(1.6))}${W([23, 88], [1, 1], [14, h - 122], [0, 0])}${W([92, 88], [1, 1], [14, h - 122], [0, 0])}${P(`M50 ${h - 24}V104a14 14 0 0 1 28 0v${h - 128}z`, 'var(--pane)', { s: L })}<g class="on">${P(`M50 ${h - 24}V104a14 14 0 0 1 28 0v${h - 128}z`, 'url(#dt-win)', { s: L })}</g>${P(`M64 92v${h - 116}`, 'none', { s: 'var(--pane-cross)', sw: 1.5 })}${[6, 40, 76, 110].map((x) => `${R(x, 80, 14, h - 104, A, n(1.4))}${P(`M${x + 4} 84v${h - 112}M${x + 9} 84v${h - 112}`, 'none', { s: D, sw: 1.2 })}${R(x - 3, 74, 20, 7, L, n(1.2))}${R(x - 3, h - 30, 20, 7, L, n(1.2))}`).join('')}${R(-4, h - 24, 136, 8, A, n(1.2))}${R(-9, h - 16, 146, 8, B, n(1.2))}${R(-14, h - 8, 156, 8, D, n(1.2))}`;
/** 124 wide, between its cypresses. */
const villa = (h = 184): string => {
  const cypress = (x: number, top: number, r: number) =>
    P(
      `M${x} ${h}c${-r * 1.5} -30 ${-r * 1.3} ${-(h - top) * 0.75} 0 ${-(h - top)}c${r * 1.3} ${(h - top) * 0.25} ${r * 1.5} ${h - top - 30} 0 ${h - top}z`,
      'var(--cypress)',
      n(1.4),
    ) +
    P(
      `M${x} ${h}c${r * 0.2} -40 ${r * 0.4} ${-(h - top) * 0.7} 0 ${-(h - top)}c${r * 1.3} ${(h - top) * 0.25} ${r * 1.5} ${h - top - 30} 0 ${h - top}z`,
      'var(--cypress-light)',
    );
  return `${cypress(2, 58, 10)}${P(`M14 ${h}V84h98v${h - 84}z`, B, N)}${R(14, 84, 24, h - 84, A)}${P('M40 56V38h18v18z', B, n(1.4))}${R(37, 34, 24, 5, A, n(1))}${P('M4 84l20-30h78l20 30z', A, N)}${P('M8 78h110M13 70h100M19 62h88', 'none', { s: D, sw: 1.2 })}${W([22, 92], [4, 1], [13, 17], [23, 0], { skip: [2] })}${R(12, 116, 102, 6, A, n(1))}${W([20, 132], [4, 1], [17, Math.max(18, h - 132)], [23, 0], { arch: true, skip: [1] })}${cypress(122, 64, 9)}${cypress(-8, 100, 7)}`;
};

// The three working places with closed fronts, 120 by 104, where there is little room.
const bulbs = times(11, (nth) => O(3 + nth * 11.4, 78.5, 1.6, 'inherit'));
const lamps = `<g fill="#7d5178">${bulbs}</g><g class="on" fill="${C.lamp}">${bulbs}</g>`;
const door = (d: string) =>
  `${P(d, 'var(--pane)', { s: L, sw: 0.8 })}<g class="on">${P(d, 'url(#dt-win)', { s: L, sw: 0.8 })}</g>`;
const westS = (): string => {
  const odd = times(9, (nth) =>
    nth % 2 ? '' : `M${-2 + nth * 13.8} 68h13.8l${(nth - 4) * 0.8 + 0.4} 10h-14.6z`,
  );
  return `${P('M4 104V16h32V8h48v8h32v88z', B, n(1.6))}${R(88, 16, 28, 88, A)}${R(0, 13, 120, 5, A, n(1))}${P('M96 13V3h10v10z', B, n(1))}${W([14, 24], [5, 1], [12, 17], [20, 0], { arch: true, skip: [1] })}${P('M-2 68h124l4 10H-6z', D, n(1.2))}${P(odd, '#8d6a86')}<g class="on">${P(odd, '#e9d2bd')}</g>${R(4, 78, 112, 26, D)}${W([12, 81], [2, 1], [22, 17], [25, 0])}${door('M68 104V81h16v23z')}${W([90, 81], [1, 1], [20, 17], [0, 0])}`;
};
const eastS = (): string => {
  const lights = times(4, (nth) => `M${4 + nth * 28} 30V10l7 5v15z`);
  return `${P(`M4 104V30${times(4, (nth) => `V10L${4 + (nth + 1) * 28} 30`)}V104z`, B, n(1.6))}${P(lights, 'var(--skylight)', n(1))}<g class="on">${P(lights, 'url(#dt-win)', n(1))}</g>${R(4, 30, 22, 74, A)}${R(1, 28, 118, 4, A, n(1))}${R(4, 72, 112, 32, D)}${W([10, 36], [6, 1], [12, 9], [18, 0], { skip: [3] })}${door('M12 104V78h44v26z')}${P('M12 84h44M12 90h44M12 96h44', 'none', { s: 'var(--pane-cross)', sw: 1.2 })}${W([66, 79], [2, 1], [20, 15], [24, 0])}`;
};
const downtownS = (): string =>
  `${P('M60 -34v8', 'none', { s: C.cream, sw: 1.6 })}${P('M53 -26h14v10h8v14h9v16h10v16H26V14h10V-2h9v-14h8z', B, n(1.6))}${P('M53 -26h5v56H26V14h10V-2h9v-14h8z', D)}${P('M45 -2h30M36 14h48M53 -16h14', 'none', { s: L, sw: 1.2 })}${W([54, -13], [2, 1], [4.5, 8], [8, 0])}${W([46, 2], [3, 1], [5, 9], [11, 0], { skip: [1] })}${W([39, 18], [4, 1], [5.5, 9], [11.5, 0], { skip: [2] })}${P('M2 104V36h22v-6h72v6h22v68z', B, n(1.6))}${W([7, 42], [2, 1], [6, 12], [10, 0])}${W([97, 42], [2, 1], [6, 12], [10, 0])}${P('M-4 76l6-8h116l6 8z', D, n(1.2))}${R(-4, 76, 128, 5, A, n(1))}${lamps}${R(2, 81, 116, 23, D)}${W([12, 84], [1, 1], [26, 17], [0, 0])}${door('M46 104V84h28v20z')}${W([82, 84], [1, 1], [26, 17], [0, 0])}`;

export interface House {
  /** The box it is drawn in: x, y, width, height. */
  box: readonly [number, number, number, number];
  art: string;
}
const house = (x: number, y: number, w: number, h: number, art: string): House => ({
  box: [x, y, w, h],
  art,
});

/** As they stand on a wide street, each on its own ground. */
export const HOUSES: Record<Place, House> = {
  west: house(-12, -2, 364, 410, west()),
  ghetto: house(-4, 0, 152, 300, ghetto()),
  downtown: house(-12, -2, 332, 406, downtown()),
  bank: house(-14, 0, 156, 262, bank()),
  villa: house(-16, 30, 152, 154, villa()),
  east: house(-36, 14, 312, 316, east()),
};
/** As they stand where there is little room. */
export const SMALL: Record<Place, House> = {
  west: house(-6, 0, 132, 104, westS()),
  downtown: house(-6, -36, 132, 140, downtownS()),
  east: house(-6, 0, 132, 104, eastS()),
  ghetto: house(-4, 0, 152, 140, ghetto(140)),
  bank: house(-14, 0, 156, 128, bank(128)),
  villa: house(-16, 30, 152, 124, G(0, 0, 1, villa(154))),
};

/** Bottles on the shelf behind a bar, as wide as asked for and 30 high. */
export const shelf = (w: number): string => {
  const bottles = times(Math.floor(w / 13), (nth) => {
    const high = 16 + ((nth * 7) % 5) * 2.5;
    return `M${nth * 13 + (nth % 3)} 27v${6 - high}l2.5-3v-6h4v6l2.5 3v${high - 6}z`;
  });
  return P(bottles, 'var(--bottle)', { op: 0.85 }) + R(0, 27, w, 3, 'var(--bottle)');
};
