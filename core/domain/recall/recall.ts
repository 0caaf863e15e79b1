import { recallGrade } from './recall-grade.ts';
import type { GradedRecall, Memory, Scheduler } from './scheduler.ts';
import { studyDayOf } from '../study-time/study-day.ts';

/** One graded answer to a question, wherever it was given; `skipped` says nothing about what is remembered. */
export interface LoggedAnswer {
  readonly id: string;
  readonly outcome: 'correct' | 'wrong' | 'skipped';
  readonly answerMs: number;
  /** How long a fluent answer may take. */
  readonly targetMs: number;
  /** When it was given, and when it was graded last: ms since 1970. */
  readonly answeredAt: number;
  readonly gradedAt: number;
}

/** What is known of a question that was answered at least once. */
export interface Recall extends Memory {
  readonly lastOutcome: 'correct' | 'wrong';
  readonly answerCount: number;
  readonly wrongCount: number;
  /** The study day from which on it should be recalled again. */
  readonly dueOn: string;
}

/**
 * What a log amounts to, in whatever order its answers became known, and however often: it is replayed as it happened.
 * Undefined where nothing in it was graded.
 */
export function recallOf(log: readonly LoggedAnswer[], scheduler: Scheduler): Recall | undefined {
  const graded = merged(log)
    .filter(({ outcome }) => outcome !== 'skipped')
    .toSorted((a, b) => a.answeredAt - b.answeredAt || (a.id < b.id ? -1 : 1));
  const [first, ...rest] = graded.map(asRecall);
  const last = graded.at(-1);
  if (!first || !last) return undefined;
  const memory = scheduler.after([first, ...rest]);
  return {
    ...memory,
    lastOutcome: last.outcome === 'wrong' ? 'wrong' : 'correct',
    answerCount: graded.length,
    wrongCount: graded.filter(({ outcome }) => outcome === 'wrong').length,
    dueOn: studyDayOf(memory.dueAt),
  };
}

/** Of what is said of one answer, what was graded last counts. */
export const isLaterGrade = (one: LoggedAnswer, other: LoggedAnswer): boolean =>
  one.gradedAt === other.gradedAt ? one.outcome > other.outcome : one.gradedAt > other.gradedAt;

function merged(log: readonly LoggedAnswer[]): readonly LoggedAnswer[] {
  const byId = new Map<string, LoggedAnswer>();
  for (const answer of log) {
    const known = byId.get(answer.id);
    if (!known || isLaterGrade(answer, known)) byId.set(answer.id, answer);
  }
  return [...byId.values()];
}

const asRecall = ({ outcome, answerMs, targetMs, answeredAt }: LoggedAnswer): GradedRecall => ({
  grade: recallGrade(outcome === 'correct', answerMs, targetMs),
  at: answeredAt,
});
