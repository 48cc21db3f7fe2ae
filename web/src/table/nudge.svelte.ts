// Tells somebody who looks elsewhere that it is their turn. The title of the page changes by itself.
import { settings } from '../settings.svelte';
import { t } from '../words/spoken.svelte';

/** Call as an effect; what it returns takes the notice away again. */
export function nudge(myTurn: boolean, game: string): (() => void) | void {
  if (!myTurn || !document.hidden || !settings.notices || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const notice = new Notification(t('web-your-turn-title', { game }), {
    tag: 'backroom-turn',
    icon: '/lamp.svg',
  });
  notice.onclick = () => window.focus();
  return () => notice.close();
}
