// To look at something before choosing it: with the mouse over it, with the focus on it, or with a long press.
import type { Attachment } from 'svelte/attachments';

/** How long a finger rests until it means to look and not to choose. */
const LONG = 400;

/** Tells when somebody begins and ceases to look at the element. A long press looks and does not choose. */
export function looks(look: (looking: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const on = () => look(true);
    const off = () => look(false);
    const down = ({ pointerType }: PointerEvent) => {
      long = false;
      if (pointerType === 'mouse') return;
      timer = setTimeout(() => {
        long = true;
        on();
      }, LONG);
    };
    const up = () => {
      clearTimeout(timer);
      if (long) off();
    };
    const swallow = (event: Event) => {
      if (!long) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') long = false;
    };
    const listeners: [string, (event: never) => void, boolean?][] = [
      ['mouseenter', on],
      ['mouseleave', off],
      ['focus', on],
      ['blur', off],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['contextmenu', swallow],
      ['click', swallow, true],
    ];
    const each = (act: 'addEventListener' | 'removeEventListener') =>
      listeners.forEach(([name, listener, capture]) =>
        element[act](name, listener as EventListener, capture),
      );
    each('addEventListener');
    return () => {
      clearTimeout(timer);
      each('removeEventListener');
    };
  };
}
