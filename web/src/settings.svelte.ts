// What this device prefers. Kept in the browser, sent nowhere.
import { LANGUAGES, type Language } from './words/words';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How long everything that is played out stays, against the usual. */
export const PACES = { calm: 2, usual: 1, brisk: 0.5 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];

/** How loud it is where it is not silent, of the loudest. */
export const VOLUMES = { low: 0.2, medium: 0.45, high: 0.9 } as const;
export type Volume = keyof typeof VOLUMES;
export const VOLUME_NAMES = Object.keys(VOLUMES) as Volume[];

/** What lies open over a table by wish. */
export const DRAWERS = ['none', 'choices', 'story', 'chat'] as const;

const ON_OFF = ['on', 'off'] as const;
const onOff = (on: boolean) => (on ? 'on' : 'off');

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
  #askFirst = $state(kept('ask-first', ON_OFF, 'off'));
  #pace = $state<Pace>(kept('pace', PACE_NAMES, 'usual'));
  #drawer = $state<(typeof DRAWERS)[number]>(kept('drawer', DRAWERS, 'none'));
  #keys = $state(kept('keys', ON_OFF, 'on'));
  #notices = $state(kept('notices', ON_OFF, 'off'));
  #sound = $state(kept('sound', ON_OFF, 'off'));
  #volume = $state<Volume>(kept('volume', VOLUME_NAMES, 'medium'));

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

  /** Whether choices that cannot be taken back are asked about once more. */
  get askFirst(): boolean {
    return this.#askFirst === 'on';
  }
  set askFirst(on: boolean) {
    keep('ask-first', (this.#askFirst = onOff(on)));
  }

  /** How fast things are played out. */
  get pace(): Pace {
    return this.#pace;
  }
  set pace(pace: Pace) {
    keep('pace', (this.#pace = pace));
  }

  /** What was open at a table last. */
  get drawer(): (typeof DRAWERS)[number] {
    return this.#drawer;
  }
  set drawer(drawer: (typeof DRAWERS)[number]) {
    keep('drawer', (this.#drawer = drawer));
  }

  /** Whether single letters are shortcuts at a table. */
  get keys(): boolean {
    return this.#keys === 'on';
  }
  set keys(on: boolean) {
    keep('keys', (this.#keys = onOff(on)));
  }

  /** Whether the browser shall tell me when it is my turn. */
  get notices(): boolean {
    return this.#notices === 'on';
  }
  set notices(on: boolean) {
    keep('notices', (this.#notices = onOff(on)));
  }

  /** Whether anything is to be heard: not before somebody wishes it. */
  get sound(): boolean {
    return this.#sound === 'on';
  }
  set sound(on: boolean) {
    keep('sound', (this.#sound = onOff(on)));
  }

  get volume(): Volume {
    return this.#volume;
  }
  set volume(volume: Volume) {
    keep('volume', (this.#volume = volume));
  }

  /** Puts the theme on the page. */
  dress(): void {
    if (this.#theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#theme;
  }
}

export const settings = new Settings();

/** Whether this game has been explained on this device. */
export function known(game: string): boolean {
  return kept(`known-${game}`, ON_OFF, 'off') === 'on';
}
export function learn(game: string): void {
  keep(`known-${game}`, 'on');
}
