import { expect, it } from 'vitest';
import { alignTokens } from './align-tokens.ts';

/** Attention that rests on the frames from `from` to `to`. */
const looking = (from: number, to: number, frames = 60) =>
  Float32Array.from({ length: frames }, (_, frame) => (frame >= from && frame < to ? 1 : 0.01));

it('finds where each token begins, within a few frames', () => {
  const rows = [looking(0, 15), looking(15, 35), looking(35, 60)];
  const [first, second, third] = alignTokens([rows, rows]);

  expect(first).toBe(0);
  expect(Math.abs((second ?? 99) - 15)).toBeLessThanOrEqual(3);
  expect(Math.abs((third ?? 99) - 35)).toBeLessThanOrEqual(3);
});

it('never lets a later token begin before an earlier one', () => {
  const starts = alignTokens([[looking(30, 40), looking(5, 10), looking(45, 60)]]);

  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
