import { fail, type Result } from '../../core/shared/result.ts';
import type { Counted, Limits } from '../limits/limits.ts';
import { currentBehalf } from '../limits/on-behalf-of.ts';
import type {
  HearOptions,
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from './speech-recognizer.ts';

/** What a recording counts for that took work and gave no words; how long it was is not known. */
const UNHEARD_SECONDS = 10;

/** Hears of each learner as many seconds a day as may be. */
export class BudgetedRecognizer implements SpeechRecognizer {
  readonly #recognizer: SpeechRecognizer;
  readonly #limits: Pick<Limits, 'take' | 'charge' | 'giveBack'>;

  constructor(recognizer: SpeechRecognizer, limits: Pick<Limits, 'take' | 'charge' | 'giveBack'>) {
    this.#recognizer = recognizer;
    this.#limits = limits;
  }

  async hear(
    recording: Uint8Array,
    options?: HearOptions,
  ): Promise<Result<Transcript, RecognitionError>> {
    const behalf = currentBehalf();
    if (!behalf) return this.#recognizer.hear(recording, options);
    const second: Counted = { limit: 'speech-of-learner', key: behalf.learnerId };
    const may = await this.#limits.take([second]);
    if (!may.ok) return fail({ ...may.error, kind: 'speech-day-limit' });
    const heard = await this.#recognizer.hear(recording, options);
    const points = secondsOf(heard);
    if (points === 0) await this.#limits.giveBack([second]);
    if (points > 1) await this.#limits.charge([{ ...second, points: points - 1 }]);
    if (points > 0) behalf.onCounted?.({ ...second, points });
    return heard;
  }

  readiness(): number {
    return this.#recognizer.readiness();
  }

  close(): Promise<void> {
    return this.#recognizer.close();
  }
}

/** What was not worked on costs nothing. */
function secondsOf(heard: Result<Transcript, RecognitionError>): number {
  if (heard.ok) return Math.ceil(heard.value.durationMs / 1000);
  const { kind } = heard.error;
  return kind === 'speech-engine-loading' || kind === 'speech-engine-busy' || kind === 'cancelled'
    ? 0
    : UNHEARD_SECONDS;
}
