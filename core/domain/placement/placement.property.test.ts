import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS, levelsAbove, type Level } from '../lesson/level.ts';
import { nextLevel, placedLevel, PLACEMENT_LENGTH, type PlacedAnswer } from './placement.ts';

/** A learner who says everything up to her level, and nothing above it. */
function placed(of: Level | undefined): readonly PlacedAnswer[] {
  const answers: PlacedAnswer[] = [];
  while (answers.length < PLACEMENT_LENGTH) {
    const level = nextLevel(answers);
    const isRight = of !== undefined && levelsAbove(of, level) >= 0;
    answers.push({ questionId: `${answers.length}`, level, isRight });
  }
  return answers;
}

const answers = fc.array(
  fc.record({
    questionId: fc.string(),
    level: fc.constantFrom(...LEVELS),
    isRight: fc.boolean(),
  }),
  { minLength: 1, maxLength: PLACEMENT_LENGTH },
);

describe('the placement', () => {
  it('begins at A2, goes up when she was right and down when she was wrong', () => {
    const said = (...rights: readonly boolean[]) =>
      nextLevel(rights.map((isRight) => ({ isRight })));
    expect(said()).toBe('A2');
    expect(said(true)).toBe('B1');
    expect(said(false, false)).toBe('A1');
    expect(said(false, false, true)).toBe('A2');
    expect(said(true, true, true, true, true)).toBe('C1');
  });

  it.each(LEVELS)('finds who says everything up to %s, and nothing above', (level) => {
    expect(placedLevel(placed(level))).toBe(level);
  });

  it('finds who says nothing, and who says everything', () => {
    expect(placedLevel(placed(undefined))).toBe('A1');
    expect(placedLevel(placed('C1'))).toBe('C1');
    expect(placedLevel([])).toBe('A1');
  });

  it('never places her lower for one more right answer', () => {
    fc.assert(
      fc.property(answers, fc.nat(), (given, at) => {
        const index = at % given.length;
        const better = given.map((one, place) =>
          place === index ? { ...one, isRight: true } : one,
        );
        const gained = levelsAbove(placedLevel(better), placedLevel(given));
        expect(gained).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
