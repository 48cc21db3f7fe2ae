// How long a choice may take, in words.
import type { ClockRule } from '../wire/server';
import { t } from '../words/spoken.svelte';

/** What can be chosen without going into figures. */
export const CLOCKS = ['none', 'evening', 'letters'] as const;
export type Clock = (typeof CLOCKS)[number];

/** What an evening's clock allows if nobody says otherwise. */
export const EVENING = { seconds: 45, reserve: 600 };
/** How many days a letter may take. */
export const DAYS = [1, 3, 7] as const;

export const kind = (rule: ClockRule | null): Clock =>
  rule === null ? 'none' : 'evening' in rule ? 'evening' : 'letters';

/** As short as can be. */
export function clockWords(rule: ClockRule | null): string {
  if (rule === null) return t('web-clock-none');
  if ('letters' in rule) return t('web-clock-letters', { days: rule.letters.days });
  return t('web-clock-evening', {
    seconds: rule.evening.seconds,
    minutes: Math.round(rule.evening.reserve / 60),
  });
}
