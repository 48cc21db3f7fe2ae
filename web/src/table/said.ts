// What can be said at a table: in one's own words, or with one tap in everybody's language.
import type { ChatLine } from '../wire/server';

/** As the server knows them; each is a message `phrase-…`. */
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'take-your-time',
  'well-played',
  'ouch',
  'lucky',
  'thanks',
  'sorry',
  'your-turn',
  'again',
  'good-night',
] as const;

/** What somebody said, in the words of whoever hears it. */
export const words = ({ text, phrase }: ChatLine, t: (id: string) => string): string =>
  phrase === null ? text : t(`phrase-${phrase}`);
