import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../core/ports/clock.ts';

/** Longer is a screen that was left open, and no server keeps it. */
const LONGEST_MS = 86_400_000;

/** Why she can't answer now: a pause, a sheet before the question, another app, a microphone that is not there yet. */
export type PauseReason = 'pause' | 'sheet' | 'hidden' | 'starting';

/** The time one question takes: from the end of its prompt to the end of the answer. */
export class LapState {
  /** Milliseconds since 1970; undefined while the prompt is still to be heard. */
  beganAt: number | undefined;
  /** How long it was, once she has answered. */
  lastedMs: number | undefined;
  /** Undefined while it runs, or would. */
  pausedAt: number | undefined;
  readonly #clock: Clock;
  readonly #reasons = new Set<PauseReason>();

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A new question is there, and its prompt may still be spoken. */
  prepare(): void {
    this.beganAt = undefined;
    this.lastedMs = undefined;
  }

  begin(): void {
    if (this.lastedMs !== undefined) return;
    this.beganAt = this.#clock.now();
    if (this.pausedAt !== undefined) this.pausedAt = this.beganAt;
  }

  /** It stands still until every reason for it is gone. */
  pause(why: PauseReason): void {
    this.#reasons.add(why);
    this.pausedAt ??= this.#clock.now();
  }

  unpause(why: PauseReason): void {
    this.#reasons.delete(why);
    if (this.pausedAt === undefined || this.#reasons.size > 0) return;
    if (this.beganAt !== undefined) this.beganAt += this.#clock.now() - this.pausedAt;
    this.pausedAt = undefined;
  }

  end(): void {
    this.lastedMs = this.ms();
  }

  /** She answers once more: the time goes on from where it began. */
  resume(): void {
    this.lastedMs = undefined;
  }

  /** Whole milliseconds so far. */
  ms(): number {
    if (this.lastedMs !== undefined) return this.lastedMs;
    if (this.beganAt === undefined) return 0;
    const until = this.pausedAt ?? this.#clock.now();
    return Math.min(LONGEST_MS, Math.max(0, until - this.beganAt));
  }
}
