import type { ApiError, NotFound } from '../ports/api-error.ts';
import type { RecorderError, Take } from '../ports/recorder.ts';
import type { LessonLocked, VoiceError } from '../ports/records-api.ts';
import type { ReviewApi } from '../ports/review-api.ts';
import type { Recording } from '../recording/recording.ts';
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
  readonly #recording: Pick<StartRecording, 'execute'>;
  readonly #api: Pick<ReviewApi, 'judgeVoice'>;
  #take: Take | undefined;

  constructor(recording: Pick<StartRecording, 'execute'>, api: Pick<ReviewApi, 'judgeVoice'>) {
    this.#recording = recording;
    this.#api = api;
  }

  /** What was said last. */
  get take(): Take | undefined {
    return this.#take;
  }

  begin(): Promise<Result<Recording, RecorderError>> {
    this.#take = undefined;
    return this.#recording.execute();
  }

  /** @param onEnded called as soon as nothing is recorded any more. */
  async judge(
    recording: Pick<Recording, 'finish'>,
    questionId: string,
    onEnded: () => void = () => {},
  ): Judged {
    this.#take = await recording.finish();
    onEnded();
    return this.judgeAgain(questionId);
  }

  /** The microphone is gone: what was said before; undefined where it is nothing. */
  async interrupt(recording: Pick<Recording, 'finish'>): Promise<Take | undefined> {
    const take = await recording.finish();
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
