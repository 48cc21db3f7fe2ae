// The words now spoken: they follow the chosen language and the game at hand.
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import { load } from './load';
import { Words } from './words';

class Spoken {
  words = $state.raw(new Words('en', []));
  /** Whether there is anything to say yet. */
  ready = $state(false);
  #game: string | null = null;
  #others: readonly string[] = [];
  readonly #rooms = new Set<string>();
  #entering: Promise<void> = Promise.resolve();
  #turn = 0;

  /** Changes language or game; the old words stay until the new ones are here. */
  async speak(game: string | null = this.#game): Promise<void> {
    this.#game = game;
    const turn = ++this.#turn;
    const words = await load(settings.language, game, this.#others, [...this.#rooms]);
    if (turn !== this.#turn) return;
    this.words = words;
    this.ready = true;
    document.documentElement.lang = words.language;
  }

  /** These games are spoken of, so that their titles have to be known. */
  async mention(games: readonly string[]): Promise<void> {
    this.#others = games;
    const words = untrack(() => this.words);
    if (games.some((game) => !words.has(`${game}-title`))) await this.speak();
  }

  /** A room of the house that has words of its own is entered. */
  async enter(room: string): Promise<void> {
    if (!this.#rooms.has(room)) {
      this.#rooms.add(room);
      this.#entering = this.speak();
    }
    await this.#entering;
  }
}

export const spoken = new Spoken();

/** A text of the page itself. */
export const t = (id: string, values?: Record<string, string | number>) => spoken.words.text(id, values);
