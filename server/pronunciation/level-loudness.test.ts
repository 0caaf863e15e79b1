import { describe, expect, it } from 'vitest';
import { levelLoudness } from './level-loudness.ts';

const tone = (peak: number) =>
  Float32Array.from({ length: 1600 }, (_, i) => peak * Math.sin(i / 5));

describe('loudness', () => {
  it('is the same for quiet and loud sound', () => {
    const [quiet, loud] = [levelLoudness(tone(0.01)), levelLoudness(tone(0.9))];
    quiet?.forEach((sample, i) => expect(sample).toBeCloseTo(loud?.[i] ?? 9, 5));
  });

  it('never clips', () => {
    const click = Float32Array.from({ length: 16_000 }, (_, i) => (i === 5 ? 0.5 : 0.001));
    expect(Math.max(...(levelLoudness(click) ?? [9]))).toBeCloseTo(0.95);
  });

  it('is none in silence', () => {
    expect(levelLoudness(tone(1e-5))).toBeUndefined();
    expect(levelLoudness(new Float32Array(0))).toBeUndefined();
  });
});
