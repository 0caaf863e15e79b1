import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';

const tone = (hz: number, rate: number, seconds = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => Math.sin((2 * Math.PI * hz * i) / rate));

const loudness = (samples: Float32Array) => {
  const inner = samples.subarray(samples.length * 0.2, samples.length * 0.8);
  return Math.sqrt(inner.reduce((sum, sample) => sum + sample * sample, 0) / inner.length);
};

describe('resampling', () => {
  it.each([48_000, 44_100, 24_000, 8_000])('keeps a voice from %i Hz as it was', (rate) => {
    const heard = resample(tone(1_000, rate), rate, 16_000);
    const wanted = tone(1_000, 16_000);

    expect(heard).toHaveLength(wanted.length);
    for (let i = 2_000; i < 6_000; i++) expect(heard[i]).toBeCloseTo(wanted[i] ?? 9, 2);
  });

  it('removes what the lower rate cannot carry, instead of folding it back', () => {
    expect(loudness(resample(tone(10_000, 48_000), 48_000, 16_000))).toBeLessThan(0.001);
  });

  it('leaves sound of the right rate alone', () => {
    const samples = tone(500, 16_000);

    expect(resample(samples, 16_000, 16_000)).toBe(samples);
  });

  it('makes nothing of nothing', () => {
    expect(resample(new Float32Array(), 48_000, 16_000)).toHaveLength(0);
  });
});
