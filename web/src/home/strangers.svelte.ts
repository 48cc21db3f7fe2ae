// The tables where anybody may sit down, looked at again and again while the first screen is open.
import type { OpenTable } from '../wire/server';
import { api } from './api';

/** How often to look who has come to the door. */
const AGAIN = 6_000;

export class Strangers {
  tables = $state.raw<readonly OpenTable[]>([]);

  /** Call as an effect. */
  watch(): () => void {
    void this.#look();
    const timer = setInterval(() => document.hidden || void this.#look(), AGAIN);
    return () => clearInterval(timer);
  }

  async #look(): Promise<void> {
    // That nobody can be reached is said by my own tables.
    const found = await api.open().catch(() => null);
    if (found) this.tables = found;
  }
}

/** Chairs that nobody has taken. */
export const free = ({ seats }: Pick<OpenTable, 'seats'>) => seats.filter(({ sitter }) => sitter === 'open');
