import { recallGrade, type Ground, type RecallGrade } from './recall-grade.ts';
import type { GradedRecall, Memory, Scheduler } from './scheduler.ts';
import { studyDayOf } from '../study-time/study-day.ts';

/** One graded answer to a question, wherever it was given; `skipped` says nothing about what is remembered. */
export interface LoggedAnswer {
  readonly id: string;
  readonly outcome: 'correct' | 'wrong' | 'skipped';
  readonly ground: Ground;
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
  /** Of the last answer that was recalled, and not only said again. */
  readonly lastGrade: RecallGrade;
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
  const [first, ...rest] = recalled(graded.map(asRecall));
  const last = graded.at(-1);
  if (!first || !last) return undefined;
  const memory = scheduler.after([first, ...rest]);
  return {
    ...memory,
    lastOutcome: last.outcome === 'wrong' ? 'wrong' : 'correct',
    answerCount: graded.length,
    wrongCount: graded.filter(({ outcome }) => outcome === 'wrong').length,
    lastGrade: (rest.at(-1) ?? first).grade,
    dueOn: studyDayOf(memory.dueAt),
  };
}

/** Of what is said of one answer, what was graded last counts. */
export function isLaterGrade(one: LoggedAnswer, other: LoggedAnswer): boolean {
  if (one.gradedAt !== other.gradedAt) return one.gradedAt > other.gradedAt;
  return one.outcome === other.outcome ? one.ground > other.ground : one.outcome > other.outcome;
}

function merged(log: readonly LoggedAnswer[]): readonly LoggedAnswer[] {
  const byId = new Map<string, LoggedAnswer>();
  for (const answer of log) {
    const known = byId.get(answer.id);
    if (!known || isLaterGrade(answer, known)) byId.set(answer.id, answer);
  }
  return [...byId.values()];
}

const asRecall = ({ outcome, answeredAt, ...answer }: LoggedAnswer): GradedRecall => ({
  grade: recallGrade({ ...answer, isCorrect: outcome === 'correct' }),
  at: answeredAt,
});

/** What is said again on the day on which it was missed is repeated, and not recalled: it waits for the next day. */
function recalled(recalls: readonly GradedRecall[]): readonly GradedRecall[] {
  let missedOn: string | undefined;
  return recalls.filter(({ grade, at }) => {
    const day = studyDayOf(at);
    if (day === missedOn) return false;
    if (grade === 'again') missedOn = day;
    return true;
  });
}
