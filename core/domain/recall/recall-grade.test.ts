import { expect, it } from 'vitest';
import { recallGrade } from './recall-grade.ts';

const TARGET_MS = 8000;

it.each([
  [false, 'judged', 0, 'again'],
  [false, 'own-word', 60_000, 'again'],
  [true, 'judged', 0, 'easy'],
  [true, 'judged', 3999, 'easy'],
  [true, 'judged', 4000, 'good'],
  [true, 'judged', 16_000, 'good'],
  [true, 'judged', 16_001, 'hard'],
  [true, 'own-word', 3999, 'good'],
  [true, 'own-word', 16_001, 'hard'],
  [true, 'seen', 3999, 'again'],
  [true, 'seen', 16_001, 'again'],
] as const)('correct: %s, %s after %i ms is %s', (isCorrect, ground, answerMs, grade) => {
  expect(recallGrade({ isCorrect, ground, answerMs, targetMs: TARGET_MS })).toBe(grade);
});
