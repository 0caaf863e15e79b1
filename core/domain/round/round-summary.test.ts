import { expect, it } from 'vitest';
import { summaryOf } from './round-summary.ts';

const answer = (questionId: string, outcome: 'correct' | 'wrong', reactionMs?: number) => ({
  questionId,
  outcome,
  answerMs: 2000,
  reactionMs,
  wordsPerMinute: undefined,
});

it('counts each question by its last answer, and the time of all of them', () => {
  expect(
    summaryOf([answer('one', 'wrong'), answer('two', 'correct'), answer('one', 'correct')]),
  ).toMatchObject({ correctCount: 2, answeredCount: 2, totalMs: 6000, rightIds: ['one', 'two'] });
  expect(summaryOf([answer('one', 'correct'), answer('one', 'wrong')])).toMatchObject({
    correctCount: 0,
    answeredCount: 1,
  });
});

it('takes averages of what is known, in whole numbers', () => {
  expect(summaryOf([answer('one', 'correct', 700), answer('two', 'wrong', 1001)])).toMatchObject({
    reactionMs: 851,
    wordsPerMinute: undefined,
  });
  const summary = summaryOf([answer('one', 'correct', 700), answer('two', 'wrong')]);
  expect(summary.reactionMs).toBe(700);
});

it('has nothing to tell of a round without an answer', () => {
  const nothing = { correctCount: 0, answeredCount: 0, totalMs: 0 };
  expect(summaryOf([])).toEqual({
    ...nothing,
    reactionMs: undefined,
    wordsPerMinute: undefined,
    rightIds: [],
  });
});
