// What I am called and look like, kept between visits.
import { t } from '../words/spoken.svelte';

class Person {
  #name = $state(kept('name') ?? '');
  #face = $state(kept('face'));

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    keep('name', name);
  }

  /** The parts of my picture, as the server knows them; none if I have chosen none. */
  get face(): string | null {
    return this.#face;
  }
  set face(face: string | null) {
    this.#face = face;
    keep('face', face);
  }

  /** A name to sit down with, even before anybody was asked for one. */
  get called(): string {
    return this.#name.trim() || t('web-guest');
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Then it is asked for again next time.
  }
}

export const person = new Person();
