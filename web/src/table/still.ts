// A frame in which nothing is going on, for stages without a table behind them.
import type { FrameProps } from './board';

const nothing = () => {};

export const STILL: FrameProps = {
  question: '',
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
