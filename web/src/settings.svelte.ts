// What this device prefers. Kept in the browser, sent nowhere.
import { LANGUAGES, type Language } from './words/words';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

function kept<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  try {
    const value = localStorage.getItem(key) as T;
    return allowed.includes(value) ? value : otherwise;
  } catch {
    return otherwise; // Storage can be forbidden; then nothing is remembered.
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

class Settings {
  #language = $state<Language>(
    kept('language', LANGUAGES, navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'),
  );
  #theme = $state<Theme>(kept('theme', THEMES, 'auto'));

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    keep('language', language);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
    this.dress();
  }

  /** Puts the theme on the page. */
  dress(): void {
    if (this.#theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();
