import { expect, test } from 'vitest';
import type { Now } from '../wire/server';
import { asksFirst } from './asks';

const now = (rule: string) => ({ question: { rules: [rule] }, asked: ['A'], sealed: [] }) as unknown as Now;

test('a sale is asked about once more when the fence is turned over, not for each card', () => {
  expect(asksFirst('downtown', 'offer luigi-9', now('dt.east.sell'), 'A')).toBeNull();
  expect(asksFirst('downtown', 'done', now('dt.east.sell'), 'A')).toBe('final');
  expect(asksFirst('downtown', 'done', now('dt.use.one'), 'A')).toBeNull();
});
