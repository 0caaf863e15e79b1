import type {
  LessonRecord,
  LessonStanding,
  Mode,
  Outcome,
  RecordDetail,
  VoiceVerdict,
} from '../verbal-composition/record.ts';
import type { Result } from '../shared/result.ts';
import type { SpeedLevel } from '../domain/lesson/speed-level.ts';
import type { ApiError, NotFound } from './api-error.ts';
import type { Take } from './recorder.ts';

/** A round through a lesson, named before the server knows of it. */
export interface Round {
  readonly id: string;
  readonly lessonId: string;
  readonly mode: Mode;
  readonly level: SpeedLevel;
}

export interface SpokenAnswer {
  /** Made by the client; the same one sent twice is graded once. */
  readonly answerId: string;
  readonly round: Round;
  readonly questionId: string;
  readonly answerMs: number;
  readonly take: Take;
}

export interface TypedAnswer extends Omit<SpokenAnswer, 'take'> {
  readonly text: string;
}

export interface OwnGrade extends Omit<SpokenAnswer, 'take'> {
  readonly outcome: Outcome;
}

export type VoiceError =
  | { readonly kind: 'no-speech' }
  /** She spoke, in Japanese. */
  | { readonly kind: 'japanese-spoken' }
  | { readonly kind: 'audio-unreadable' }
  | { readonly kind: 'audio-too-long' }
  | { readonly kind: 'recognition-failed' }
  | { readonly kind: 'speech-engine-loading' }
  | { readonly kind: 'speech-engine-busy' }
  /** Judging took too long; the same take can be judged later. */
  | { readonly kind: 'grading-delayed' }
  /** As much of her speech was heard today as may be; tomorrow the same take can be judged. */
  | { readonly kind: 'speech-day-limit' };

/** As many of her takes are kept as may be; or the server has room for no take at all, for now. */
export interface NoRoom {
  readonly kind: 'takes-full' | 'server-full';
}

/** What sending a take needs of it. */
export type VoiceRecordsApi = Pick<RecordsApi, 'answerByVoice'>;

/** The lesson before it has not been learned yet. */
export interface LessonLocked {
  readonly kind: 'lesson-locked';
}

/** There was no other wording left to give. */
export interface NotGenerated {
  readonly kind: 'answer-not-generated';
}

export interface NotEnglish {
  readonly kind: 'not-english';
}

/**
 * Rounds through lessons and their graded answers.
 *
 * - Every write carries an id made by the client; repeating it changes nothing and gives the same answer.
 * - An answer opens its round where that is not there yet, however it is judged.
 * - A round through a locked lesson is not begun; one that was begun before goes on.
 * - A round is listed, and counts, once its first question is graded.
 * - A take that can't be graded (`say-again`, any refusal) leaves the round as it was.
 * - What is typed is judged like what is said, but for sure.
 * - `standing` knows where the finished rounds have led, and the latest one where it is not finished.
 * - `generate` gives a right wording that is neither the model nor nearest to what was said, another one each time.
 * - `copyFromCorrect` begins a round of its own with the right answers of another; the same id again begins nothing more.
 * - `grade` with the id of an answer that the judge graded flips it; the judge's word stays beside it.
 */
export interface RecordsApi {
  answerByVoice(
    answer: SpokenAnswer,
  ): Promise<Result<VoiceVerdict, ApiError | NotFound | LessonLocked | NoRoom | VoiceError>>;
  grade(grade: OwnGrade): Promise<Result<RecordDetail, ApiError | NotFound | LessonLocked>>;
  finish(recordId: string): Promise<Result<LessonRecord, ApiError | NotFound>>;
  record(id: string): Promise<Result<LessonRecord, ApiError | NotFound>>;
  answerByTyping(
    answer: TypedAnswer,
  ): Promise<Result<RecordDetail, ApiError | NotFound | LessonLocked | NotEnglish>>;
  detail(id: string): Promise<Result<RecordDetail, ApiError | NotFound>>;
  generate(detailId: string): Promise<Result<string, ApiError | NotFound | NotGenerated>>;
  copyFromCorrect(
    recordId: string,
    newId: string,
  ): Promise<Result<LessonRecord, ApiError | NotFound>>;
  standing(lessonId: string): Promise<Result<LessonStanding, ApiError | NotFound>>;
}
