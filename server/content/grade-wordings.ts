import { compare } from '../../language/judge/compare.ts';
import { saidWords } from '../../language/judge/said-words.ts';
import { wordsOf } from '../../language/normalise/normalise.ts';
import { nearestAccepted, patternsOf } from '../../language/wordings/accepted-wordings.ts';
import { countWordings, expandPattern } from '../../language/wordings/expand-pattern.ts';
import type { Book, Question } from './book-schema.ts';

/** A wording by an author who saw only the Japanese; `rank` 1 came first to mind. */
export interface BlindWording {
  readonly questionId: string;
  readonly rank: number;
  readonly answer: string;
}

export interface BookGrade {
  readonly bookId: string;
  readonly questions: number;
  /** Wordings of a question: the fewest, and at the median. Those that are written alike count once. */
  readonly fewest: number;
  readonly median: number;
  /** Of the blind wordings: how many there are, and how many are accepted; the first of each question, and all. */
  readonly first: Share;
  readonly all: Share;
}

interface Share {
  readonly accepted: number;
  readonly of: number;
}

/** Beyond this the number says nothing more; it is then what the slots allow. */
const COUNTED_ONE_BY_ONE = 20_000;

/** How much of what people say a book accepts. */
export function gradeWordings(book: Book, blind: readonly BlindWording[]): BookGrade {
  const questions = book.lessons.flatMap((lesson) => lesson.questions);
  const counts = questions.map(wordingCount).toSorted((a, b) => a - b);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const own = blind.filter(({ questionId }) => byId.has(questionId));
  const share = (wordings: readonly BlindWording[]): Share => ({
    accepted: wordings.filter((one) => accepts(byId.get(one.questionId), one.answer)).length,
    of: wordings.length,
  });
  return {
    bookId: book.id,
    questions: questions.length,
    fewest: counts[0] ?? 0,
    median: counts[Math.floor(counts.length / 2)] ?? 0,
    first: share(own.filter(({ rank }) => rank === 1)),
    all: share(own),
  };
}

function wordingCount(question: Question): number {
  const patterns = patternsOf(question);
  const slots = patterns.reduce((sum, pattern) => sum + countWordings(pattern), 0);
  if (slots > COUNTED_ONE_BY_ONE) return slots;
  const written = patterns.flatMap((pattern) => [...expandPattern(pattern)]);
  return new Set(written.map((wording) => wording.toLowerCase().replaceAll(/[.,!?]/gu, ''))).size;
}

const accepts = (question: Question | undefined, answer: string): boolean =>
  question !== undefined &&
  compare(saidWords(answer), nearestAccepted(question, wordsOf(answer))).outcome === 'accepted';
