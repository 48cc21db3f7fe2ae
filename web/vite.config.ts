import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { unpack } from './scripts/fixtures.mjs';

// `make dev` runs the page from here against a running `backroom serve`.
const server = process.env.BACKROOM_SERVER ?? 'http://127.0.0.1:8137';

/** Beside every file that packs well lies its packed twin, for the server to send. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir }, files) {
    for (const [name, file] of Object.entries(files)) {
      if (!/\.(html|js|css|svg)$/.test(name)) continue;
      const plain = file.type === 'chunk' ? file.code : file.source;
      writeFileSync(join(dir!, `${name}.gz`), gzipSync(plain, { level: 9 }));
    }
  },
};

/** Recorded games are imported as they were recorded. */
const recorded: Plugin = {
  name: 'recorded',
  enforce: 'pre',
  transform: (code, file) =>
    /\/src\/fixtures\/[^/]+\.json$/.test(file)
      ? { code: JSON.stringify(unpack(code)), map: null }
      : undefined,
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(mode === 'test' ? { compilerOptions: { dev: false } } : {}), packed, recorded],
  build: {
    target: 'es2023',
    // What has `light-dark()` itself: what stands in for it elsewhere does not know of a sheet of paper in the night.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    assetsInlineLimit: 0,
    // How long the build took is nobody's concern while it works.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The sentences and rule books lie beside the page's folder, once for all front doors.
    fs: { allow: ['..'] },
    // The server only listens to pages that came from itself: so the host stays the page's.
    proxy: { '/api': { target: server, ws: true } },
  },
  // Components under test need the browser's half of Svelte, as people get it: under development it notes where every
  // change came from, which takes most of the time.
  ...(mode === 'test'
    ? {
        resolve: {
          conditions: ['browser'],
          alias: { 'esm-env/development': resolve(import.meta.dirname, 'node_modules/esm-env/false.js') },
        },
      }
    : {}),
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'happy-dom',
    // No test is about speed, and the machine may be busy.
    testTimeout: 60_000,
    server: { deps: { inline: ['esm-env'] } },
  },
}));
