import type { Gap } from '../ports/recorder.ts';

/** Notes when a microphone gave nothing, as during a call. Times are milliseconds of any clock. */
export class GapLog {
  readonly #startedAt: number;
  readonly #gaps: Gap[] = [];
  #mutedAt: number | undefined;

  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  get isOpen(): boolean {
    return this.#mutedAt !== undefined;
  }

  mute(now: number): void {
    this.#mutedAt ??= now;
  }

  unmute(now: number): void {
    if (this.#mutedAt === undefined) return;
    this.#gaps.push({ fromMs: this.#since(this.#mutedAt), toMs: this.#since(now) });
    this.#mutedAt = undefined;
  }

  /** In order; what is still silent ends with the take. */
  close(now: number): readonly Gap[] {
    this.unmute(now);
    return this.#gaps;
  }

  #since(time: number): number {
    return Math.max(0, Math.round(time - this.#startedAt));
  }
}
