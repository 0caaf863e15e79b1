import type { RecorderError } from '../ports/recorder.ts';
import type { Recording } from '../recording/recording.ts';
import type { StartRecording } from '../recording/start-recording.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Asked, TakeKeeper } from '../takes/take-keeper.ts';

/** The learner begins to answer; what she says is kept as she says it. */
export class StartAnswer {
  readonly #recording: Pick<StartRecording, 'execute'>;
  readonly #keeper: TakeKeeper;

  constructor(recording: Pick<StartRecording, 'execute'>, keeper: TakeKeeper) {
    this.#recording = recording;
    this.#keeper = keeper;
  }

  /** What is cancelled is not kept either. */
  async execute(asked: Asked): Promise<Result<Recording, RecorderError>> {
    const started = await this.#recording.execute();
    if (!started.ok) return started;
    const recording = started.value;
    // Not before: writing must not delay the first word, and no piece comes so soon.
    this.#keeper.begin(asked);
    return ok({
      ...recording,
      cancel: async () => {
        await Promise.all([recording.cancel(), this.#keeper.abandon(asked.answerId)]);
      },
    });
  }
}
