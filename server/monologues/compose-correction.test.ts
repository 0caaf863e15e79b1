import { expect, it } from 'vitest';
import type { Finding } from '../../language/issues/finding.ts';
import { transcriptOfText } from '../speech/transcript-of-text.ts';
import { composeCorrection, heardSpeech } from './compose-correction.ts';

const WHY = { ja: '主語に合わせます。', en: 'It follows the subject.', ko: '주어에 맞춥니다.' };

/** A finding on `wrong` in a speech whose words were heard with these confidences. */
function doubtOf(text: string, wrong: string, confidences: readonly number[]): boolean | undefined {
  const confidenceAt = (place: number) => confidences[place] ?? 1;
  const speech = heardSpeech(transcriptOfText(text, { wordMs: 200, gapMs: 100, confidenceAt }));
  const start = text.indexOf(wrong);
  const finding: Finding = {
    span: { start, end: start + wrong.length },
    replacement: 'likes',
    kind: 'agreement',
    area: 'verbs',
    why: WHY,
    topic: 'subject-verb-agreement',
    confidence: 1,
  };
  return composeCorrection(speech, [finding], []).sentences[0]?.findings[0]?.isDoubtful;
}

it('is sure of what was heard clearly', () => {
  expect(doubtOf('She like dogs.', 'like', [0.9, 0.8, 0.9])).toBe(false);
});

it('doubts a finding on a word that was not heard for certain', () => {
  expect(doubtOf('She like dogs.', 'like', [1, 0.4, 1])).toBe(true);
});

it('doubts every finding in a sentence that was hardly heard', () => {
  expect(doubtOf('She like old dogs there.', 'like', [0.9, 0.7, 0.6, 0.4, 0.5])).toBe(true);
});
