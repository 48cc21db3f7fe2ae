// Cards travel from where they were to where they are: before the table changes all places are remembered, after it
// every card that lies elsewhere comes from there. What has gone is seen going.
import { reducedMotion } from '../table/player.svelte';
import { spot, type Spot } from '../shared/journey';

interface Seen {
  box: DOMRect;
  thing: HTMLElement;
}

/** Where a card comes from that was nowhere, and where one goes that is nowhere now: places by their name. */
export interface Ways {
  from: (card: string, thing: HTMLElement) => Spot | null;
  to: (card: string, thing: HTMLElement) => Spot | null;
}

const CARD = '[data-card]';
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export class Moves {
  #seen = new Map<string, Seen>();

  /** Before the table changes. */
  look(stage: HTMLElement): void {
    this.#seen.clear();
    for (const thing of stage.querySelectorAll<HTMLElement>(CARD)) {
      this.#seen.set(thing.dataset.card!, { box: thing.getBoundingClientRect(), thing });
    }
  }

  /** After it has changed. `scale` is how much larger the stage is shown than it is measured. */
  play(stage: HTMLElement, sky: HTMLElement, scale: number, ways: Ways): void {
    if (this.#seen.size === 0 && !stage.querySelector(CARD)) return;
    if (reducedMotion() || typeof stage.animate !== 'function') return;
    // All places are asked for before anything moves: each question after a move lays the whole page out again.
    const going: (() => void)[] = [];
    let come = 0;
    for (const thing of stage.querySelectorAll<HTMLElement>(CARD)) {
      const card = thing.dataset.card!;
      const was = this.#seen.get(card);
      this.#seen.delete(card);
      const source = was?.box ?? point(named(ways.from(card, thing)), thing);
      if (!source) continue;
      const now = thing.getBoundingClientRect();
      if (Math.abs(source.x - now.x) + Math.abs(source.y - now.y) + Math.abs(source.width - now.width) < 6)
        continue;
      const delay = was ? 0 : 40 * come++;
      going.push(() => travel(thing, source, now, scale, delay));
    }
    for (const [card, { box, thing }] of this.#seen) {
      // What only stands somewhere else now has not gone.
      if (thing.isConnected) continue;
      const goal = named(ways.to(card, thing));
      going.push(() => leave(thing, box, goal, sky));
    }
    going.forEach((go) => go());
    this.#seen.clear();
  }
}

const named = (name: Spot | null): DOMRect | undefined => (name === null ? undefined : spot(name));

/** The middle of a place, as a small card would lie there. */
function point(place: DOMRect | undefined, thing: HTMLElement): DOMRect | undefined {
  if (!place) return undefined;
  const { width, height } = thing.getBoundingClientRect();
  const [w, h] = [width * 0.4, height * 0.4];
  return new DOMRect(place.x + (place.width - w) / 2, place.y + (place.height - h) / 2, w, h);
}

/** The middles of both boxes, and how much larger the first is. */
function difference(from: DOMRect, to: DOMRect) {
  return {
    x: from.x + from.width / 2 - to.x - to.width / 2,
    y: from.y + from.height / 2 - to.y - to.height / 2,
    grow: Math.min(3, Math.max(0.2, from.width / Math.max(1, to.width))),
  };
}

function travel(thing: HTMLElement, from: DOMRect, to: DOMRect, scale: number, delay: number): void {
  const { x, y, grow } = difference(from, to);
  const far = Math.hypot(x, y);
  thing.animate(
    [
      // Nothing but the transform: with anything else the browser would not move it without the page.
      { transform: `translate(${x / scale}px, ${y / scale}px) scale(${grow})` },
      { transform: 'none' },
    ],
    { duration: far > 40 ? 320 : 200, delay, easing: EASE, fill: 'backwards' },
  );
}

/** A thing that is off the table already is laid into the sky once more, to be seen going. */
function leave(thing: HTMLElement, box: DOMRect, goal: DOMRect | undefined, sky: HTMLElement): void {
  thing.inert = true;
  thing.removeAttribute('data-card');
  thing.querySelectorAll('[id]').forEach((one) => one.tagName !== 'clipPath' && one.removeAttribute('id'));
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = `position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
  thing.style.cssText += ';position:absolute;left:50%;top:50%;translate:-50% -50%';
  ghost.append(thing);
  sky.append(ghost);
  const way = goal ? { ...difference(goal, box), grow: 0.4 } : { x: 0, y: 50, grow: 0.9 };
  const going = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.6 },
      { transform: `translate(${way.x}px, ${way.y}px) scale(${way.grow})`, opacity: 0 },
    ],
    { duration: goal ? 420 : 300, easing: 'ease-in', fill: 'forwards' },
  );
  going.onfinish = going.oncancel = () => ghost.remove();
}
