import { expect, it } from 'vitest';
import { quietestMoment } from './quietest-moment.ts';

it('finds the pause between two words', () => {
  const hum = Float32Array.from({ length: 16_000 }, (_, i) =>
    i > 8_000 && i < 9_600 ? 0 : Math.sin(i / 5),
  );
  const atMs = quietestMoment(hum, 0, 1_000);

  expect(atMs).toBeGreaterThan(500);
  expect(atMs).toBeLessThan(600);
});

it('stays between the times it was given', () => {
  expect(quietestMoment(new Float32Array(16_000), 200, 230)).toBe(200);
});
