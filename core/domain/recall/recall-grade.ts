/** How well something was remembered, as schedulers of repetition grade it. */
export type RecallGrade = 'again' | 'hard' | 'good' | 'easy';

/** Slower than this many targets, it was found with effort; faster than the other, it was there at once. */
const SLOW = 2;
const QUICK = 0.5;

/** @param targetMs how long a fluent answer may take; `targetMs` of `speed-level.ts` at the level normal. */
export function recallGrade(isCorrect: boolean, answerMs: number, targetMs: number): RecallGrade {
  if (!isCorrect) return 'again';
  if (answerMs > SLOW * targetMs) return 'hard';
  return answerMs < QUICK * targetMs ? 'easy' : 'good';
}
