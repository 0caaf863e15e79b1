import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { Recorder } from '../ports/recorder.ts';
import type { RecordsApi, SpokenAnswer, VoiceError } from '../ports/records-api.ts';
import type { TakeStore } from '../ports/take-store.ts';
import type { WakeLock } from '../ports/wake-lock.ts';
import { fail, type Result } from '../shared/result.ts';
import type { VoiceVerdict } from './record.ts';
import { sendAnswer } from './send-answer.ts';

export type SubmitAnswerError =
  | ApiError
  | NotFound
  | VoiceError
  | { readonly kind: 'recording-failed' };

/** Ends the recording and has it judged; the take is safe on the device before anything is sent. */
export class SubmitAnswer {
  readonly #recorder: Recorder;
  readonly #wakeLock: WakeLock;
  readonly #takes: TakeStore;
  readonly #records: RecordsApi;

  constructor(recorder: Recorder, wakeLock: WakeLock, takes: TakeStore, records: RecordsApi) {
    this.#recorder = recorder;
    this.#wakeLock = wakeLock;
    this.#takes = takes;
    this.#records = records;
  }

  async execute(
    answer: Omit<SpokenAnswer, 'take'>,
  ): Promise<Result<VoiceVerdict, SubmitAnswerError>> {
    const take = await this.#recorder.stop();
    await this.#wakeLock.release();
    if (!take || take.bytes.length === 0) return fail({ kind: 'recording-failed' });

    const spoken = { ...answer, take };
    await this.#takes.keep(spoken);
    return sendAnswer(this.#takes, this.#records, spoken);
  }
}
