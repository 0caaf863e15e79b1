import { wholeAverage } from '../../core/shared/averages.ts';
import type { StoredDetail } from './records.ts';

/** What a round has come to; of several answers to a question the last one counts. */
export interface RoundSummary {
  readonly answeredCount: number;
  readonly correctCount: number;
  /** Of all answers together. */
  readonly totalMs: number;
  /** Averages; undefined where nothing was said. */
  readonly reactionMs: number | undefined;
  readonly wordsPerMinute: number | undefined;
}

/** What of an answer a summary is made of. */
export type SummarisedDetail = Pick<
  StoredDetail,
  'questionId' | 'outcome' | 'answerMs' | 'reactionMs' | 'wordsPerMinute'
>;

/** Of a round's answers, in the order they were given. */
export function summaryOf(
  details: readonly SummarisedDetail[],
): RoundSummary & { readonly rightIds: readonly string[] } {
  const outcomes = new Map(details.map(({ questionId, outcome }) => [questionId, outcome]));
  const rightIds = [...outcomes.keys()].filter((id) => outcomes.get(id) === 'correct');
  return {
    answeredCount: outcomes.size,
    correctCount: rightIds.length,
    totalMs: details.reduce((sum, { answerMs }) => sum + answerMs, 0),
    reactionMs: wholeAverage(details.map(({ reactionMs }) => reactionMs)),
    wordsPerMinute: wholeAverage(details.map(({ wordsPerMinute }) => wordsPerMinute)),
    rightIds,
  };
}
