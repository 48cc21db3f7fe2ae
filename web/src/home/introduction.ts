// How a device that has never been here becomes one person, however often and from wherever it says hello.
import { hex } from '../shared/hex';

const BASE = 'backroom';
const SHELF = 'introduction';
const KEY = 'latest';
/** The server knows an introduction for two minutes; an id this old has been answered or never will be. */
const LIFE = 60_000;
/** A browser that does not open its shelf within this time has none. */
const PATIENCE = 15_000;

interface Kept {
  id: string;
  at: number;
}

/** What this page said last: whoever got no answer says the same again. */
let last: Kept | null = null;

/** The id under which this device introduces itself: the same for all pages opened at about the same time. Only
 *  a transaction can settle that between two of them, so it is kept where there are some. */
export async function introduction(): Promise<string> {
  const now = Date.now();
  const own = last && isFresh(last, now) ? last : { id: hex(16), at: now };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Kept>((give) => (timer = setTimeout(() => give(own), PATIENCE)));
  // Without storage every page is on its own.
  last = await Promise.race([settled(own, now).catch(() => own), late]);
  clearTimeout(timer);
  return last.id;
}

const isFresh = ({ at }: Kept, now: number) => Math.abs(now - at) < LIFE;

/** Whichever page's id came first; ours if there is none. */
async function settled(own: Kept, now: number): Promise<Kept> {
  const base = await opened();
  try {
    return await new Promise((give, fail) => {
      const change = base.transaction(SHELF, 'readwrite');
      const shelf = change.objectStore(SHELF);
      const look = shelf.get(KEY);
      let chosen = own;
      look.onsuccess = () => {
        const found = look.result as Kept | undefined;
        if (found && isFresh(found, now)) chosen = found;
        else shelf.put(own, KEY);
      };
      change.oncomplete = () => give(chosen);
      change.onabort = () => fail(change.error);
    });
  } finally {
    base.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((give, fail) => {
    const request = indexedDB.open(BASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(SHELF);
    request.onsuccess = () => give(request.result);
    request.onerror = () => fail(request.error);
  });
}
