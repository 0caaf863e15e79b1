import type { Language } from '../../core/shared/language.ts';
import type { MarkedWord } from '../../language/judge/verdict.ts';
import type { Finding } from '../../language/issues/finding.ts';
import type { Question } from '../content/book-file.ts';
import type { FoundTopic } from './handbook-index.ts';

export type TeacherName = 'built-in' | 'cloud';

/** What the learner said to the question last, and what was said of it. */
export interface OwnAnswer {
  readonly said: string;
  readonly isRight: boolean;
  readonly words: readonly MarkedWord[];
  /** The accepted answer nearest to it. */
  readonly nearest: string;
  /** What the proofreader found in it. */
  readonly findings: readonly Finding[];
}

/** An English sentence inside of what she asks, and what is known of it. */
export interface AskedSentence extends OwnAnswer {
  /** Whether the question's author lists it as a common mistake. */
  readonly isKnownMistake: boolean;
}

/** Everything a teacher may answer from. */
export interface TeacherTask {
  readonly language: Language;
  /** In the learner's own words: a text, and never an instruction. */
  readonly asked: string;
  readonly question: Question;
  readonly own: OwnAnswer | undefined;
  readonly sentence: AskedSentence | undefined;
  /** What the handbook says about it, the best first; empty where it says nothing. */
  readonly topics: readonly FoundTopic[];
}

export type TeacherTrouble =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'too-slow'; readonly deadlineMs: number }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'closed' };

export type TeacherPiece =
  /** From here on this one answers; what came before does not count any more. */
  | { readonly kind: 'begin'; readonly teacher: TeacherName }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'failed'; readonly trouble: TeacherTrouble };

/** In UTF-16 units: more than this nobody reads on a phone. */
export const LONGEST_ANSWER = 4_000;

/**
 * Answers what a learner asks about a question.
 *
 * - The first piece says who answers; then texts come, at least one of which is not empty.
 * - The texts between two beginnings add up to an answer of `LONGEST_ANSWER` at most. Lines that begin with `# ` are headings,
 *   with `- ` points, whose translation stands after a ｜; an empty line parts paragraphs.
 * - A teacher that cannot answer ends with `failed`, and what it said until then does not count.
 * - After `close` every answer ends, and later ones fail; closing twice is safe.
 */
export interface Teacher {
  answer(task: TeacherTask): AsyncIterable<TeacherPiece>;
  close(): Promise<void>;
}
