// A component on an empty page, and a finger, for the tests of stages.
import { type Component, flushSync, mount, unmount } from 'svelte';

/** What a button is called: its label, else the words on it that are not only a picture. */
export function nameOf(button: HTMLElement): string {
  const label = button.getAttribute('aria-label');
  if (label !== null) return label;
  const words = button.cloneNode(true) as HTMLElement;
  words.querySelectorAll('[aria-hidden]').forEach((picture) => picture.remove());
  return words.textContent.trim();
}

/** Whether touching a button does nothing but ask why. */
export const inVain = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

/** Shows it until `leave`; `press` touches what is called so. */
export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props) {
  const target = document.body.appendChild(document.createElement('div'));
  const shown = mount(component, { target, props });
  flushSync();
  const buttons = () => [...target.querySelectorAll('button')];
  const press = (name: string) => {
    const found = buttons().find((each) => nameOf(each) === name && !inVain(each));
    if (!found) throw new Error(`nothing is called “${name}”`);
    found.click();
    flushSync();
  };
  const leave = () => {
    void unmount(shown);
    target.remove();
  };
  return { target, buttons, press, leave };
}
