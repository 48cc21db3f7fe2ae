// The service worker: keeps the shell, and is told something by the server while no page is open.

/** Whether this page may have one: only over a secure line. */
export const canWork = (): boolean => isSecureContext && 'serviceWorker' in navigator;

/** Sets it to work, and tells it what this page was made of. */
export async function setToWork(): Promise<void> {
  if (!canWork()) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const keep = paths
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    active?.postMessage({ keep });
  } catch {
    // Then the page needs a line, like any other.
  }
}
