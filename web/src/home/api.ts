// What is asked outside a table.
import type { Catalogue, Me, MyTable, NewTable, OneTimeCode, Refused, TableInfo } from '../wire/server';
import type { Refusal } from '../wire/tabletop';

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.line.id);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: unknown = text === '' ? null : JSON.parse(text);
  if (response.ok) return json as T;
  if (json && typeof json === 'object' && 'refusal' in json)
    throw new RefusedError((json as Refused).refusal);
  throw new Error(`${method} ${path}: ${response.status}`);
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
  /** Who I am; a device that has never been here becomes somebody. */
  me: (name: string | null = null) => call<Me>('POST', 'me', { name }),
  forget: () => call<null>('DELETE', 'me'),
  code: () => call<OneTimeCode>('POST', 'me/code'),
  claim: (code: string) => call<Me>('POST', 'me/claim', { code }),
  tables: () => call<MyTable[]>('GET', 'tables'),
  create: (table: NewTable) => call<TableInfo>('POST', 'tables', table),
  table: (code: string) => call<TableInfo>('GET', `tables/${encodeURIComponent(code)}`),
};
