// What all parts of this table are handed.
import type { BoardProps, Choice } from '../table/board';
import type { Event, Memory, Preview, Table } from '../wire/greed';

export type Props = BoardProps<Table, Memory, Event>;

/** What is certain to follow from a choice. */
export const certain = (choice: Choice | null): Event[] =>
  (choice?.preview as Preview | undefined)?.events ?? [];

export const choiceOf = ({ choices }: Props, action: string): Choice | undefined =>
  choices.find((choice) => choice.action === action);
