import { expect, it } from 'vitest';
import { read } from './router.svelte';

it('knows its own addresses and no others', () => {
  expect(read('/')).toEqual({ name: 'home' });
  expect(read('/t/K7Q-4MP')).toEqual({ name: 'table', code: 'K7Q-4MP' });
  expect(read('/rules/greed')).toEqual({ name: 'rules', game: 'greed' });
  expect(read('/games')).toEqual({ name: 'games' });
  expect(read('/shared/K7Q4')).toEqual({ name: 'shared', word: 'K7Q4' });
  for (const path of ['/nothing', '/games/x', '/t/K7Q-4MP/x', '/wp-login.php'])
    expect(read(path).name).toBe('lost');
});

it('reads what was badly written', () => {
  expect(read('/t/%')).toEqual({ name: 'table', code: '%' });
  expect(read('/%').name).toBe('lost');
});
