import { describe, expect, it } from 'vitest';
import { againstEarlier, type SpeechFigures } from './compare-speech.ts';

const speech = (wordsPerMinute: number | undefined, pauses = 2): SpeechFigures => ({
  level: undefined,
  wordsPerMinute,
  words: undefined,
  durationMs: undefined,
  pauses,
  differentWords: undefined,
});

const pace = (now: number, ...before: (number | undefined)[]) =>
  againstEarlier(
    speech(now),
    before.map((one) => speech(one)),
  ).find(({ figure }) => figure === 'wordsPerMinute');

describe('a speech against those before', () => {
  it('is faster, slower, or about as fast', () => {
    expect(pace(92, 84, 80, 79)).toEqual({
      figure: 'wordsPerMinute',
      earlier: [79, 80, 84],
      average: 81,
      difference: 'more',
    });
    expect(pace(70, 84, 80, 79)?.difference).toBe('less');
    expect(pace(83, 84, 80, 79)?.difference).toBe('same');
  });

  it('is held against ten at most, the newest', () => {
    const before = [...Array.from({ length: 10 }, () => 100), 1, 1];
    expect(pace(100, ...before)).toMatchObject({ average: 100, difference: 'same' });
  });

  it('is not compared with fewer than three, nor with what was not measured', () => {
    expect(pace(92, 84, 80)).toBeUndefined();
    expect(pace(92, 84, undefined, 80, undefined)).toBeUndefined();
    expect(pace(92, 84, undefined, 80, 82)).toMatchObject({ average: 82 });
  });

  it('has no fewer pauses where there was one less', () => {
    const [pauses] = againstEarlier(
      speech(undefined, 2),
      [3, 3, 2].map((one) => speech(90, one)),
    );
    expect(pauses).toMatchObject({ figure: 'pauses', difference: 'same' });
  });
});
