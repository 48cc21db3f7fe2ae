import type { BoardProps, Choice } from '../table/board';
import type { Crew, Event, Memory, Preview, Table } from '../wire/downtown';

export type Props = BoardProps<Table, Memory, Event>;

/** The choice with this notation, if it can be made now. */
export const choiceOf = (p: Props, action: string): Choice | null =>
  p.choices.find((choice) => choice.action === action) ?? null;

/** What is certain to follow a choice. */
export const previewOf = (choice: Choice | null | undefined): Preview | null =>
  (choice?.preview as Preview | undefined) ?? null;

/** The phase by its name, and what it carries. */
export function phaseOf<K extends string>(p: Props, name: K) {
  type Carried = Extract<Table['phase'], Record<K, unknown>>;
  const { phase } = p.table;
  return typeof phase === 'object' && name in phase ? (phase as Carried)[name] : null;
}

/** My gangsters with those picked out for hire, or as they will be after the choice being looked at. */
export function handThen(p: Props): Crew | null {
  const hand = p.table.mine?.hand;
  if (!hand) return null;
  const would = /^(take|rob|pay) /.test(p.preview?.action ?? '') ? previewOf(p.preview) : null;
  const wanted = p.table.turn.active === p.me ? phaseOf(p, 'hire')?.wanted : undefined;
  const [gains, gives] = [would?.gains ?? wanted, would?.gives];
  return hand.map((count, nth) => count + (gains?.[nth] ?? 0) - (gives?.[nth] ?? 0)) as Crew;
}
