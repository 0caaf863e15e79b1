import { expect, it } from 'vitest';
import { recallGrade } from './recall-grade.ts';

const TARGET_MS = 8000;

it.each([
  [false, 0, 'again'],
  [false, 60_000, 'again'],
  [true, 0, 'easy'],
  [true, 3999, 'easy'],
  [true, 4000, 'good'],
  [true, 16_000, 'good'],
  [true, 16_001, 'hard'],
] as const)('correct: %s after %i ms is %s', (isCorrect, answerMs, grade) => {
  expect(recallGrade(isCorrect, answerMs, TARGET_MS)).toBe(grade);
});
