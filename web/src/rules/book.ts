// The rule books of docs/rules, as HTML with an anchor for every rule and every chapter.
import { marked } from 'marked';
import type { Language } from '../words/words';

/** By file. The toy of the testkit has its own, which only a server that has it asks for. */
const BOOKS = new Map(
  Object.entries(
    import.meta.glob<string>(
      ['../../../docs/rules/*.md', '../../../crates/tabletop/src/testkit/toy/rules/*.md'],
      { query: '?raw', import: 'default' },
    ),
  ).map(([path, load]) => [path.split('/').at(-1), load]),
);

/** A chapter; or a paragraph or item that ends in an id in brackets, which is a rule. */
const PART = /<h2>(.*?)<\/h2>|<(p|li)>((?:(?!<\/?(?:p|li)>).)*?)\s*\[<code>([a-z0-9._-]+)<\/code>\]/gs;

export interface RuleBook {
  /** Our own text, so there is nothing in it to be afraid of. */
  html: string;
  chapters: { anchor: string; title: string }[];
}

/** The anchor of a rule in a book. */
export const anchor = (rule: string) => `rule-${rule}`;

/** The anchor of a card's line in the table of all cards, for a card about which there is no more to say. */
export const row = (rule: string) => `row-${rule.split('.').at(-1)}`;

const file = (game: string, language: Language) => `${game}.${language}.md`;

export const hasBook = (game: string, language: Language) => BOOKS.has(file(game, language));

export async function book(game: string, language: Language): Promise<RuleBook> {
  const text = await BOOKS.get(file(game, language))?.();
  return render(text ?? '');
}

/** Ids are for programs; people read the number of the chapter and of the rule in it. */
export function render(markdown: string): RuleBook {
  const chapters: RuleBook['chapters'] = [];
  let rules = 0;
  /** In a second table the same number is something else. */
  const rows = new Set<string>();
  const html = marked
    .parse(markdown, { async: false })
    .replace(PART, (_, title?: string, tag?: string, words?: string, id?: string) => {
      if (title === undefined) {
        const number = `§ ${chapters.length}.${(rules += 1)}`;
        return `<${tag} id="${anchor(id!)}" class="rule" tabindex="-1">${words} <span class="id">${number}</span>`;
      }
      // As a link inside the book spells it.
      const name = title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-');
      chapters.push({ anchor: name, title });
      rules = 0;
      return `<h2 id="${name}" tabindex="-1">${chapters.length}. ${title}</h2>`;
    })
    .replace(/<tr>(\s*<td>(\d+)<\/td>)/g, (line, first: string, number: string) => {
      if (rows.has(number)) return line;
      rows.add(number);
      return `<tr id="${row(number)}" class="rule" tabindex="-1">${first}`;
    })
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html, chapters };
}
