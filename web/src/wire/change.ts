// What has changed between two values, as the server writes it (docs/protocol.md), and the newer one made of it again.

/** `[value]`: this value, whatever was there. Otherwise the members, or the elements by number, that have changed; `#`
 *  is the new length of a list that is shorter. */
export type Change<T> = [T] | { readonly [name: string]: Change<unknown> | number };

/** The newer value. What has not changed is the very same as before. */
export function fold<T>(before: T, change: Change<T>): T {
  if (Array.isArray(change)) return change[0];
  const { '#': length, ...changes } = change;
  const after = Array.isArray(before) ? before.slice(0, length as number | undefined) : { ...before };
  const parts = after as Record<string, unknown>;
  for (const [name, inner] of Object.entries(changes)) {
    parts[name] = fold(parts[name], inner as Change<unknown>);
  }
  return after as T;
}

/** The list of which each element is written as what makes it of the one before. */
export function unchain<T>(chain: readonly Change<T>[]): T[] {
  let element: T | undefined;
  return chain.map((change) => (element = fold(element as T, change)));
}
