// The shortcuts at a table: one list, which the page listens to and also shows on "?".
import { settings } from '../settings.svelte';

export const KEYS = {
  '?': 'web-key-help',
  Escape: 'web-key-escape',
  '1–9': 'web-key-numbers',
  c: 'web-key-choices',
  b: 'web-key-board',
  d: 'web-key-dock',
  s: 'web-key-story',
  l: 'web-key-look',
  u: 'web-key-undo',
  h: 'web-key-hint',
  r: 'web-key-rules',
  t: 'web-key-chat',
  v: 'web-key-slip',
  m: 'web-key-mute',
} as const;

/** The key somebody pressed as a shortcut; nothing while they are writing. */
export function pressed(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog')) return null;
  if (event.key === 'Escape') return event.key;
  return settings.keys ? event.key.toLowerCase() : null;
}
