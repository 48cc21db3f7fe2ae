// The bench (dev.html) with its recorded games, built once and served: a page under development draws every step
// several times slower.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const root = new URL('..', import.meta.url).pathname;

/** Where it is, and how to end it. */
export async function serveBench() {
  const outDir = mkdtempSync(join(tmpdir(), 'backroom-bench-'));
  const shared = /** @type {const} */ ({ root, logLevel: 'silent' });
  const rolldownOptions = { input: join(root, 'dev.html') };
  await build({ ...shared, build: { outDir, emptyOutDir: true, minify: false, rolldownOptions } });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', proxy: {} },
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    async end() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
