// The tables I sit at, looked at again and again while the first screen is open.
import { settings } from '../settings.svelte';
import type { MyTable } from '../wire/server';
import { api } from './api';

/** How often to look whether it is my turn somewhere. */
const AGAIN = 15_000;

export class MyTables {
  #all = $state.raw<readonly MyTable[]>([]);
  unreachable = $state(false);

  /** Those that wait for me first, longest first. */
  readonly open = $derived(
    this.#all.toSorted(
      (one, other) =>
        Number(other.waiting) - Number(one.waiting) ||
        (one.waiting ? one.changed - other.changed : other.changed - one.changed),
    ),
  );
  /** How many wait for me. */
  readonly waiting = $derived(this.open.filter(({ waiting }) => waiting).length);

  /** Call as an effect. */
  watch(): () => void {
    void this.#look();
    const timer = setInterval(() => (document.hidden && !settings.notices) || void this.#look(), AGAIN);
    return () => clearInterval(timer);
  }

  async #look(): Promise<void> {
    try {
      this.#all = await api.tables();
      this.unreachable = false;
    } catch {
      this.unreachable = true;
    }
  }
}

/** How long ago, in the unit that says it shortest. */
export function since(seconds: number, now = Date.now() / 1000): { count: number; unit: string } {
  const minutes = Math.max(0, Math.floor((now - seconds) / 60));
  if (minutes < 60) return { count: minutes, unit: 'minutes' };
  if (minutes < 24 * 60) return { count: Math.floor(minutes / 60), unit: 'hours' };
  return { count: Math.floor(minutes / (24 * 60)), unit: 'days' };
}
