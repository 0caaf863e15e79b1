import type { SpokenAnswer, VoiceRecordsApi } from '../ports/records-api.ts';
import type { KeptTake, TakeStore } from '../ports/take-store.ts';
import type { Recording } from '../recording/recording.ts';
import { fail, type Result } from '../shared/result.ts';
import type { TakeKeeper } from '../takes/take-keeper.ts';
import type { VoiceVerdict } from './record.ts';
import { sendAnswer, type SendError } from './send-answer.ts';

export type SubmitAnswerError = SendError | { readonly kind: 'recording-failed' };

/** Ends the recording and has it judged; the take is safe on the device before anything is sent. */
export class SubmitAnswer {
  readonly #keeper: TakeKeeper;
  readonly #takes: TakeStore;
  readonly #records: VoiceRecordsApi;

  constructor(keeper: TakeKeeper, takes: TakeStore, records: VoiceRecordsApi) {
    this.#keeper = keeper;
    this.#takes = takes;
    this.#records = records;
  }

  /** The microphone is gone: what there is of the take stays with her; undefined where there is nothing. */
  async interrupt(
    recording: Pick<Recording, 'finish'>,
    answer: Omit<SpokenAnswer, 'take'>,
  ): Promise<KeptTake | undefined> {
    const take = await recording.finish();
    if (take && take.bytes.length > 0) return this.#keeper.interrupt({ ...answer, take });
    await this.#keeper.abandon(answer.answerId);
    return undefined;
  }

  /** @param onEnded called as soon as nothing is recorded any more. */
  async execute(
    recording: Pick<Recording, 'finish'>,
    answer: Omit<SpokenAnswer, 'take'>,
    onEnded: () => void = () => {},
  ): Promise<Result<VoiceVerdict, SubmitAnswerError>> {
    const take = await recording.finish();
    onEnded();
    if (!take || take.bytes.length === 0) {
      await this.#keeper.abandon(answer.answerId);
      return fail({ kind: 'recording-failed' });
    }
    const kept = await this.#keeper.finish({ ...answer, take });
    try {
      const verdict = await sendAnswer(this.#takes, this.#records, kept);
      await settleBefore(this.#takes, kept, verdict);
      return verdict;
    } finally {
      this.#takes.release(kept.answerId);
    }
  }
}

const NO_ENGLISH: readonly SendError['kind'][] = ['no-speech', 'japanese-spoken'];

/**
 * She is there to hear what became of it. A take nothing was heard in is of no more use to her, and neither is what she
 * said to the same question before, once this is graded.
 */
export async function settleBefore(
  takes: TakeStore,
  { answerId, learnerId, round, questionId }: KeptTake,
  verdict: Result<VoiceVerdict, SendError>,
): Promise<void> {
  const isGraded = verdict.ok && verdict.value.outcome !== 'say-again';
  if (isGraded) {
    for (const take of await takes.all(learnerId)) {
      const isEarlier = take.answerId < answerId;
      if (isEarlier && take.round.id === round.id && take.questionId === questionId)
        await takes.drop(take.answerId);
    }
  }
  const isUseless = verdict.ok ? !isGraded : NO_ENGLISH.includes(verdict.error.kind);
  if (isUseless) await takes.drop(answerId);
}
