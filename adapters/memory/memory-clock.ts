import type { Clock } from '../../core/ports/clock.ts';

interface Alarm {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that moves only when told. */
export class MemoryClock implements Clock {
  #now: number;
  #alarms: readonly Alarm[] = [];

  constructor(now = Date.UTC(2026, 10, 21)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const alarm = { at: this.#now + ms, callback };
    this.#alarms = [...this.#alarms, alarm];
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** Not part of the port: time goes by, and what was due happens in order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [due] = this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!due) break;
      this.#alarms = this.#alarms.filter((other) => other !== due);
      this.#now = Math.max(this.#now, due.at);
      due.callback();
    }
    this.#now = end;
  }

  /** Not part of the port: the device sleeps, and what is due meanwhile happens when time goes by again. */
  sleep(ms: number): void {
    this.#now += ms;
  }
}
