import { wholeAverage } from './averages.ts';
import type { Lap } from './round-standing.ts';

/** A graded answer, with how fluent it was where that was heard. */
export interface AnswerGiven extends Lap {
  readonly reactionMs?: number | undefined;
  readonly wordsPerMinute?: number | undefined;
}

/** What a round has come to so far. */
export interface RoundSummary {
  /** Of what was answered several times, the last answer counts. */
  readonly correctCount: number;
  readonly answeredCount: number;
  /** Of all answers together. */
  readonly totalMs: number;
  readonly reactionMs: number | undefined;
  readonly wordsPerMinute: number | undefined;
}

/** `answers` in the order they were given. */
export function summaryOf(
  answers: readonly AnswerGiven[],
): RoundSummary & { readonly rightIds: readonly string[] } {
  const outcomes = new Map(answers.map(({ questionId, outcome }) => [questionId, outcome]));
  const rightIds = [...outcomes.keys()].filter((id) => outcomes.get(id) === 'correct');
  return {
    correctCount: rightIds.length,
    answeredCount: outcomes.size,
    totalMs: answers.reduce((sum, { answerMs }) => sum + answerMs, 0),
    reactionMs: wholeAverage(answers.map(({ reactionMs }) => reactionMs)),
    wordsPerMinute: wholeAverage(answers.map(({ wordsPerMinute }) => wordsPerMinute)),
    rightIds,
  };
}
