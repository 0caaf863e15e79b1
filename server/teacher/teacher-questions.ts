import type { Language } from '../../core/shared/language.ts';
import type { TeacherName } from './teacher.ts';

/** What a learner asked about a question, before it was answered. */
export interface NewTeacherQuestion {
  /** Made by the client. */
  readonly id: string;
  readonly learnerId: string;
  readonly questionId: string;
  readonly text: string;
  readonly answerId: string | undefined;
  readonly language: Language;
  readonly askedAt: Date;
}

export interface StoredTeacherQuestion extends NewTeacherQuestion {
  /** Undefined while no teacher has answered. */
  readonly answer: string | undefined;
  readonly teacher: TeacherName | undefined;
}

/**
 * What learners asked the teacher. All questions name the learner: what is another's is not there.
 *
 * - `ask` puts a question in unless the learner has asked so many about the same one; of an id that is there it gives what is
 *   there, and counts it once, however many ask at the same moment.
 * - `answer` keeps the first answer of a question; later ones change nothing.
 * - `ofQuestion` lists what was answered, the oldest first; `ofIds` in the order it is asked in.
 */
export interface TeacherQuestions {
  ask(question: NewTeacherQuestion, limit: number): Promise<StoredTeacherQuestion | undefined>;
  answer(learnerId: string, id: string, answer: string, teacher: TeacherName): Promise<void>;
  ofId(learnerId: string, id: string): Promise<StoredTeacherQuestion | undefined>;
  ofIds(learnerId: string, ids: readonly string[]): Promise<readonly StoredTeacherQuestion[]>;
  ofQuestion(learnerId: string, questionId: string): Promise<readonly StoredTeacherQuestion[]>;
  /** Everything asked about a question, answered or not. */
  count(learnerId: string, questionId: string): Promise<number>;
}
