// Things that can be dragged into the tray, or out of it, as well as tapped: with a mouse, a pen or a finger.
import type { Attachment } from 'svelte/attachments';

/** A finger trembles; further than this it drags. */
const FAR = 10;

/** Where a thing can be dropped: an element with `data-drop` of this name, or anywhere but there. */
export function drags(where: string, dropped: () => void, outside = false): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragged = false;
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragged && Math.hypot(x, y) < FAR) return;
      if (!dragged) element.setPointerCapture(event.pointerId);
      dragged = true;
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.style.zIndex = '30';
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      dragged = false;
    };
    const up = (event: PointerEvent) => {
      if (start && dragged && event.type === 'pointerup') {
        const over = document
          .elementsFromPoint(event.clientX, event.clientY)
          .some((there) => there.closest(`[data-drop="${where}"]`));
        if (over !== outside) dropped();
      }
      start = null;
      element.style.transform = '';
      element.style.zIndex = '';
    };
    // Whoever has dragged has not tapped.
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
    for (const [type, listen] of Object.entries(listeners))
      element.addEventListener(type, listen as EventListener);
    element.addEventListener('click', click, { capture: true });
    return () => {
      for (const [type, listen] of Object.entries(listeners))
        element.removeEventListener(type, listen as EventListener);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
