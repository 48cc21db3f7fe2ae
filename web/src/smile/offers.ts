// The choices sorted by the thing on the table that each is about. What has no thing of its own lies in the tray.
import type { Choice } from '../table/board';
import type { Action, District, Held, Party, Preview, Tile } from '../wire/smile';

export type Offer = Choice<Preview, Action>;

export interface Offers {
  /** Two dice, by the one to move, then by the one to act. */
  dice: Map<number, Map<number, Offer>>;
  /** A die put aside to be rolled again. */
  marks: Map<number, Offer>;
  /** The boss's own walk, and the fields a potion takes it to. */
  walk: Offer | null;
  steps: Map<number, Offer>;
  districts: Map<District, Offer>;
  /** Two districts at once: from either of the two to the other. */
  pairs: Map<District, Map<District, Offer>>;
  /** Markers of the district in question. */
  markers: Map<Party, Offer>;
  /** Tiles of the district in question, and the die that lies there. */
  takes: Map<Tile, Offer>;
  takeDie: Offer | null;
  /** Own tiles to be given away. */
  gives: Map<Held, Offer>;
  drink: Offer | null;
  pass: Offer | null;
  support: Offer | null;
  tray: Offer[];
}

export function sort(choices: readonly Choice[]): Offers {
  const offers: Offers = {
    dice: new Map(),
    marks: new Map(),
    walk: null,
    steps: new Map(),
    districts: new Map(),
    pairs: new Map(),
    markers: new Map(),
    takes: new Map(),
    takeDie: null,
    gives: new Map(),
    drink: null,
    pass: null,
    support: null,
    tray: [],
  };
  const nested = <A, B>(map: Map<A, Map<B, Offer>>, one: A, other: B, offer: Offer) => {
    const inner = map.get(one) ?? new Map<B, Offer>();
    map.set(one, inner.set(other, offer));
  };
  for (const offer of choices as readonly Offer[]) {
    const { deed } = offer;
    switch (deed.do) {
      case 'dice':
        nested(offers.dice, deed.with.go, deed.with.act, offer);
        break;
      case 'mark':
        offers.marks.set(deed.with, offer);
        break;
      case 'walk':
        offers.walk = offer;
        break;
      case 'step':
        offers.steps.set(Number(deed.with), offer);
        break;
      case 'at':
        offers.districts.set(deed.with, offer);
        break;
      case 'both':
        nested(offers.pairs, deed.with[0], deed.with[1], offer);
        nested(offers.pairs, deed.with[1], deed.with[0], offer);
        break;
      case 'marker':
        offers.markers.set(deed.with, offer);
        break;
      case 'take':
        offers.takes.set(deed.with, offer);
        break;
      case 'take-die':
        offers.takeDie = offer;
        break;
      case 'give':
        offers.gives.set(deed.with, offer);
        break;
      case 'drink':
        offers.drink = offer;
        break;
      case 'pass':
        offers.pass = offer;
        break;
      case 'support':
        offers.support = offer;
        break;
      default:
        offers.tray.push(offer);
    }
  }
  return offers;
}

/** How an action is written, to ask why it cannot be done. */
export function written(deed: Action): string {
  switch (deed.do) {
    case 'dice':
      return `dice ${deed.with.go} ${deed.with.act}`;
    case 'take-die':
      return 'take die';
    default:
      return 'with' in deed ? [deed.do, ...[deed.with].flat()].join(' ') : deed.do;
  }
}
