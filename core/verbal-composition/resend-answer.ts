import type { RecordsApi, Round } from '../ports/records-api.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { TakeStore } from '../ports/take-store.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { learnerOf } from '../sign-in/learner-of.ts';
import type { VoiceVerdict } from './record.ts';
import { sendAnswer } from './send-answer.ts';
import { settleBefore, type SubmitAnswerError } from './submit-answer.ts';

/** Has a take judged that could not be sent before; the learner need not say it again. */
export class ResendAnswer {
  readonly #takes: TakeStore;
  readonly #records: RecordsApi;
  readonly #sessions: SessionStore;

  constructor(takes: TakeStore, records: RecordsApi, sessions: SessionStore) {
    this.#takes = takes;
    this.#records = records;
    this.#sessions = sessions;
  }

  /** @param round that of today: what was cut off may have been begun in another. */
  async execute(answerId: string, round: Round): Promise<Result<VoiceVerdict, SubmitAnswerError>> {
    const takes = await this.#takes.all(learnerOf(this.#sessions) ?? '');
    const found = takes.find((take) => take.answerId === answerId);
    if (!found) return this.#sentMeanwhile(answerId, round.id);
    const kept = found.isInterrupted ? { ...found, round: { ...round } } : found;
    const verdict = await sendAnswer(this.#takes, this.#records, kept);
    await settleBefore(this.#takes, kept, verdict);
    return verdict;
  }

  /** It may have gone by itself when the network came back. */
  async #sentMeanwhile(
    answerId: string,
    recordId: string,
  ): Promise<Result<VoiceVerdict, SubmitAnswerError>> {
    const record = await this.#records.record(recordId);
    if (!record.ok) return record.error.kind === 'not-found' ? nowhere : record;
    const detail = record.value.details.find(({ id }) => id === answerId);
    return detail ? ok({ outcome: detail.outcome, detail }) : nowhere;
  }
}

const nowhere = fail({ kind: 'recording-failed' } as const);
