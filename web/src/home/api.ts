// What is asked outside a table.
import type {
  Catalogue,
  Device,
  LookingBack,
  Me,
  MyGame,
  Myself,
  MyTable,
  NewTable,
  OneTimeCode,
  OpenTable,
  Refused,
  Shared,
  TableInfo,
  Walked,
  Walking,
  Wanted,
} from '../wire/server';
import { RefusedError } from '../shared/refused';
import { spoken } from '../words/spoken.svelte';
import { introduction } from './introduction';

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: unknown = text === '' ? null : JSON.parse(text);
  if (response.ok) return json as T;
  if (json && typeof json === 'object' && 'refusal' in json) {
    // So that it can be said.
    await spoken.enter('server').catch(() => {});
    throw new RefusedError((json as Refused).refusal);
  }
  throw new Error(`${method} ${path}: ${response.status}`);
}

let known: Promise<Me> | null = null;

/** Introduces this device: once, however many want it. A device that has never been here becomes somebody; one
 *  that has stays who it is. */
function hello(): Promise<Me> {
  known ??= introduction()
    .then((introduction) => call<Me>('POST', 'me', { name: null, introduction } satisfies Myself))
    .catch((error: unknown) => {
      known = null;
      throw error;
    });
  return known;
}

/** What is asked by somebody, not by anybody: the server knows who it is by then. */
export async function asMyself<T>(method: string, path: string, body?: unknown): Promise<T> {
  await hello();
  return call<T>(method, path, body);
}

let catalogue: Promise<Catalogue> | null = null;

export const api = {
  /** What can be played. Asked once. */
  catalogue(): Promise<Catalogue> {
    catalogue ??= call<Catalogue>('GET', 'catalogue').catch((error: unknown) => {
      catalogue = null;
      throw error;
    });
    return catalogue;
  },
  rename: (name: string) => asMyself<Me>('POST', 'me', { name } satisfies Myself),
  /** My name and my picture. */
  paint: (name: string, face: string) => asMyself<Me>('POST', 'me', { name, face } satisfies Myself),
  /** Who this device is; nobody yet is no fault. */
  me: () => hello(),
  forget: () => asMyself<null>('DELETE', 'me'),
  code: () => asMyself<OneTimeCode>('POST', 'me/code'),
  /** Becomes whoever gave the code; never while a hello is on its way, which would make somebody else of us. */
  claim: async (code: string): Promise<Me> => {
    await known?.catch(() => null);
    return call<Me>('POST', 'me/claim', { code } satisfies OneTimeCode);
  },
  tables: () => asMyself<MyTable[]>('GET', 'tables'),
  create: (table: NewTable) => asMyself<TableInfo>('POST', 'tables', table),
  table: (code: string) => asMyself<TableInfo>('GET', `tables/${encodeURIComponent(code)}`),
  /** Where anybody may sit down. */
  open: () => call<OpenTable[]>('GET', 'open'),
  /** A table where others wait for the same. */
  match: (wanted: Wanted) => asMyself<TableInfo>('POST', 'match', wanted),
  /** My games that are over. */
  /** How far looking back at a finished game is, or what came of it. */
  review: (code: string) => asMyself<LookingBack>('GET', `tables/${encodeURIComponent(code)}/review`),
  /** Has a finished game looked back at. */
  lookBack: (code: string) => asMyself<LookingBack>('POST', `tables/${encodeURIComponent(code)}/review`),
  games: () => asMyself<MyGame[]>('GET', 'me/games'),
  putAway: (code: string) => asMyself<null>('DELETE', `tables/${encodeURIComponent(code)}`),
  share: (code: string) => asMyself<Shared>('POST', `tables/${encodeURIComponent(code)}/share`),
  unshare: (code: string) => asMyself<null>('DELETE', `tables/${encodeURIComponent(code)}/share`),
  /** Tries something in a lesson, as nobody in particular. */
  walk: ({ game, name }: { game: string; name: string }, walking: Walking) =>
    call<Walked>('POST', `lessons/${game}/${name}`, walking),
  subscribe: (device: Device) => asMyself<null>('POST', 'me/push', device),
  unsubscribe: (device: Device) => asMyself<null>('DELETE', 'me/push', device),
};
