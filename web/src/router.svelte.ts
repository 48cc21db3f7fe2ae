// Which page is open. Addresses can be kept and sent; a table's is its invitation.

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string; how: string }
  | { name: 'table'; code: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string; lesson: string }
  | { name: 'me' }
  | { name: 'face' }
  | { name: 'games' }
  | { name: 'shared'; word: string }
  | { name: 'review'; code: string }
  | { name: 'replay'; of: string }
  | { name: 'lost' };

class Router {
  page = $state.raw<Page>(read());

  constructor() {
    addEventListener('popstate', () => (this.page = read()));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.page = read();
    scrollTo(0, 0);
  }

  /** A click on one of our own links, taken over from the browser. */
  follow(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented)
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin || link.target || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** Which page an address leads to; the server knows the same ones (`crates/server/src/http/page.rs`). */
export function read(path = location.pathname): Page {
  const [first, second, ...more] = path.split('/').slice(1).map(decoded);
  if (first === 'learn' && more.length < 2)
    return { name: 'learn', game: second ?? '', lesson: more[0] ?? '' };
  if (more.length > 0) return { name: 'lost' };
  switch (first) {
    case 'new':
      return {
        name: 'new',
        game: second ?? '',
        how: new URLSearchParams(location.search).get('how') ?? 'friends',
      };
    case 't':
      return { name: 'table', code: second ?? '' };
    case 'rules':
      return { name: 'rules', game: second ?? '' };
    case 'me':
    case 'face':
    case 'games':
      return second === undefined ? { name: first } : { name: 'lost' };
    case 'review':
      return { name: 'review', code: second ?? '' };
    case 'r':
      return { name: 'replay', of: second ?? '' };
    case 'shared':
      return { name: 'shared', word: second ?? '' };
    case '':
      return { name: 'home' };
    default:
      return { name: 'lost' };
  }
}

/** What was written in an address, also if it was written badly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();
