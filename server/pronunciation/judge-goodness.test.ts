import { describe, expect, it } from 'vitest';
import { judgeGoodness } from './judge-goodness.ts';
import type { AlignedUnit } from './sound-aligner.ts';
import { spokenUnits } from './spoken-units.ts';

/** Each unit takes 300 ms, its sounds as many as it has, each so many nats per frame below the best. */
function aligned(
  answer: string,
  nats: Readonly<Record<string, number>> = {},
): readonly AlignedUnit[] {
  return spokenUnits(answer)
    .flatMap(({ units }) => units)
    .map(({ name, pronunciations }, at) => {
      const sounds = (pronunciations[0] ?? '').split(' ');
      return {
        startMs: at * 300,
        endMs: (at + 1) * 300,
        sounds: sounds.map((sound) => ({
          sound,
          startMs: at * 300,
          frames: 10,
          natsBelowBest: (nats[name] ?? 4) * 10,
        })),
      };
    });
}

const judged = (answer: string, nats?: Readonly<Record<string, number>>) =>
  judgeGoodness(spokenUnits(answer), aligned(answer, nats));

describe('goodness', () => {
  it('is high near the best of all sounds, low far from it', () => {
    const words = judged('My brother bought bicycles yesterday', { bicycles: 13 });
    expect(words[1]?.goodness).toBeGreaterThan(0.9);
    expect(words[3]?.goodness).toBeLessThan(0.1);
  });

  it('is not given for function words, short words and names', () => {
    const words = judged('I ate Takayanagi with them');
    expect(words.map(({ goodness }) => goodness)).toEqual(words.map(() => undefined));
  });

  it('is not given where most words fit nothing', () => {
    const words = judged('Several brothers bought bicycles', {
      several: 12,
      brothers: 12,
      bought: 12,
      bicycles: 4,
    });
    expect(words.every(({ goodness }) => goodness === undefined)).toBe(true);
  });

  it('is surer of longer words', () => {
    const [bought, bicycles] = judged('bought bicycles');
    expect(bicycles?.confidence).toBeGreaterThan(bought?.confidence ?? 1);
  });

  it('does not let one sound outweigh a word', () => {
    const answer = 'bicycles';
    const [unit] = aligned(answer);
    if (unit === undefined) throw new Error('no unit');
    const sounds = unit.sounds.map((sound, at) =>
      at === 0 ? { ...sound, natsBelowBest: 900 } : sound,
    );
    const [word] = judgeGoodness(spokenUnits(answer), [{ ...unit, sounds }]);
    expect(word?.goodness).toBeGreaterThan(0.6);
  });

  it('spans all that is spoken for a written word', () => {
    const words = judged('Seventy 21 — brothers');
    expect(words.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 300],
      [300, 900],
      [900, 900],
      [900, 1200],
    ]);
  });
});
