import type { Clock } from '../ports/clock.ts';
import { SpokenTime } from './spoken-time.ts';

/** Milliseconds of spoken time; `pauseMs` is how long one pause may last. */
export interface RecordingTimes {
  readonly warnedAtMs: number;
  readonly limitMs: number;
  readonly pauseMs: number;
}

export interface RecordingClockListener {
  nearEnd(): void;
  /** The limit is reached, or a pause was too long. */
  end(): void;
}

/** Tells when a recording is about to end and when it ends; its pauses do not count. */
export class RecordingClock {
  readonly #clock: Clock;
  readonly #times: RecordingTimes;
  readonly #listener: RecordingClockListener;
  #time: SpokenTime | undefined;
  #cancels: (() => void)[] = [];

  constructor(clock: Clock, times: RecordingTimes, listener: RecordingClockListener) {
    this.#clock = clock;
    this.#times = times;
    this.#listener = listener;
  }

  /** How long was spoken so far. */
  get spokenMs(): number {
    return this.#time?.at(this.#clock.now()) ?? 0;
  }

  start(): void {
    this.#time = new SpokenTime(this.#clock.now());
    this.#run();
  }

  pause(): void {
    this.#time?.pause(this.#clock.now());
    this.#cancelAll();
    this.#cancels = [this.#clock.after(this.#times.pauseMs, () => this.#listener.end())];
  }

  resume(): void {
    this.#time?.resume(this.#clock.now());
    this.#run();
  }

  stop(): void {
    this.#cancelAll();
  }

  #run(): void {
    this.#cancelAll();
    const { spokenMs } = this;
    const { warnedAtMs, limitMs } = this.#times;
    this.#cancels = [
      this.#clock.after(Math.max(0, limitMs - spokenMs), () => this.#listener.end()),
      // Who was warned is not warned anew by a pause.
      ...(spokenMs < warnedAtMs
        ? [this.#clock.after(warnedAtMs - spokenMs, () => this.#listener.nearEnd())]
        : []),
    ];
  }

  #cancelAll(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels = [];
  }
}
