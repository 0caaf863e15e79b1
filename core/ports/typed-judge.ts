import type { GradedAnswer } from '../verbal-composition/record.ts';

/** All that is known of what may be said to a question. */
export interface Listed {
  /** Sentences as they are; the first is the model answer. */
  readonly answers: readonly string[];
  /** Patterns of what is right beside them. */
  readonly wordings: readonly string[];
  /** What learners say instead, never right. */
  readonly wrong: readonly string[];
}

/**
 * Judges what was typed by the lists alone, on the device.
 *
 * - What is listed is correct, however it is written.
 * - Wrong is only what the lists tell to be a mistake, and never without a remark.
 * - Whatever else was typed is unlisted, and counts as correct: a server knows more.
 * - What cannot be judged at all, as where nothing is listed or a pattern cannot be read, is undefined.
 */
export interface TypedJudge {
  judge(text: string, listed: Listed): GradedAnswer | undefined;
}
