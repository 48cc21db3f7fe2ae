// Was the shuffle fair? Recomputes what the server promised before the game and what came of it.
import type { Finish } from '../wire/server';

/** What came out: both hashes fit, one does not, or this browser cannot compute them here. */
export type Verdict = 'fair' | 'foul' | 'cannot';

const LABEL = 'backroom seed 1';

export async function check(commitment: string, finish: Finish): Promise<Verdict> {
  // Browsers compute hashes only for pages that came over a safe line.
  if (!globalThis.crypto?.subtle) return 'cannot';
  const secret = bytes(finish.secret);
  const text = new TextEncoder();
  const parts = [text.encode(LABEL), secret, ...finish.nonces.map((nonce) => text.encode(nonce))];
  const [promised, seed] = await Promise.all([sha256(secret), sha256(join(parts))]);
  return promised === commitment && seed === finish.seed ? 'fair' : 'foul';
}

/** Each part after its length in four bytes, most significant first. */
function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(all.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    all.set(part, at + 4);
    at += 4 + part.length;
  }
  return all;
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
