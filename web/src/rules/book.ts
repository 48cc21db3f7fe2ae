// The rule books of docs/rules, as HTML with an anchor for every rule.
import { marked } from 'marked';
import type { Language } from '../words/words';

const BOOKS = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** A paragraph or item that ends in an id in brackets is a rule. */
const RULE = /<(p|li)>((?:(?!<\/?(?:p|li)>).)*?)\s*\[<code>([a-z0-9.-]+)<\/code>\]/gs;

/** The anchor of a rule in a book. */
export const anchor = (rule: string) => `rule-${rule}`;

/** The HTML of a book. Our own text, so there is nothing in it to be afraid of. */
export async function book(game: string, language: Language): Promise<string> {
  const text = await BOOKS[`../../../docs/rules/${game}.${language}.md`]?.();
  return text === undefined ? '' : render(text);
}

export function render(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html
    .replace(RULE, (_, tag: string, words: string, id: string) => {
      return `<${tag} id="${anchor(id)}" class="rule" tabindex="-1">${words} <span class="id">${id}</span>`;
    })
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
