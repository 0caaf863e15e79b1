import type { Language } from '../shared/language.ts';
import type { Result } from '../shared/result.ts';
import type { TeacherAnswer, TeacherName, TeacherTalk } from '../teacher/teacher-talk.ts';
import type { ApiError, NotFound } from './api-error.ts';

export interface TeacherQuestion {
  /** Made by the client. */
  readonly id: string;
  readonly questionId: string;
  readonly text: string;
  /** The graded answer it is about; undefined for what she said to this question last. */
  readonly answerId: string | undefined;
  readonly language: Language;
}

export type TeacherPiece =
  /** From here on this teacher answers; texts that came before do not count any more. */
  | { readonly kind: 'begin'; readonly teacher: TeacherName }
  | { readonly kind: 'text'; readonly text: string };

export interface TeacherListener {
  hears(piece: TeacherPiece): void;
  /** Called once, with what ends the listening. */
  mayLeave(leave: () => void): void;
}

export interface AnsweredByTeacher {
  readonly answer: TeacherAnswer;
  readonly left: number;
}

export type AskTeacherError =
  | ApiError
  | NotFound
  | { readonly kind: 'teacher-limit' }
  /** As often as may be on one day, whatever the questions were about. */
  | { readonly kind: 'teacher-day-limit' };

/**
 * Asks the teacher about a question.
 *
 * - `ask` tells the pieces as they come: who answers, then texts, which add up to the answer it resolves with.
 * - The same id asked twice is answered alike, and counts once.
 * - Asked oftener than `MOST_TEACHER_QUESTIONS` about one question it refuses as `teacher-limit`.
 * - A learner who has left hears no more, and is told `offline`; the answer is kept all the same.
 * - `talk` has what was answered to this learner, and to no other.
 */
export interface TeacherApi {
  talk(questionId: string): Promise<Result<TeacherTalk, ApiError | NotFound>>;
  ask(
    question: TeacherQuestion,
    listener: TeacherListener,
  ): Promise<Result<AnsweredByTeacher, AskTeacherError>>;
}
