import { expect, it } from 'vitest';
import { spokenPart } from './spoken-part.ts';

const SECOND = 16_000;
const samples = Float32Array.from({ length: 4 * SECOND }, (_, i) => i);
const margins = { leadInMs: 100, leadOutMs: 250 };

it('leaves out the silence before and after the voice, and keeps the pauses', () => {
  const spans = [
    { startMs: 1000, endMs: 1500 },
    { startMs: 2000, endMs: 2500 },
  ];
  const part = spokenPart(samples, spans, margins);

  expect(part.startMs).toBe(900);
  expect(part.samples[0]).toBe(0.9 * SECOND);
  expect(part.samples).toHaveLength((2.75 - 0.9) * SECOND);
});

it('never reaches beyond the recording', () => {
  const part = spokenPart(samples, [{ startMs: 50, endMs: 3950 }], margins);

  expect(part).toEqual({ samples, startMs: 0 });
});

it('is all of it where it is not known when there was a voice', () => {
  expect(spokenPart(samples, [], margins)).toEqual({ samples, startMs: 0 });
});
