// What I am called, kept between visits.
import { t } from '../words/spoken.svelte';

class Person {
  #name = $state(localStorageName());

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    try {
      localStorage.setItem('name', name);
    } catch {
      // Then it is asked for again next time.
    }
  }

  /** A name to sit down with, even before anybody was asked for one. */
  get called(): string {
    return this.#name.trim() || t('web-guest');
  }
}

function localStorageName(): string {
  try {
    return localStorage.getItem('name') ?? '';
  } catch {
    return '';
  }
}

export const person = new Person();
