import { fail, type Result } from '../../core/shared/result.ts';
import type { CloudBudget } from '../limits/cloud-budget.ts';
import type {
  HearOptions,
  RecognitionError,
  SpeechRecognizer,
  Transcript,
} from './speech-recognizer.ts';

/** A recogniser that is paid by the call, asked no oftener than may be; beyond that it is busy until tomorrow. */
export class BudgetedCloud implements SpeechRecognizer {
  readonly #recognizer: SpeechRecognizer;
  readonly #budget: Pick<CloudBudget, 'mayCall'>;

  constructor(recognizer: SpeechRecognizer, budget: Pick<CloudBudget, 'mayCall'>) {
    this.#recognizer = recognizer;
    this.#budget = budget;
  }

  async hear(
    recording: Uint8Array,
    options?: HearOptions,
  ): Promise<Result<Transcript, RecognitionError>> {
    if (!(await this.#budget.mayCall())) return fail({ kind: 'speech-engine-busy' });
    return this.#recognizer.hear(recording, options);
  }

  readiness(): number {
    return this.#recognizer.readiness();
  }

  close(): Promise<void> {
    return this.#recognizer.close();
  }
}
