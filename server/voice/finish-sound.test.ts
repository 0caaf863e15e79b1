import { expect, it } from 'vitest';
import { finishSound } from './finish-sound.ts';

const RATE_HZ = 24_000;

/** A second of silence, a second of tone as loud as is said, a second of silence. */
const toneBetweenSilence = (loudness: number) =>
  Float32Array.from({ length: RATE_HZ * 3 }, (_, i) =>
    i >= RATE_HZ && i < RATE_HZ * 2 ? loudness * Math.sin(i * 0.1) : 0,
  );
const highest = (samples: Float32Array) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

it('takes the silence away but for a moment at either end', () => {
  expect(finishSound(toneBetweenSilence(0.3), RATE_HZ).length / RATE_HZ).toBeCloseTo(1.16, 1);
});

it('makes a quiet voice and a loud one equally loud', () => {
  const quiet = highest(finishSound(toneBetweenSilence(0.02), RATE_HZ));
  const loud = highest(finishSound(toneBetweenSilence(0.9), RATE_HZ));

  expect(quiet).toBeCloseTo(loud, 2);
});

it('never cuts a peak', () => {
  const clicking = toneBetweenSilence(0.05);
  clicking[RATE_HZ + 500] = 0.9;

  expect(highest(finishSound(clicking, RATE_HZ))).toBeLessThanOrEqual(0.951);
});
