// The page's small picture in the row of tabs: its lamp burns where something waits for me, and is out elsewhere.

/** Call as an effect; what it returns puts the lamp out again. */
export function favicon(lit: boolean): () => void {
  show(lit);
  return () => show(false);
}

function show(lit: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const picture = lit ? '/lamp.svg' : '/lamp-out.svg';
  if (link && link.getAttribute('href') !== picture) link.setAttribute('href', picture);
}
