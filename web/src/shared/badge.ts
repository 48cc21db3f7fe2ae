// The number on the icon of an installed page: how many tables wait for me.

/** Call as an effect. */
export function badge(count: number): () => void {
  show(count);
  return () => show(0);
}

function show(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Whoever has not installed the page has no such icon.
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
