import { expect, it } from 'vitest';
import { favicon } from './favicon';

it('the lamp burns while something waits for me', () => {
  document.head.innerHTML = '<link rel="icon" href="/lamp-out.svg" />';
  const picture = () => document.querySelector('link')!.getAttribute('href');
  const leave = favicon(true);
  expect(picture()).toBe('/lamp.svg');
  leave();
  expect(picture()).toBe('/lamp-out.svg');
  favicon(false);
  expect(picture()).toBe('/lamp-out.svg');
});
