// What is seen to travel when something happens: what, from where and to where. Newcomers do not travel, they drop in
// where they stand.
import type { Journey } from '../shared/journey';
import type { District, Party, Tile, Told } from '../wire/smile';
import { PARTIES, heldOf, isCrew } from './things';

export interface Flight extends Journey {
  what: { party: Party; count: number } | { tile: Tile };
}

const inDistrict = (district: District) => `district:${district}`;
/** Crews have a place of their own; what the police or the Guardian take leaves the table. */
const before = (party: Party) => (isCrew(party) ? `crew:${party}` : null);

export function flights({ event }: Told): Flight[] {
  if (typeof event !== 'object') return [];
  if ('moved' in event) {
    const { party, from, to } = event.moved;
    return [{ from: inDistrict(from), to: inDistrict(to), what: { party, count: 1 } }];
  }
  if ('removed' in event) {
    const { party, district } = event.removed;
    return [{ from: inDistrict(district), to: null, what: { party, count: 1 } }];
  }
  if ('swept' in event) {
    const { party, district, count } = event.swept;
    return [{ from: inDistrict(district), to: null, what: { party, count } }];
  }
  if ('cleared' in event) {
    const { district, gone } = event.cleared;
    return PARTIES.map((party, nth) => ({ party, count: gone[nth] ?? 0 }))
      .filter(({ count }) => count > 0)
      .map((what) => ({ from: inDistrict(district), to: null, what }));
  }
  if ('took' in event) {
    const { party, district, tile } = event.took;
    return [{ from: inDistrict(district), to: before(party), what: { tile } }];
  }
  if ('swapped' in event) {
    const { crew, district, given, taken } = event.swapped;
    return [
      { from: inDistrict(district), to: `crew:${crew}`, what: { tile: taken } },
      { from: `crew:${crew}`, to: inDistrict(district), what: { tile: heldOf(given).tile } },
    ];
  }
  if ('bitten' in event) {
    const [district, tile] = event.bitten;
    return [{ from: inDistrict(district), to: null, what: { tile } }];
  }
  return [];
}
