import type { Clock } from '../../core/ports/clock.ts';

/** Browsers count to 2^31, and call back at once when told to wait longer. */
const LONGEST_TIMER_MS = 2_147_483_647;

export class BrowserClock implements Clock {
  now(): number {
    return Date.now();
  }

  after(ms: number, callback: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number) => {
      const stretch = Math.min(left, LONGEST_TIMER_MS);
      timer = setTimeout(() => (left > stretch ? wait(left - stretch) : callback()), stretch);
    };
    wait(ms);
    return () => clearTimeout(timer);
  }
}
