// Draws the icons that systems want as PNG from public/icon.svg: `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from './sit.mjs';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
const browser = await launch();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  );
  writeFileSync(new URL(`icon-${size}.png`, folder), await page.screenshot());
}
await browser.close();
