// What is agreed on at a table where nobody else has wishes: a lesson, a recorded game.
import type { TableInfo } from '../wire/server';

export const ALONE = {
  options: {},
  spectators: false,
  memory: false,
  hints: false,
  placed: false,
  branch: null,
  clock: null,
  absence: 0,
  stand_in: 'easy',
  listed: false,
  matching: null,
  language: null,
  paused: false,
  ended: null,
  vote: null,
  watchers: { count: 0, names: [] },
  commitment: '',
  rematch: null,
  maker: false,
} satisfies Partial<TableInfo>;
