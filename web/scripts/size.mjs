// What a browser fetches, packed as the server sends it. The first screen: page, script, style, fonts and the sentences
// of one language, each chosen language on its own. Then each board with its art, when somebody sits down at it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

const LARGEST = 120_000;
const LARGEST_BOARD = 160_000;
const dist = new URL('../dist/', import.meta.url);
const weigh = (path) => {
  const packed = new URL(`${path}.gz`, dist);
  return statSync(existsSync(packed) ? packed : new URL(path, dist)).size;
};

const html = readFileSync(new URL('index.html', dist), 'utf8');
const entry = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path);
const scripts = entry.filter((path) => path.endsWith('.js'));
const code = scripts.map((path) => readFileSync(new URL(path, dist), 'utf8')).join('\n');
const assets = readdirSync(new URL('assets/', dist));
const fonts = assets.filter((name) => name.endsWith('.woff2')).map((name) => `assets/${name}`);

/** The files of a language that every page needs, by the name the script imports them under. */
function sentences(language) {
  return ['common', 'web']
    .filter((file) => existsSync(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url)))
    .map((file) => {
      const found = new RegExp(
        `locales/${language}/${file}\\.ftl[^]{0,40}?import\\([^)]\\./([^)]+?\\.js)`,
      ).exec(code)?.[1];
      if (!found) throw new Error(`${scripts.join(', ')} do not import ${language}/${file}.ftl`);
      return `assets/${found.replace(/^assets\//, '')}`;
    });
}

let fits = true;
for (const language of ['en', 'de']) {
  const all = ['index.html', ...entry, ...fonts, ...sentences(language)];
  const total = [...new Set(all)].reduce((sum, path) => sum + weigh(path), 0);
  fits &&= total <= LARGEST;
  console.log(
    `The first screen in "${language}" weighs ${(total / 1000).toFixed(1)} kB of ${LARGEST / 1000} kB.`,
  );
}

/** What the script fetches for each board: its own files and whatever they need. */
const needed = JSON.parse(/__vite__mapDeps=[^[]*(\[[^\]]*\])/.exec(code)?.[1] ?? '[]');
const boards = [
  ...code.matchAll(/"\.\.\/(\w+)\/index\.ts":[^]{0,40}?import\([^)]*\),__vite__mapDeps\(\[([\d,]+)\]\)/g),
];
if (boards.length === 0) throw new Error(`${scripts.join(', ')} fetch no boards`);
for (const [, game, list] of boards) {
  const parts = list.split(',').map((nth) => needed[nth]);
  const total = parts.filter((path) => !entry.includes(path)).reduce((sum, path) => sum + weigh(path), 0);
  fits &&= total <= LARGEST_BOARD;
  console.log(`The board "${game}" weighs ${(total / 1000).toFixed(1)} kB of ${LARGEST_BOARD / 1000} kB.`);
}
if (!fits) process.exit(1);
