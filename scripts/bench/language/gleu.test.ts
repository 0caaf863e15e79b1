import { expect, it } from 'vitest';
import { gleu } from './gleu.ts';
import { tokensOf } from './token-edits.ts';

const score = (source: string, corrected: string, right: string) =>
  gleu(tokensOf(source), tokensOf(corrected), tokensOf(right));

it('is 1 for the right form itself and less for what stayed wrong', () => {
  const right = 'I went to the park with a friend yesterday';
  const wrong = 'I go to park with a friend yesterday';
  expect(score(wrong, right, right)).toBe(1);
  expect(score(wrong, wrong, right)).toBeLessThan(0.5);
  expect(score(wrong, 'I went to park with a friend yesterday', right)).toBeGreaterThan(
    score(wrong, wrong, right),
  );
});
