import { afterEach, beforeEach, vi } from 'vitest';
import { clockContract } from '../../core/ports/clock.contract.ts';
import { BrowserClock } from './browser-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

clockContract('BrowserClock', () => ({
  clock: new BrowserClock(),
  pass: (ms) => vi.advanceTimersByTime(ms),
}));
