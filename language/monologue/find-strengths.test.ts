import { describe, expect, it } from 'vitest';
import { measureFluency } from '../fluency/measure-fluency.ts';
import { estimateLevel } from '../level/estimate-level.ts';
import { findStrengths, type JudgedSpeech } from './find-strengths.ts';
import { liftOf } from './lift-level.ts';

/** A speech at one word in `paceMs`, without pauses. */
function judged(text: string, more: Partial<JudgedSpeech> = {}, paceMs = 400): JudgedSpeech {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    startMs: at * paceMs,
    endMs: (at + 1) * paceMs,
    confidence: 1,
  }));
  const durationMs = words.length * paceMs;
  const fluency = measureFluency({
    words,
    speech: [{ startMs: 0, endMs: durationMs }],
    durationMs,
  });
  return {
    text,
    sentences: 3,
    findings: 1,
    fluency,
    level: estimateLevel(text),
    expressions: [],
    ...more,
  };
}

const kinds = (speech: JudgedSpeech) => findStrengths(speech).map(({ kind }) => kind);

describe('what was good about a speech', () => {
  it('is at least that there was one', () => {
    expect(findStrengths(judged('I like dogs.', { level: undefined }))).toEqual([
      { kind: 'spoke', words: [], count: 3 },
    ]);
  });

  it('is that nothing was found wrong, in more than a few sentences', () => {
    const text = 'I like dogs.';
    expect(kinds(judged(text, { findings: 0, sentences: 5 }))).toContain('no-mistake-found');
    expect(kinds(judged(text, { findings: 0, sentences: 4 }))).not.toContain('no-mistake-found');
    expect(kinds(judged(text, { findings: 1, sentences: 9 }))).not.toContain('no-mistake-found');
  });

  it('is what she took from the expressions that were offered', () => {
    const text = 'After that, I turned off the alarm.';
    const expressions = ['After that, ...', 'turned off the alarm', 'wash my face', 'First, ...'];
    expect(findStrengths(judged(text, { expressions }))).toContainEqual({
      kind: 'used-expressions',
      words: ['After that, ...', 'turned off the alarm'],
      count: 2,
    });
  });

  it('is how she joined what she said', () => {
    const text = 'I stayed because it rained. However, I was happy. In the end, we ate.';
    expect(findStrengths(judged(text))).toContainEqual({
      kind: 'joined-ideas',
      words: ['because', 'however', 'in the end'],
      count: 3,
    });
    expect(kinds(judged('I stayed because it rained.'))).not.toContain('joined-ideas');
  });

  it('is that she kept going', () => {
    const text = Array.from({ length: 120 }, () => 'go').join(' ');
    expect(kinds(judged(text))).toContain('kept-going');
    expect(kinds(judged('go go go'))).not.toContain('kept-going');
  });

  it('is that she corrected herself', () => {
    expect(findStrengths(judged('I go, I went to the park yesterday.'))).toContainEqual({
      kind: 'corrected-herself',
      words: [],
      count: 1,
    });
  });
});

describe('what would lift the level', () => {
  it('is what lies lowest', () => {
    const estimate = estimateLevel(
      'I like sophisticated architecture. I visit monuments. I appreciate sculpture.',
    );
    expect(estimate && liftOf(estimate)).toMatch(/^(use-more-structures|make-longer-sentences)$/);
  });
});
