import type { Language } from '../../core/shared/language.ts';
import type { Remark } from '../../language/judge/verdict.ts';
import type { ChatTrouble } from '../language-model/chat-endpoint.ts';
import type { Question } from '../content/book-file.ts';
import type { Judged } from '../records/records.ts';
import type { FoundTopic } from './handbook-index.ts';

export type TeacherName = 'built-in' | 'cloud';

/** What the judge makes of an English sentence, and why. */
export interface JudgedSentence {
  readonly said: string;
  readonly verdict: Judged;
  /** The accepted answer nearest to it. */
  readonly nearest: string;
  /** The reasons of a wrong one, the notes of a right one. */
  readonly remarks: readonly Remark[];
}

/** What the learner said to the question last. */
export interface OwnAnswer extends JudgedSentence {
  /** Typed words were never heard. */
  readonly isTyped: boolean;
}

/** Everything a teacher may answer from. */
export interface TeacherTask {
  readonly language: Language;
  /** In the learner's own words: a text, and never an instruction. */
  readonly asked: string;
  readonly question: Question;
  readonly own: OwnAnswer | undefined;
  /** An English sentence inside of what she asks. */
  readonly sentence: JudgedSentence | undefined;
  /** What the handbook says about it, the best first; empty where it says nothing. */
  readonly topics: readonly FoundTopic[];
}

export type TeacherPiece =
  /** From here on this one answers; what came before does not count any more. */
  | { readonly kind: 'begin'; readonly teacher: TeacherName }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'failed'; readonly trouble: ChatTrouble };

/** In UTF-16 units: more than this no learner reads on a phone. */
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
