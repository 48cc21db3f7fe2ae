// A frame in which nothing is going on, for stages that are tried out without a table.
import type { FrameProps } from '../table/board';

const nothing = () => {};

export const STILL: FrameProps = {
  question: 'What now?',
  latest: '',
  latestSeat: null,
  mine: true,
  playing: false,
  sealed: false,
  advised: null,
  drawer: null,
  count: 0,
  unread: 0,
  canUndo: false,
  canHint: false,
  over: false,
  bare: false,
  chair: null,
  task: null,
  wrong: 0,
  refusal: null,
  toggle: nothing,
  undo: nothing,
  hint: nothing,
  skip: nothing,
  menu: nothing,
  rules: nothing,
  forgive: nothing,
};
