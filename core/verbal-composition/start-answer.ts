import type { Recorder, RecorderError } from '../ports/recorder.ts';
import type { WakeLock } from '../ports/wake-lock.ts';
import { ok, type Result } from '../shared/result.ts';

/** The learner begins to speak; the screen stays on while she does. */
export class StartAnswer {
  readonly #recorder: Recorder;
  readonly #wakeLock: WakeLock;

  constructor(recorder: Recorder, wakeLock: WakeLock) {
    this.#recorder = recorder;
    this.#wakeLock = wakeLock;
  }

  async execute(): Promise<Result<void, RecorderError>> {
    const started = await this.#recorder.start();
    if (!started.ok) return started;
    // Not awaited: a platform slow to agree must not cost the first word.
    void this.#wakeLock.hold();
    return ok(undefined);
  }

  async cancel(): Promise<void> {
    await this.#recorder.cancel();
    await this.#wakeLock.release();
  }

  onLevel(listener: (level: number) => void): () => void {
    return this.#recorder.onLevel(listener);
  }
}
