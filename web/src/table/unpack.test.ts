// @vitest-environment node
import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpacking } from './unpack';

const packed = (text: string): ArrayBuffer => new Uint8Array(deflateRawSync(text)).buffer;

it('hands on what came in the order it came, packed or not', async () => {
  const heard: string[] = [];
  const take = unpacking(
    (text) => heard.push(text),
    () => heard.push('broken'),
  );
  take('one');
  expect(heard, 'at once').toEqual(['one']);
  take(packed('two, '.repeat(200)));
  take('three');
  take(packed('four'));
  expect(heard, 'nothing overtakes').toEqual(['one']);
  await expect.poll(() => heard).toEqual(['one', 'two, '.repeat(200), 'three', 'four']);
  take('five');
  expect(heard.at(-1)).toBe('five');
});

it('says so when it understands nothing more', async () => {
  const heard: string[] = [];
  const take = unpacking(
    (text) => heard.push(text),
    () => heard.push('broken'),
  );
  take(new Uint8Array([1, 2, 3]).buffer);
  take('never');
  await expect.poll(() => heard[0]).toBe('broken');
  expect(heard).not.toContain('never');
});
