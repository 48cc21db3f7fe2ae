// Keeps the shell of the page, so that it opens without a line and can say so; and shows what the server tells a device
// while no page is open. What goes through /api is never kept: a table is only ever as it is now.
const SHELF = 'shell';
const PAGE = '/';
const ALWAYS = [PAGE, '/backroom.webmanifest', '/lamp.svg', '/lamp-out.svg', '/icon.svg', '/icon-192.png'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    caches.open(SHELF).then(async (shelf) => {
      await shelf.addAll(ALWAYS);
      await shelf.addAll(parts(await (await shelf.match(PAGE)).text()));
    }),
  );
});

/** The files a page names. Their names hold their hash, so they never mean anything else. */
const parts = (page) => [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);

/** The page that is open says what else it was made of: words, fonts, a game's room. */
self.addEventListener('message', ({ data, source }) => {
  const paths = Array.isArray(data?.keep) ? data.keep : [];
  const own = paths.filter((path) => typeof path === 'string' && /^\/assets\/[\w.-]+$/.test(path));
  void caches.open(SHELF).then(async (shelf) => {
    for (const path of own) if (!(await shelf.match(path))) await shelf.add(path).catch(() => {});
    source?.postMessage({ kept: own.length });
  });
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(opened(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (ALWAYS.includes(pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});

/** The page as the server has it; without a line as it was last. A new one makes old files useless. */
async function opened(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (new URL(request.url).pathname === PAGE && answer.ok) {
      const [text, before] = await Promise.all([
        answer.clone().text(),
        shelf.match(PAGE).then((page) => page?.text()),
      ]);
      if (text !== before) {
        const old = (await shelf.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
        await Promise.all(old.map((file) => shelf.delete(file)));
        await shelf.put(PAGE, answer.clone());
      }
    }
    return answer;
  } catch {
    return (await shelf.match(PAGE)) ?? Response.error();
  }
}

async function asset(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

// What is told is written by the server in the language this device asked for.
self.addEventListener('push', (event) => {
  let told;
  try {
    told = event.data.json();
  } catch {
    return;
  }
  event.waitUntil(
    self.registration.showNotification(String(told.title), {
      body: String(told.text ?? ''),
      tag: String(told.code ?? 'backroom'),
      icon: '/icon-192.png',
      data: { code: told.code },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { code } = event.notification.data ?? {};
  const address = typeof code === 'string' ? `/t/${encodeURIComponent(code)}` : PAGE;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const open = pages.find(({ url }) => new URL(url).pathname === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
