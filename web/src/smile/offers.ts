// The choices sorted by where on the table they lie. What has no place of its own goes into the tray.
import type { Choice } from '../table/board';
import type { District, Preview } from '../wire/smile';

export interface Offers {
  /** `dice go act`, by the die to move, then by the die to act. */
  dice: Map<number, Map<number, Choice>>;
  /** `mark value`. */
  marks: Map<number, Choice>;
  /** `step field`. */
  steps: Map<number, Choice>;
  /** `at district`. */
  districts: Map<District, Choice>;
  /** `both one other`: from either of the two to the other. */
  pairs: Map<District, Map<District, Choice>>;
  /** `give tile side`, by the tile and how it lies. */
  gives: Map<string, Choice>;
  tray: Choice[];
}

export const previewOf = (choice: Choice | null | undefined): Preview | null =>
  (choice?.preview as Preview | undefined) ?? null;

export function sort(choices: readonly Choice[]): Offers {
  const offers: Offers = {
    dice: new Map(),
    marks: new Map(),
    steps: new Map(),
    districts: new Map(),
    pairs: new Map(),
    gives: new Map(),
    tray: [],
  };
  const nested = <A, B>(map: Map<A, Map<B, Choice>>, one: A, other: B, choice: Choice) => {
    const inner = map.get(one) ?? new Map<B, Choice>();
    map.set(one, inner.set(other, choice));
  };
  for (const choice of choices) {
    const [verb, ...rest] = choice.action.split(' ');
    const [one = '', other = ''] = rest;
    switch (verb) {
      case 'dice':
        nested(offers.dice, Number(one), Number(other), choice);
        break;
      case 'mark':
        offers.marks.set(Number(one), choice);
        break;
      case 'step':
        offers.steps.set(Number(one), choice);
        break;
      case 'at':
        offers.districts.set(one as District, choice);
        break;
      case 'both':
        nested(offers.pairs, one as District, other as District, choice);
        nested(offers.pairs, other as District, one as District, choice);
        break;
      case 'give':
        offers.gives.set(rest.join(' '), choice);
        break;
      default:
        offers.tray.push(choice);
    }
  }
  return offers;
}
