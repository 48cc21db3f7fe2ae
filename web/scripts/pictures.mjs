// Takes the pictures of docs/pictures: the home page, and each game at the bench, at each size.
import { execSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

/** Only those whose name has this in it; without it all. */
const wanted = process.argv[2] ?? '';
const FOLDER = new URL('../../docs/pictures/', import.meta.url).pathname;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];
/** Moments with something to see: which recorded game, and which of its questions. */
const SCENES = {
  greed: 'game=greed-2&step=11',
  smile: 'game=smile-2&step=12',
  downtown: 'game=downtown-3&step=14',
};

const server = await createServer({ logLevel: 'error', server: { port: 0 } });
await server.listen();
const address = server.resolvedUrls.local[0];
const executablePath = process.env.CHROMIUM || execSync('command -v chromium').toString().trim();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

async function take(name, path, size, theme) {
  if (!name.includes(wanted)) return;
  const page = await browser.newPage({
    viewport: size,
    reducedMotion: 'reduce',
    colorScheme: theme,
    locale: 'en-GB',
  });
  page.setDefaultTimeout(120_000);
  // Whoever sits at these tables has played before.
  await page.addInitScript(
    (games) => games.forEach((game) => localStorage.setItem(`known-${game}`, 'on')),
    Object.keys(SCENES),
  );
  // At the bench nobody is at home; the pictures do not show that.
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
  await page.goto(address + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // A board may go to where the question lies.
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  await page.close();
  console.log(`docs/pictures/${name}.png`);
}

for (const size of SIZES) {
  await take(`home-${size.width}`, '', size, 'dark');
  for (const [game, scene] of Object.entries(SCENES)) {
    await take(`${game}-${size.width}`, `dev.html?bare&still&lang=en&${scene}`, size, 'dark');
  }
}
for (const [game, scene] of Object.entries(SCENES)) {
  await take(`${game}-light`, `dev.html?bare&still&lang=de&${scene}`, SIZES[0], 'light');
}
await browser.close();
await server.close();
