import { execSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** The system's own browser. */
function chromium(): string {
  return (
    process.env.CHROMIUM || execSync('command -v chromium || command -v chromium-browser').toString().trim()
  );
}

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // What takes too long for every day is done in `make soak`.
  ...(process.env.SOAK ? { grep: /@soak/ } : { grepInvert: /@soak/ }),
  timeout: 300_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A machine that stalls is no fault of the page; what needed a second try is named as flaky at the end.
  retries: 1,
  reporter: [['list']],
  use: {
    // Without a graphics card, pretending to have one only costs time.
    launchOptions: { executablePath: chromium(), args: ['--no-sandbox', '--disable-gpu'] },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
});
