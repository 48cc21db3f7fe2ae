// Things that travel over the table: from where, to where, and how that looks. Places are named by `data-at`.

/** A place of the table, or several: the first that can be seen counts. */
export type Spot = string | readonly string[];

/** From here to there; without a goal it rises a little and fades. */
export interface Journey {
  from: Spot;
  to: Spot | null;
}

/** Where a place is on the screen, if it can be seen. */
export function spot(names: Spot): DOMRect | undefined {
  for (const name of typeof names === 'string' ? [names] : names) {
    for (const found of document.querySelectorAll(`[data-at="${name}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0) return box;
    }
  }
  return undefined;
}

/** Moves a thing as soon as everything else that begins now has asked where it goes: each question after the first
 *  movement would lay the whole table out again. Returns how to stop it. */
export function move(thing: HTMLElement, way: Keyframe[], how: KeyframeAnimationOptions): () => void {
  let going: Animation | null | undefined;
  queueMicrotask(() => {
    if (going === undefined) going = thing.animate(way, how);
  });
  return () => {
    going?.cancel();
    going = null;
  };
}

/** Sends a thing on its way, `aside` pixels to the right of it; returns how to stop it. */
export function travel(thing: HTMLElement, { from, to }: Journey, aside: number): (() => void) | undefined {
  const start = spot(from);
  const goal = to === null ? null : spot(to);
  if (!start || goal === undefined) return undefined;
  const at = (box: DOMRect) =>
    `translate(${box.x + box.width / 2 + aside}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
  const way = goal
    ? [
        { transform: at(start), opacity: 0.4 },
        { transform: at(start), opacity: 1, offset: 0.1 },
        { transform: at(goal), opacity: 1, offset: 0.9 },
        { transform: at(goal), opacity: 0 },
      ]
    : [
        { transform: at(start), opacity: 1 },
        { transform: `${at(start)} translateY(-28px)`, opacity: 0 },
      ];
  return move(thing, way, { duration: 420, easing: 'ease-in-out', fill: 'forwards' });
}
