import type { Clock } from '../../core/ports/clock.ts';

export class BrowserClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(ms: number, callback: () => void): () => void {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  }
}
