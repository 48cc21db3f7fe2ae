// For tests of what takes its time: time stands until it is moved, and nobody wishes for less motion.
import { afterEach, beforeEach, vi } from 'vitest';

export function timed(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
