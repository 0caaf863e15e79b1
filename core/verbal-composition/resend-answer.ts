import { fail, type Result } from '../shared/result.ts';
import type { RecordsApi } from '../ports/records-api.ts';
import type { TakeStore } from '../ports/take-store.ts';
import type { VoiceVerdict } from './record.ts';
import { sendAnswer } from './send-answer.ts';
import type { SubmitAnswerError } from './submit-answer.ts';

/** Has a take judged that could not be sent before; the learner need not say it again. */
export class ResendAnswer {
  readonly #takes: TakeStore;
  readonly #records: RecordsApi;

  constructor(takes: TakeStore, records: RecordsApi) {
    this.#takes = takes;
    this.#records = records;
  }

  async execute(answerId: string): Promise<Result<VoiceVerdict, SubmitAnswerError>> {
    const kept = (await this.#takes.all()).find((take) => take.answerId === answerId);
    if (!kept) return fail({ kind: 'recording-failed' });
    return sendAnswer(this.#takes, this.#records, kept);
  }
}
