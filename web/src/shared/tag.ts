/** What kind of thing happened: an event is a word, or one word with what belongs to it. */
export const tag = (event: string | object): string =>
  typeof event === 'string' ? event : (Object.keys(event)[0] ?? '');
