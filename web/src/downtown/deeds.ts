// The choices of this game as data: which there are, which one is meant, and how one that cannot be made is written
// down to ask why not.
import type { Choice, StageProps } from '../table/board';
import type { Action, Event, Memory, Phase, Preview, Table } from '../wire/downtown';

export type Props = StageProps<Table, Memory, Event>;
export type Offer = Choice<Preview, Action>;
type Does<D extends Action['do']> = Offer & { deed: Extract<Action, { do: D }> };

export const offers = (p: Props): readonly Offer[] => p.choices as readonly Offer[];

/** All choices of one kind. */
export const all = <D extends Action['do']>(p: Props, what: D): Does<D>[] =>
  offers(p).filter((choice): choice is Does<D> => choice.deed.do === what);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The choice that does exactly this, if it can be made now. Where tokens stand is a set. */
export function choiceFor(p: Props, deed: Action): Offer | null {
  const set = (a: Action) => (a.do === 'stand' ? { ...a, with: [...a.with].sort() } : a);
  return offers(p).find((choice) => same(set(choice.deed), set(deed))) ?? null;
}

/** What the adviser would do, if asked. */
export const advice = (p: Props): Action | null => (p.frame.advised?.deed as Action | undefined) ?? null;

/** What is certain to follow the choice being looked at. */
export const wouldBe = (p: Props): Preview | null => (p.preview?.preview as Preview | undefined) ?? null;

/** A deed as it is written: only for deeds that are not on offer, to be told why. */
export function written(deed: Action): string {
  switch (deed.do) {
    case 'lay-money':
      return `lay money ${deed.with}`;
    case 'lay':
    case 'take':
    case 'stand':
      return [deed.do, ...deed.with].join(' ');
    case 'pay':
      return ['pay', deed.with[0], ...(deed.with[1] ?? [])].join(' ');
    case 'sell':
    case 'watch':
    case 'put':
      return `${deed.do} ${deed.with + 1}`;
    default:
      return 'with' in deed ? `${deed.do} ${deed.with}` : deed.do;
  }
}

type Named = Extract<Phase, string>;
type Carrying = Exclude<Phase, string>;
type KeyOf<T> = T extends unknown ? keyof T : never;
/** The phase by its name alone. */
export const phaseName = ({ phase }: Table): Named | KeyOf<Carrying> =>
  typeof phase === 'string' ? phase : (Object.keys(phase)[0] as KeyOf<Carrying>);

/** What a phase carries, if it is this one. */
export function phaseOf<K extends KeyOf<Carrying>>({ phase }: Table, name: K) {
  type Carried = Extract<Carrying, Record<K, unknown>>;
  return typeof phase === 'object' && name in phase ? (phase as Carried)[name] : null;
}

/** The four parts of a turn as the ribbon shows them: drive, rob or pay, use a place, renew the display. */
export function partOf(table: Table): 0 | 1 | 2 | 3 | 4 {
  const name = phaseName(table);
  if (name === 'move' || name === 'place') return 1;
  if (name === 'confront') return 2;
  if (name === 'add' || name === 'lay' || name === 'return' || name === 'turn-up' || name === 'open')
    return 4;
  return name === 'over' || name === 'deal' ? 0 : 3;
}
