import type { Say } from '../words/words';

const SOFT_HYPHEN = '\u00AD';

/** As it is set: with proper quotation marks, whatever the sentences use. */
const set = (name: string) => name.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’');

/** A card's name to be seen, with the places where its long words may be broken. */
export function named(say: Say, card: number): string {
  const words = say.id('web-greed-breaks').split(' ');
  return words.reduce(
    (name, word) => name.replace(word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)),
    set(say.id(`greed-card-${card}`)),
  );
}
