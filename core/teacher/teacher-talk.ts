import type { Language, LocalText } from '../shared/language.ts';
import type { Question } from '../verbal-composition/lesson.ts';

/** How often the teacher can be asked about one question. */
export const MOST_TEACHER_QUESTIONS = 10;

/** In UTF-16 units. */
export const LONGEST_TEACHER_QUESTION = 500;

/** `built-in` knows the handbook and the question's notes alone; `cloud` is a language model. */
export type TeacherName = 'built-in' | 'cloud';

/** What a learner asked, and what she was answered. */
export interface TeacherAnswer {
  readonly id: string;
  readonly questionId: string;
  /** What she asked. */
  readonly text: string;
  /** Lines that begin with `# ` are headings, with `- ` points, whose translation stands after a ｜; an empty line parts paragraphs. */
  readonly answer: string;
  readonly teacher: TeacherName;
  readonly language: Language;
  /** ISO, UTC. */
  readonly askedAt: string;
}

/** Everything asked about one question, the oldest first. */
export interface TeacherTalk {
  readonly question: Question;
  readonly lessonId: string;
  /** What the question is about, as a learner might ask. */
  readonly topics: readonly LocalText[];
  readonly answers: readonly TeacherAnswer[];
  /** How often she can still ask. */
  readonly left: number;
}
