// The files of the sentences, each a small download of its own: one language and one game at a time.
import { Words, type Language } from './words';

const FILES = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl', '!../../../locales/*/*-position.ftl'],
  { query: '?raw', import: 'default' },
);

/** What every page says. */
const ALWAYS = ['common', 'server', 'web'];
/** What a game's table says. */
const OF_A_GAME = ['', '-names', '-web'];

const fetched = new Map<string, Promise<string>>();

function text(language: Language, file: string): Promise<string> | undefined {
  const path = `../../../locales/${language}/${file}.ftl`;
  const load = FILES[path];
  if (load && !fetched.has(path)) {
    const promise = load();
    promise.catch(() => fetched.delete(path));
    fetched.set(path, promise);
  }
  return fetched.get(path);
}

/** The words of a language, and of one game if somebody sits at one. */
export async function load(language: Language, game: string | null): Promise<Words> {
  const files = game === null ? ALWAYS : [...ALWAYS, ...OF_A_GAME.map((part) => game + part)];
  const texts = await Promise.all(files.map((file) => text(language, file)));
  return new Words(
    language,
    texts.filter((text) => text !== undefined),
  );
}
