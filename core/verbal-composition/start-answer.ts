import type { Recorder, RecorderError } from '../ports/recorder.ts';
import type { WakeLock } from '../ports/wake-lock.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Asked, TakeKeeper } from '../takes/take-keeper.ts';

/** The learner begins to speak; the screen stays on while she does, and what she says is kept as she says it. */
export class StartAnswer {
  readonly #recorder: Recorder;
  readonly #wakeLock: WakeLock;
  readonly #keeper: TakeKeeper;

  constructor(recorder: Recorder, wakeLock: WakeLock, keeper: TakeKeeper) {
    this.#recorder = recorder;
    this.#wakeLock = wakeLock;
    this.#keeper = keeper;
  }

  async execute(asked: Asked): Promise<Result<void, RecorderError>> {
    this.#keeper.begin(asked);
    const started = await this.#started();
    if (!started.ok) {
      await this.#keeper.abandon();
      return started;
    }
    // Not awaited: a platform slow to agree must not cost the first word.
    void this.#wakeLock.hold();
    return ok(undefined);
  }

  async cancel(): Promise<void> {
    await this.#recorder.cancel();
    await this.#keeper.abandon();
    await this.#wakeLock.release();
  }

  onLevel(listener: (level: number) => void): () => void {
    return this.#recorder.onLevel(listener);
  }

  async #started(): Promise<Result<void, RecorderError>> {
    try {
      return await this.#recorder.start();
    } catch (bug) {
      await this.#keeper.abandon();
      throw bug;
    }
  }
}
