// How long something takes or has taken: in numerals at a mark, in words for a sentence.
import { t } from '../words/spoken.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `0:38`, `12:05`, `2 h`, `3 d`: never longer than there is room for at a mark. */
export function digits(seconds: number): string {
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  const [unit, one] = seconds < DAY ? (['hours', HOUR] as const) : (['days', DAY] as const);
  return t('web-for', { unit, count: Math.floor(seconds / one) });
}

/** "38 seconds", "2 minutes", "3 days". */
export function spoken(seconds: number): string {
  if (seconds < 2 * MINUTE) return t('web-seconds', { count: seconds });
  if (seconds < 2 * HOUR) return t('web-minutes', { count: Math.floor(seconds / MINUTE) });
  if (seconds < 2 * DAY) return t('web-hours', { count: Math.floor(seconds / HOUR) });
  return t('web-days', { count: Math.floor(seconds / DAY) });
}
