import type { Book, Lesson, Question } from '../book-schema.ts';

/** A question that was brought, and where its author will find it: a row, a note, a path in a file. */
export interface BroughtQuestion {
  readonly place: string;
  readonly question: Question;
}

export interface BroughtLesson extends Omit<Lesson, 'questions'> {
  readonly questions: readonly BroughtQuestion[];
}

/** A book as it was read from whatever it came in, before it was judged. */
export interface BroughtBook extends Omit<Book, 'lessons'> {
  readonly place: string;
  readonly lessons: readonly BroughtLesson[];
}

export type ImportProblemKind =
  | 'not-readable'
  | 'not-as-described'
  | 'column-missing'
  | 'no-answer'
  | 'no-japanese'
  | 'no-korean'
  | 'not-plain-english'
  | 'answer-not-accepted'
  | 'same-answer-twice'
  | 'wrong-variant-accepted'
  | 'duplicate-id'
  | 'duplicate-prompt'
  | 'nothing-left';

/** What was not taken: `detail` is the offending text, or what was expected. */
export interface ImportProblem {
  readonly place: string;
  readonly kind: ImportProblemKind;
  readonly detail: string;
  /** Where it lies in the data folder; undefined of what was not read from there. */
  readonly file?: string;
  readonly line?: number;
}

export interface Brought {
  readonly books: readonly BroughtBook[];
  readonly problems: readonly ImportProblem[];
}
