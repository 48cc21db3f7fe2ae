// The files of the sentences, each a small download of its own: one language and one game at a time.
import { Words, type Language } from './words';

/** By language and name: `en/common`. The toy of the testkit brings its own, which only a server that has it asks for. */
const FILES = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../../locales/*/*.ftl',
        '../../../crates/tabletop/src/testkit/toy/locales/*/*.ftl',
        '!../../../locales/*/{bots,terminal}.ftl',
        '!../../../locales/*/*-position.ftl',
      ],
      { query: '?raw', import: 'default' },
    ),
  ).map(([path, load]) => [path.split('/').slice(-2).join('/').replace('.ftl', ''), load]),
);

/** What every page says. */
const ALWAYS = ['common', 'web'];
/** What is said only at a table. The server also speaks elsewhere, when it refuses something (`enter('server')`). */
const AT_A_TABLE = ['server', 'seated'];

const fetched = new Map<string, Promise<string>>();

function text(file: string): Promise<string> {
  if (!fetched.has(file)) {
    const promise = FILES.get(file)!();
    promise.catch(() => fetched.delete(file));
    fetched.set(file, promise);
  }
  return fetched.get(file)!;
}

/** What a game's table says: the file of its name, and those named after it and a part of it. */
function ofGame(language: Language, game: string): string[] {
  const own = `${language}/${game}`;
  return [...FILES.keys()].filter((file) => file === own || file.startsWith(`${own}-`));
}

/** The words of a language, those of one game if somebody sits at one, what other games are called, and those of rooms
 *  that not everybody enters. */
export async function load(
  language: Language,
  game: string | null,
  others: readonly string[] = [],
  rooms: readonly string[] = [],
): Promise<Words> {
  const files = [
    ...new Set([
      ...ALWAYS.map((file) => `${language}/${file}`),
      ...[...(game === null ? [] : [game, ...AT_A_TABLE]), ...rooms].flatMap((name) =>
        ofGame(language, name),
      ),
    ]),
  ];
  const texts = await Promise.all(files.map(text));
  // Who does not introduce itself to everybody does so among its own words.
  const title = (name: string) => new RegExp(`^${name}-title =`, 'm');
  const unheard = others.filter((name) => !texts.some((text) => title(name).test(text)));
  const more = unheard.flatMap((name) => ofGame(language, name)).filter((file) => !files.includes(file));
  return new Words(language, [...texts, ...(await Promise.all(more.map(text)))]);
}
