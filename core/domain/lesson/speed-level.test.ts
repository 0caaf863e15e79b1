import { describe, expect, it } from 'vitest';
import { openLevels, SPEED_LEVELS, targetMs } from './speed-level.ts';

describe('the target time of an answer', () => {
  it('is longer for more words', () => {
    expect(targetMs('I usually get up at six thirty.', 'normal')).toBe(8667);
    expect(targetMs('I overslept.', 'normal')).toBe(5333);
  });

  it('is shorter at each level than at the one before', () => {
    const targets = SPEED_LEVELS.map((level) => targetMs('I usually get up at six thirty.', level));
    expect(targets).toEqual(targets.toSorted((a, b) => b - a));
    expect(new Set(targets).size).toBe(SPEED_LEVELS.length);
  });

  it('counts words, however they are spaced', () => {
    expect(targetMs('  I  overslept. ', 'fast')).toBe(targetMs('I overslept.', 'fast'));
  });
});

describe('the levels that may be played', () => {
  it('begin with the first', () => {
    expect(openLevels(new Set())).toEqual(['normal']);
  });

  it('open one after the other', () => {
    expect(openLevels(new Set(['normal', 'quick']))).toEqual(['normal', 'quick', 'fast']);
    expect(openLevels(new Set(SPEED_LEVELS))).toEqual(SPEED_LEVELS);
  });

  it('do not go past one that was never cleared', () => {
    expect(openLevels(new Set(['quick']))).toEqual(['normal']);
  });
});
