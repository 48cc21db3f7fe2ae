// What all parts of this table are handed, and how a thing finds its choice.
import type { StageProps, Choice } from '../table/board';
import type { Action, Event, Memory, Preview, Table } from '../wire/greed';

export type Deed = Choice<Preview, Action>;
export type Props = Omit<StageProps<Table, Memory, Event>, 'choices' | 'preview'> & {
  choices: readonly Deed[];
  preview: Deed | null;
};

/** What is certain to follow from a choice. */
export const certain = (choice: Deed | null): Event[] => choice?.preview?.events ?? [];

/** The card that a choice is about. */
export const cardOf = ({ deed }: Deed): number | null => ('with' in deed ? deed.with : null);

/** What can be done with a card now. Every card is there only once. */
export const choiceOf = (choices: readonly Deed[], card: number): Deed | undefined =>
  choices.find((choice) => cardOf(choice) === card);

/** Choices that are about no card: to pay with money, or not at all, or to play nothing more. */
export const plain = (choices: readonly Deed[]): Deed[] =>
  choices.filter((choice) => cardOf(choice) === null);

/** What is done with cards in the question asked now, if any. */
export const verbOf = (choices: readonly Deed[]): Action['do'] | undefined =>
  choices.find((choice) => cardOf(choice) !== null)?.deed.do;

/** How a deed with a card is written, to ask why it cannot be done. */
const WRITTEN: Partial<Record<Action['do'], string>> = { 'pay-card': 'pay card' };
export const written = (verb: Action['do'], card: number): string => `${WRITTEN[verb] ?? verb} ${card}`;
