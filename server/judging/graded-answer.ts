import type { MarkedWord, Remark, Verdict } from '../../language/judge/verdict.ts';
import { remarksOf } from '../../language/judge/verdict.ts';
import type { Judged, Outcome } from '../records/records.ts';

/** What is kept of a verdict. */
export interface GradedAnswer {
  readonly outcome: Outcome;
  readonly judged: Judged;
  readonly words: readonly MarkedWord[];
  readonly nearest: string;
  readonly remarks: readonly Remark[];
}

/** Nothing is held against an answer that is only unlisted: it counts until the learner says otherwise. */
export function gradedAnswer(verdict: Exclude<Verdict, { outcome: 'say-again' }>): GradedAnswer {
  const judged = JUDGED_AS[verdict.outcome];
  return {
    outcome: judged === 'wrong' ? 'wrong' : 'correct',
    judged,
    words: verdict.words,
    nearest: verdict.nearest,
    remarks: remarksOf(verdict),
  };
}

/** How records call what the judge says. */
export const JUDGED_AS = {
  right: 'correct',
  'right-with-note': 'correct',
  unlisted: 'unlisted',
  wrong: 'wrong',
} as const;
