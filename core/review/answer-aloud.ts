import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { RecorderError, Take } from '../ports/recorder.ts';
import type { LessonLocked, VoiceError } from '../ports/records-api.ts';
import type { ReviewApi } from '../ports/review-api.ts';
import type { StartRecording } from '../recording/start-recording.ts';
import { fail, type Result } from '../shared/result.ts';
import type { GradedAnswer, TakeVerdict } from '../verbal-composition/record.ts';

export type AnswerAloudError =
  | ApiError
  | LessonLocked
  | NotFound
  | VoiceError
  | { readonly kind: 'recording-failed' };

type Judged = Promise<Result<TakeVerdict<GradedAnswer>, AnswerAloudError>>;

/** An answer of a review, said aloud: judged as in a lesson, and kept nowhere. What counts of it is its grade. */
export class AnswerAloud {
  readonly #recording: Pick<StartRecording, 'execute' | 'finish' | 'cancel'>;
  readonly #api: Pick<ReviewApi, 'judgeVoice'>;
  #take: Take | undefined;

  constructor(
    recording: Pick<StartRecording, 'execute' | 'finish' | 'cancel'>,
    api: Pick<ReviewApi, 'judgeVoice'>,
  ) {
    this.#recording = recording;
    this.#api = api;
  }

  /** What was said last. */
  get take(): Take | undefined {
    return this.#take;
  }

  begin(): Promise<Result<void, RecorderError>> {
    this.#take = undefined;
    return this.#recording.execute();
  }

  cancel(): Promise<void> {
    return this.#recording.cancel();
  }

  /** @param onEnded called as soon as nothing is recorded any more. */
  async judge(questionId: string, onEnded: () => void = () => {}): Judged {
    this.#take = await this.#recording.finish();
    onEnded();
    return this.judgeAgain(questionId);
  }

  /** The microphone is gone: what was said before; undefined where it is nothing. */
  async interrupt(): Promise<Take | undefined> {
    const take = await this.#recording.finish();
    this.#take = take && take.bytes.length > 0 ? take : undefined;
    return this.#take;
  }

  /** She does not want what was said. */
  async drop(): Promise<void> {
    this.#take = undefined;
  }

  /** The take of a moment ago, where the server could not judge it then. */
  async judgeAgain(questionId: string): Judged {
    const take = this.#take;
    if (!take || take.bytes.length === 0) return fail({ kind: 'recording-failed' });
    return this.#api.judgeVoice(questionId, take);
  }
}
