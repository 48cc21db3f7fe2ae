// What lies behind the street: sky, moon, clouds, the beams of searchlights, the far town.
import { P, chance, times } from './draw';

/** The sky over a street of this width; the ground is at the lower edge. */
export function sky(w: number, h: number, [mx, my, mr]: readonly [number, number, number]): string {
  const roll = chance(17);
  const stars = times(w > 1000 ? 46 : 24, () => {
    const [x, y, s] = [roll() * w, roll() * h * 0.62, 1.5 + roll() * 2.5];
    return `<path d="M${x.toFixed(1)} ${(y - s).toFixed(1)}v${(2 * s).toFixed(1)}M${(x - s).toFixed(1)} ${y.toFixed(1)}h${(2 * s).toFixed(1)}" opacity="${(0.25 + roll() * 0.5).toFixed(2)}"/>`;
  });
  const beam = (foot: number, from: number, to: number, op: number) =>
    `<path d="M${w * foot} ${h} ${w * from} 0 ${w * to} 0z" fill="url(#dt-beam)" opacity="${op}"/>`;
  const cloud = (x: number, y: number, s: number, op: number) =>
    P(
      `M${x} ${y}h${120 * s}a6 6 0 0 0 0-12h${-18 * s}a9 9 0 0 0-9-10h${-34 * s}a9 9 0 0 0-9 10h${-40 * s}a6 6 0 0 0-6 12z`,
      'var(--cloud)',
      { op },
    );
  const clouds =
    w > 1000
      ? cloud(372, 150, 1.2, 0.45) +
        cloud(470, 186, 0.7, 0.4) +
        cloud(956, 170, 1.1, 0.5) +
        cloud(1000, 208, 0.7, 0.4)
      : '';
  const veil =
    cloud(mx + mr * 0.25, my + mr * 0.6, mr / 90, 0.75) +
    cloud(mx + mr * 0.95, my + mr * 0.22, mr / 110, 0.55);
  return `<g stroke="var(--star)" stroke-width=".9">${stars}</g><circle cx="${mx}" cy="${my}" r="${mr * 2.6}" fill="url(#dt-halo)"/>${beam(0.29, 0.4, 0.47, 1)}${beam(0.8, 0.6, 0.53, 0.8)}${beam(0.8, 0.93, 1.01, 0.45)}<circle cx="${mx}" cy="${my}" r="${mr}" fill="url(#dt-moon)"/><circle cx="${mx}" cy="${my}" r="${mr + 9}" fill="none" stroke="#f4ead3" stroke-width="1.4"/><g fill="#cdb7ad" opacity=".7"><circle cx="${mx + mr * 0.42}" cy="${my - mr * 0.3}" r="${mr * 0.16}"/><circle cx="${mx + mr * 0.2}" cy="${my + mr * 0.4}" r="${mr * 0.1}"/><circle cx="${mx + mr * 0.62}" cy="${my + mr * 0.22}" r="${mr * 0.08}"/></g>${clouds}${veil}`;
}

/** The town behind the street, in two rows. */
export function town(w: number, h: number): string {
  let roll = chance(5);
  let far = `M0 ${h}`;
  for (let x = 0; x < w;) {
    const [wide, high] = [26 + roll() * 46, 70 + roll() * 130];
    const [side, top] = [Math.round(wide * 0.35), Math.round(wide * 0.3)];
    far += `V${(h - high).toFixed(0)}h${side}v-8h${top}v8h${side}`;
    x += side * 2 + top;
  }
  roll = chance(29);
  let near = `M0 ${h}`;
  for (let x = 0; x < w;) {
    const [wide, high] = [Math.round(34 + roll() * 40), 40 + roll() * 90];
    near += `V${(h - high).toFixed(0)}h${wide}`;
    x += wide;
  }
  roll = chance(3);
  const lights = times(
    w / 15,
    () => `M${(roll() * w).toFixed(0)} ${(h - 20 - roll() * 150).toFixed(0)}h3v4.5h-3z`,
  );
  return (
    P(`${far}V${h}z`, 'var(--far)') +
    P(`${near}V${h}z`, 'var(--near)') +
    P(lights, 'var(--far-lights)', { op: 0.55 })
  );
}

/** The hill the Villa stands on, 210 by 86. */
export const HILL =
  P('M0 86c30-14 40-74 84-84h56c40 4 50 60 66 84z', 'var(--hill)', { s: '#12071a', sw: 1.2 }) +
  P('M84 2C54 14 54 52 14 86h20c26-26 40-60 72-84z', 'var(--path)');

/** A low relief in the stone: the poster's fan, 224 by 112. */
export const RELIEF = P(
  times(9, (nth) => {
    const a = Math.PI * (1 + nth / 8);
    return `M112 112L${(112 + 112 * Math.cos(a)).toFixed(0)} ${(112 + 112 * Math.sin(a)).toFixed(0)}`;
  }) + [1, 0.72, 0.44].map((f) => `M${112 - 112 * f} 112a${112 * f} ${112 * f} 0 0 1 ${224 * f} 0`).join(''),
  'none',
  { s: 'var(--relief)', sw: 1.5 },
);
