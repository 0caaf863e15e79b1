import { expect, it } from 'vitest';
import { longCorrection } from './example-long-speech.ts';
import { areReasonsFolded } from './folded-reasons.ts';

it('shows the first three reasons, and folds those of the sentences after', () => {
  const { sentences } = longCorrection;
  const wrong = sentences.flatMap(({ findings }, place) => (findings.length > 0 ? [place] : []));
  expect(wrong.map((place) => areReasonsFolded(sentences, place))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const withoutThem = sentences.filter(({ findings }) => findings.length === 1);
  expect(withoutThem.some((_, place) => areReasonsFolded(withoutThem, place))).toBe(false);
});
