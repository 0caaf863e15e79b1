import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureFluency, type Speech } from './measure-fluency.ts';
import type { TimedWord } from './speech-timing.ts';

/** One word every 500 ms, each 400 ms long; "|" is a silence of one more second. */
function spoken(sentence: string, more: Partial<Speech> = {}): Speech {
  const words: TimedWord[] = [];
  let at = 0;
  for (const text of sentence.split(' ')) {
    if (text === '|') at += 1000;
    else {
      words.push({ text, startMs: at, endMs: at + 400, confidence: 0.9 });
      at += 500;
    }
  }
  const speech: { startMs: number; endMs: number }[] = [];
  for (const { startMs, endMs } of words) {
    const last = speech.at(-1);
    if (last !== undefined && startMs - last.endMs <= 100) last.endMs = endMs;
    else speech.push({ startMs, endMs });
  }
  return { words, speech, durationMs: at, ...more };
}

const fluency = (sentence: string, more?: Partial<Speech>) =>
  measureFluency(spoken(sentence, more));

describe('speed', () => {
  it('counts words per minute from the first sound to the last', () => {
    const { words, speakingMs, wordsPerMinute } = fluency('I like red cars.');
    expect([words, speakingMs]).toEqual([4, 1900]);
    expect(wordsPerMinute).toBeCloseTo((4 / 1900) * 60_000);
  });

  it('does not count hesitations and given-up words as words', () => {
    expect(fluency('I um like uh red cars.').words).toBe(4);
    expect(fluency('I go I went to the the park.').words).toBe(5);
  });

  it('counts syllables per second of voice, hesitations among them', () => {
    const { syllables, phonationMs, articulationRate } = fluency('Um I like | beautiful cars.');
    expect([syllables, phonationMs]).toEqual([7, 1400 + 900]);
    expect(articulationRate).toBeCloseTo(7 / 2.3);
  });

  it('is not claimed of one or two words', () => {
    expect(fluency('Yes.').wordsPerMinute).toBeUndefined();
    expect(fluency('Thank you.').wordsPerMinute).toBeUndefined();
  });
});

describe('pauses', () => {
  it('are silences of 250 ms and more between spans of speech', () => {
    const speech = [
      { startMs: 0, endMs: 1000 },
      { startMs: 1249, endMs: 2000 },
      { startMs: 2250, endMs: 3000 },
      { startMs: 3600, endMs: 4000 },
    ];
    const { silentPauses } = measureFluency({ words: [], speech, durationMs: 9000 });
    expect(silentPauses).toMatchObject({ count: 2, meanMs: 425, longestMs: 600 });
    expect(silentPauses.perMinute).toBeCloseTo(30);
  });

  it('stand at the end of a clause or within one', () => {
    const { silentPauses } = fluency('I like | red cars, | and | my dog | because | it runs.');
    expect(silentPauses).toMatchObject({ count: 5, midClause: 3, clauseEnd: 2 });
  });

  it('stand nowhere when no words are known', () => {
    const speech = [
      { startMs: 0, endMs: 500 },
      { startMs: 1500, endMs: 2000 },
    ];
    const { silentPauses } = measureFluency({ words: [], speech, durationMs: 2000 });
    expect(silentPauses).toMatchObject({ count: 1, midClause: 0, clauseEnd: 0 });
  });

  it('are longer by the padding that a detector of speech added', () => {
    const speech = [
      { startMs: 0, endMs: 1060 },
      { startMs: 1200, endMs: 2000 },
    ];
    const padded = measureFluency({ words: [], speech, durationMs: 2000, spanPaddingMs: 60 });
    expect(padded.silentPauses.longestMs).toBe(260);
    expect(padded.phonationMs).toBe(940 + 680);
    expect(measureFluency({ words: [], speech, durationMs: 2000 }).silentPauses.count).toBe(0);
  });

  it('may be filled, in English and Japanese', () => {
    expect(fluency('Um I er like eto red ano cars umm.').filledPauses.count).toBe(5);
    expect(fluency('I like another error in Milan.').filledPauses.count).toBe(0);
  });

  it('leave a share of the time in which there was a voice', () => {
    expect(fluency('I like | red cars.').phonationRatio).toBeCloseTo(1800 / 2900);
  });
});

describe('reaction time', () => {
  it('runs from the prompt to the first word that is no hesitation', () => {
    expect(fluency('Um I like cars.', { promptEndMs: -700 }).reactionMs).toBe(1200);
  });

  it('is zero for a learner who spoke before the prompt had ended, unknown without a prompt or a word', () => {
    expect(fluency('I like cars.', { promptEndMs: 300 }).reactionMs).toBe(0);
    expect(fluency('I like cars.').reactionMs).toBeUndefined();
    expect(fluency('Um.', { promptEndMs: 0 }).reactionMs).toBeUndefined();
  });
});

describe('whatever comes in', () => {
  it('has no rates without words', () => {
    expect(measureFluency({ words: [], speech: [], durationMs: 0 })).toEqual({
      words: 0,
      syllables: 0,
      speakingMs: 0,
      phonationMs: 0,
      wordsPerMinute: undefined,
      articulationRate: undefined,
      phonationRatio: undefined,
      silentPauses: {
        count: 0,
        perMinute: undefined,
        meanMs: undefined,
        longestMs: undefined,
        longMs: 0,
        midClause: 0,
        clauseEnd: 0,
        midClausePerMinute: undefined,
      },
      filledPauses: { count: 0, perMinute: undefined },
      repairs: { repetitions: 0, corrections: 0, words: 0, perMinute: undefined },
      reactionMs: undefined,
    });
  });

  it('is put in order, and what overlaps is counted once', () => {
    const speech = [
      { startMs: 900, endMs: 2000 },
      { startMs: 0, endMs: 1000 },
      { startMs: 2500, endMs: 9000 },
      { startMs: 400, endMs: 300 },
    ];
    const { phonationMs, silentPauses } = measureFluency({ words: [], speech, durationMs: 3000 });
    expect([phonationMs, silentPauses.count]).toEqual([2500, 1]);
  });

  it('takes the times of the words where no spans are given', () => {
    expect(fluency('I like | red cars.', { speech: [] }).silentPauses.longestMs).toBe(1100);
  });

  it('gives finite figures, never a negative one', () => {
    const time = fc.oneof(fc.integer({ min: -500, max: 20_000 }), fc.constant(Number.NaN));
    const word = fc.record({
      text: fc.constantFrom('I', 'um', 'went,', '—', '', '1999', 'wa-', 'ã', 'the.'),
      startMs: time,
      endMs: time,
      confidence: fc.double({ min: 0, max: 1 }),
    });
    const speech = fc.record(
      {
        words: fc.array(word, { maxLength: 12 }),
        speech: fc.array(fc.record({ startMs: time, endMs: time }), { maxLength: 6 }),
        durationMs: time,
        promptEndMs: time,
        spanPaddingMs: fc.integer({ min: 0, max: 200 }),
      },
      { requiredKeys: ['words', 'speech', 'durationMs'] },
    );
    fc.assert(
      fc.property(speech, (given) => {
        for (const figure of figuresOf(measureFluency(given))) {
          expect(Number.isFinite(figure) && figure >= 0).toBe(true);
        }
      }),
    );
  });
});

const figuresOf = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : value === undefined
      ? []
      : Object.values(value as object).flatMap(figuresOf);
