import type { RecorderError } from '../ports/recorder.ts';
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
    const started = await this.#recording.execute();
    // Not before: writing must not delay the first word, and no piece comes so soon.
    if (started.ok) this.#keeper.begin(asked);
    return started;
  }

  async cancel(): Promise<void> {
    await Promise.all([this.#recording.cancel(), this.#keeper.abandon()]);
  }
}
