// Words that must stay in their box: the letters give way, in small steps, but never below what can be read.
import type { Attachment } from 'svelte/attachments';

const LEAST = 14;

/** Makes the letters as large as the style says, or as the box allows. `text` is only there to be watched. */
export function fit(text: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    void text();
    const box = element.parentElement ?? element;
    const over = () =>
      element.scrollHeight > box.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const adapt = () => {
      if (element.style.fontSize !== '') element.style.fontSize = '';
      if (!over()) return;
      let size = parseFloat(getComputedStyle(element).fontSize);
      do {
        // Letters take room in both directions. Each look lays the words out anew, so there should be few of them.
        const room = Math.min(
          Math.sqrt(box.clientHeight / element.scrollHeight),
          element.clientWidth / element.scrollWidth,
        );
        size = Math.max(LEAST, Math.min(size - 1, Math.ceil(size * room)));
        element.style.fontSize = `${size}px`;
      } while (size > LEAST && over());
    };
    element.style.fontSize = '';
    if (typeof ResizeObserver === 'undefined') return;
    // It tells about a new box in any case, and once the page is laid out: to ask before that would lay it out twice.
    const resized = new ResizeObserver(adapt);
    resized.observe(box);
    return () => resized.disconnect();
  };
}
