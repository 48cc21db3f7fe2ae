// Which page is open. Addresses can be kept and sent; a table's is its invitation.

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string; how: string }
  | { name: 'table'; code: string }
  | { name: 'rules'; game: string }
  | { name: 'me' };

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

function read(): Page {
  const [first, second] = location.pathname.split('/').slice(1).map(decodeURIComponent);
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
      return { name: 'me' };
    default:
      return { name: 'home' };
  }
}

export const router = new Router();
