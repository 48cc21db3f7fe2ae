// The ground under the city: asphalt with its lanes, pools of light at the crossings, lamps at the corners, late cars.
import { type Plan, districtBox } from '../city';
import { at, chamfer, oval, r } from './draw';

const lamp = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    '<ellipse cy="2" rx="52" ry="26" fill="url(#sm-pool)"/><path d="M-5 2h10l-2-6h-6zM-1.600-4h3.200v-34h-3.200z" fill="#cfd8cf"/><path d="M0-4h1.600v-34H0z" fill="#7d939a"/><path d="M-12-38h24" stroke="#cfd8cf" stroke-width="2.400"/><circle cx="-12" cy="-43" r="5.500" fill="#fff6dc"/><circle cx="12" cy="-43" r="5.500" fill="#fff6dc"/><circle cy="-49" r="6.500" fill="#fff6dc"/><circle cy="-46" r="24" fill="url(#sm-pool)" opacity=".8"/>',
    size,
  );
const car = (x: number, y: number, turn: number, colour: string) =>
  `<g transform="translate(${r(x)} ${r(y)}) rotate(${turn})"><path d="M12 0l46-9v18z" fill="url(#sm-pool)" opacity=".5"/><rect x="-13" y="-5" width="26" height="10" rx="4" fill="${colour}"/><rect x="-6" y="-4" width="9" height="8" rx="2" fill="#081720"/><path d="M12-3v1.500M12 1.500V3" stroke="#fff6dc" stroke-width="2"/><path d="M-13-3v1.500M-13 1.500V3" stroke="#ff7a59" stroke-width="2"/></g>`;

export function streets(plan: Plan): string {
  const { width: w, height: h, side, edge, street, block } = plan;
  const roomy = street >= 10;
  const frame = roomy ? 8 : 0;
  const cut = roomy ? 22 : 12;
  const around = (by: number, corner: number) => chamfer(-by, -by, w + 2 * by, h + 2 * by, corner);
  let drawn = `<path d="${around(frame, cut)}" fill="var(--asphalt)"/>`;
  if (roomy) {
    drawn += `<path d="${around(frame, cut)}" fill="none" stroke="#f4ead3" stroke-opacity=".85" stroke-width="1.6"/><path d="${around(frame - 4, cut - 2)}" fill="none" stroke="#f4ead3" stroke-opacity=".35"/>`;
    let lanes = '';
    for (let nth = 0; nth < 4; nth += 1) {
      const [x, y] = [
        side + street / 2 + nth * (block.width + street),
        edge + street / 2 + nth * (block.height + street),
      ];
      for (let block_ = 0; block_ < 3; block_ += 1) {
        const top = edge + street + block_ * (block.height + street);
        for (let to = 14; to < block.height - 14; to += 18) lanes += `M${r(x)} ${r(top + to)}v8`;
        const left = side + street + block_ * (block.width + street);
        for (let to = 14; to < block.width - 14; to += 18) lanes += `M${r(left + to)} ${r(y)}h8`;
      }
    }
    drawn += `<path d="${lanes}" stroke="#f4ead3" stroke-opacity=".38" stroke-width="1.3"/>`;
  }
  for (let column = 0; column < 4; column += 1)
    for (let row = 0; row < 4; row += 1) {
      if (column % 3 === 0 && row % 3 === 0) continue;
      drawn += oval(
        side + street / 2 + column * (block.width + street),
        edge + street / 2 + row * (block.height + street),
        roomy ? 34 : 18,
        roomy ? 20 : 11,
        'url(#sm-pool)',
        'opacity=".55"',
      );
    }
  return drawn;
}

/** What stands over the blocks: cars in the streets, lamps at the four corners. */
export function lamps(plan: Plan): string {
  const { width: w, height: h, side, edge, street } = plan;
  const roomy = street >= 10;
  const west = districtBox(plan, 'south-west');
  const east = districtBox(plan, 'park');
  const cars = roomy
    ? car(west.x + west.width * 0.62, west.y - street / 2, 0, '#7c2c46') +
      car(east.x - street / 2, east.y + east.height * 0.3, 90, '#2f5f86')
    : '';
  const size = roomy ? 1 : side > 40 ? 0.72 : 0.52;
  const corners: readonly (readonly [number, number])[] = [
    [side / 2, edge * 0.85],
    [w - side / 2, edge * 0.85],
    [side / 2, h - edge * 0.15],
    [w - side / 2, h - edge * 0.15],
  ];
  return cars + corners.map(([x, y]) => lamp(x, y, size)).join('');
}
