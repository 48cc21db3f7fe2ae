// Words that must stay in their box: the letters give way, in small steps, but never below what can be read.
import type { Attachment } from 'svelte/attachments';

const LEAST = 14;

/** Makes the letters as large as the style says, or as the box allows. `text` is only there to be watched. */
export function fit(text: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    void text();
    const box = element.parentElement ?? element;
    const adapt = () => {
      element.style.fontSize = '';
      let size = parseFloat(getComputedStyle(element).fontSize);
      const over = () =>
        element.scrollHeight > box.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      while (size > LEAST && over()) {
        size -= 1;
        element.style.fontSize = `${Math.max(size, LEAST)}px`;
      }
    };
    adapt();
    if (typeof ResizeObserver === 'undefined') return;
    const resized = new ResizeObserver(adapt);
    resized.observe(box);
    return () => resized.disconnect();
  };
}
