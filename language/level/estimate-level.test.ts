import { describe, expect, it } from 'vitest';
import type { Fluency } from '../fluency/measure-fluency.ts';
import { measureFluency } from '../fluency/measure-fluency.ts';
import { estimateLevel } from './estimate-level.ts';

const BEGINNER = 'I like cats. I have two cats. They are white. I can play with them every day.';
const LONG = `${BEGINNER} ${BEGINNER}`;
const ADVANCED =
  'Had I known how detrimental the policy would be, I would have condemned it. ' +
  'What strikes me is the extent to which people were reluctant to express disagreement, thereby making matters worse.';

function estimated(text: string, fluency?: Fluency) {
  const estimate = estimateLevel(text, { fluency });
  if (estimate === undefined) throw new Error('no words');
  return estimate;
}

/** The fluency of a learner who says one word in so many ms. */
function pace(wordMs: number): Fluency {
  const words = BEGINNER.split(' ').map((text, at) => ({
    text,
    startMs: at * wordMs,
    endMs: (at + 0.7) * wordMs,
    confidence: 1,
  }));
  return measureFluency({ words, speech: [], durationMs: words.length * wordMs });
}

describe('the estimate of a level', () => {
  it('tells a beginner from an advanced speaker', () => {
    expect(estimated(BEGINNER).level).toBe('A1');
    expect(estimated(ADVANCED).level).toBe('C1');
  });

  it('is less certain the less was said', () => {
    const one = estimated('I like it.');
    const some = estimated(BEGINNER);
    expect(one.uncertainty).toBeGreaterThan(2);
    expect(some.uncertainty).toBeLessThan(one.uncertainty);
    expect(estimated('Yes.').uncertainty).toBe(3);
  });

  it('shows the words and structures that speak for it, the hardest first', () => {
    const { evidence } = estimated(ADVANCED);
    expect(evidence).toContainEqual({ kind: 'word', text: 'detrimental', level: 'C1' });
    expect(evidence).toContainEqual({
      kind: 'structure',
      structure: 'inverted-conditional',
      text: 'had i known',
      level: 'C1',
    });
    expect(evidence.map(({ level }) => level)).toEqual(
      evidence
        .map(({ level }) => level)
        .toSorted()
        .toReversed(),
    );
  });

  it('says what every feature alone would say', () => {
    const { byFeature } = estimated(BEGINNER);
    expect(byFeature.vocabulary.wordsByLevel).toMatchObject({ C1: 0, B2: 0 });
    expect(byFeature.grammar.structures.map(({ id }) => id)).toContain('can');
    expect(byFeature.length.wordsPerSentence).toBe(17 / 4);
    expect(byFeature.fluency).toBeUndefined();
  });

  it('is higher for who speaks faster', () => {
    const slow = estimated(BEGINNER, pace(1300));
    const fast = estimated(BEGINNER, pace(400));
    expect(slow.byFeature.fluency?.score).toBeLessThan(2);
    expect(fast.byFeature.fluency?.score).toBeGreaterThan(4);
    expect(fast.score).toBeGreaterThan(slow.score);
  });

  it('is higher for who is right more often', () => {
    const right = estimateLevel(BEGINNER, { findings: 0 });
    const wrong = estimateLevel(BEGINNER, { findings: 4 });
    expect(right?.byFeature.accuracy).toEqual({ score: expect.any(Number), findings: 0 });
    expect(wrong?.score).toBeLessThan(right?.score ?? 0);
  });

  it('is lower for who hesitates, where hesitations were listened for', () => {
    const words = (text: string) =>
      text.split(' ').map((word, at) => ({
        text: word,
        startMs: at * 400,
        endMs: at * 400 + 300,
        confidence: 1,
      }));
    const said = (text: string) =>
      estimated(LONG, measureFluency({ words: words(text), speech: [], durationMs: 60_000 }))
        .byFeature.fluency;
    const hesitant = said(LONG.replaceAll('I ', 'um I uh I '));
    expect(said(LONG)?.hesitations).toBeUndefined();
    expect(hesitant?.hesitations).toBeGreaterThan(20);
    expect(hesitant?.score).toBeLessThan(said(LONG)?.score ?? 0);
  });

  it('takes no notice of a fluency without figures', () => {
    const silent = measureFluency({ words: [], speech: [], durationMs: 0 });
    expect(estimated(BEGINNER, silent)).toEqual(estimated(BEGINNER));
  });

  it('is none for a text without words', () => {
    expect(estimateLevel('')).toBeUndefined();
    expect(estimateLevel(' … 。')).toBeUndefined();
  });

  it('does not ask for full stops', () => {
    const long = estimated(Array.from({ length: 8 }, () => BEGINNER.replaceAll('.', '')).join(' '));
    expect(long.byFeature.length.wordsPerSentence).toBeUndefined();
    expect(long.level).toBe('A1');
  });
});
