// To look at something before choosing it: with the mouse over it, with the focus on it, or with a long press.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** How long a finger rests until it means to look and not to choose. */
const LONG = 400;

/** What to do when somebody ceases to look. It may be called while the thing is being taken off the table, so it
 *  must not ask anything of the thing. */
type Cease = (() => void) | undefined;

/** Shows what an action would do for as long as it is looked at. */
export function pointing(point: (action: string | null) => void, action: string | null | undefined): Cease {
  if (action == null) return undefined;
  point(action);
  return () => point(null);
}

/** Tells when somebody begins to look at the element. A long press looks and does not choose. */
export function looks(look: () => Cease): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    let cease: Cease;
    const end = () => {
      cease?.();
      cease = undefined;
    };
    const begin = () => {
      end();
      cease = look();
    };
    const down = ({ pointerType }: PointerEvent) => {
      long = false;
      if (pointerType === 'mouse') return;
      timer = setTimeout(() => {
        long = true;
        begin();
      }, LONG);
    };
    const up = () => {
      clearTimeout(timer);
      if (long) end();
    };
    const swallow = (event: Event) => {
      if (!long) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') long = false;
    };
    // Svelte's own way to listen, for a blur may come in the middle of an update that removes the element.
    const ignore = [
      on(element, 'mouseenter', begin),
      on(element, 'mouseleave', end),
      on(element, 'focus', begin),
      on(element, 'blur', end),
      on(element, 'pointerdown', down),
      on(element, 'pointerup', up),
      on(element, 'pointercancel', up),
      on(element, 'contextmenu', swallow),
      on(element, 'click', swallow, { capture: true }),
    ];
    return () => {
      clearTimeout(timer);
      end();
      ignore.forEach((stop) => stop());
    };
  };
}
