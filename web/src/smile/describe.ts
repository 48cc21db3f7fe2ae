// The table in words for those who hear it, made of the same lines the engine tells it with.
import type { Line } from '../table/board';
import type { District, Held, Kind, Party, Table, Tile, Turf } from '../wire/smile';
import { PARTIES, isCrew, heldOf, faceOf, seatOf } from './things';

const kindName = (kind: Kind) => ({ name: `smile-kind-${kind}` });

export function tileLine(tile: Tile): Line {
  const { kind, points, police } = faceOf(tile);
  const line: Line =
    kind === 'hat'
      ? { id: 'smile-a-hat', args: [['points', { number: points }]] }
      : { id: 'smile-a-tile', args: [['kind', kindName(kind)]] };
  return {
    id: 'smile-with-squares',
    args: [
      ['tile', { line }],
      ['squares', { number: police }],
    ],
  };
}

export function markersLine(party: Party, count: number, solo: boolean): Line {
  const counted: Line['args'] = [['count', { number: count }]];
  if (party === 'guardian') return { id: 'smile-pips', args: [] };
  if (!isCrew(party)) return { id: 'smile-police', args: counted };
  if (solo && party === 'green') return { id: 'smile-rival-henchmen', args: counted };
  return { id: 'smile-henchmen', args: [['seat', { seat: seatOf(party) }], ...counted] };
}

export function districtLine(district: District, turf: Turf, table: Table): Line {
  const there = PARTIES.map((party, nth) => ({ party, count: turf.markers[nth] ?? 0 }));
  return {
    id: 'smile-look-district',
    args: [
      ['district', { name: `smile-district-${district}` }],
      ['tiles', { list: turf.tiles.map(tileLine) }],
      [
        'markers',
        {
          list: there
            .filter(({ count }) => count > 0)
            .map(({ party, count }) => markersLine(party, count, table.solo)),
        },
      ],
    ],
  };
}

/** One tile in front of a crew. */
export function heldLine(held: Held): Line {
  const { kind, points, up, double } = heldOf(held);
  const lies = kind === 'hat' ? 'hat' : up ? 'up' : 'down';
  return {
    id: `smile-held-${lies}${double ? '-double' : ''}`,
    args: [
      ['count', { number: 1 }],
      kind === 'hat' ? ['points', { number: points }] : ['kind', kindName(kind)],
    ],
  };
}
