import { expect, it } from 'vitest';
import { read } from './router.svelte';

it('knows its own addresses and no others', () => {
  expect(read('/')).toEqual({ name: 'home' });
  expect(read('/t/K7Q-4MP')).toEqual({ name: 'table', code: 'K7Q-4MP' });
  expect(read('/rules/greed')).toEqual({ name: 'rules', game: 'greed' });
  for (const path of ['/nothing', '/t/K7Q-4MP/x', '/wp-login.php']) expect(read(path).name).toBe('lost');
});

it('reads what was badly written', () => {
  expect(read('/t/%')).toEqual({ name: 'table', code: '%' });
  expect(read('/%').name).toBe('lost');
});
