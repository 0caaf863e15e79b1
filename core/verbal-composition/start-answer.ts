import type { RecorderError, RecordingTrouble } from '../ports/recorder.ts';
import type { StartRecording } from '../recording/start-recording.ts';
import type { Result } from '../shared/result.ts';
import type { Asked, TakeKeeper } from '../takes/take-keeper.ts';

/** The learner begins to answer; what she says is kept as she says it. */
export class StartAnswer {
  readonly #recording: StartRecording;
  readonly #keeper: TakeKeeper;

  constructor(recording: StartRecording, keeper: TakeKeeper) {
    this.#recording = recording;
    this.#keeper = keeper;
  }

  async execute(asked: Asked): Promise<Result<void, RecorderError>> {
    this.#keeper.begin(asked);
    const started = await this.#started();
    if (!started.ok) await this.#keeper.abandon();
    return started;
  }

  async cancel(): Promise<void> {
    await Promise.all([this.#recording.cancel(), this.#keeper.abandon()]);
  }

  onLevel(listener: (level: number) => void): () => void {
    return this.#recording.onLevel(listener);
  }

  onTrouble(listener: (trouble: RecordingTrouble) => void): () => void {
    return this.#recording.onTrouble(listener);
  }

  async #started(): Promise<Result<void, RecorderError>> {
    try {
      return await this.#recording.execute();
    } catch (bug) {
      await this.#keeper.abandon();
      throw bug;
    }
  }
}
