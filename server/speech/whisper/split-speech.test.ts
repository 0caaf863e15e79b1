import { expect, it } from 'vitest';
import { splitSpeech } from './split-speech.ts';

const middle = (fromMs: number, toMs: number) => (fromMs + toMs) / 2;

it('keeps an answer with a long pause in one piece', () => {
  const pieces = splitSpeech(
    [
      { startMs: 1_000, endMs: 2_000 },
      { startMs: 9_000, endMs: 10_000 },
    ],
    12_000,
    middle,
  );

  expect(pieces).toEqual([{ startMs: 400, endMs: 10_600 }]);
});

it('divides a long speech at the longest pauses within reach, the first words soon', () => {
  const ends = [2_000, 4_000, 6_000, 9_000, 12_000, 15_000, 18_000, 21_000, 25_000];
  const pauses = new Map([
    [4_000, 600],
    [12_000, 900],
  ]);
  const spans = ends.map((endMs, i) => ({
    startMs: (ends[i - 1] ?? 0) + (pauses.get(ends[i - 1] ?? 0) ?? 200),
    endMs,
  }));
  const pieces = splitSpeech(spans, 26_000, middle);

  expect(pieces.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 4_300],
    [4_300, 12_450],
    [12_450, 21_100],
    [21_100, 25_600],
  ]);
});

it('keeps in one piece what has no pause, and begins another after a long silence', () => {
  const pieces = splitSpeech(
    [
      { startMs: 0, endMs: 1_000 },
      { startMs: 5_000, endMs: 20_000 },
      { startMs: 20_200, endMs: 29_000 },
    ],
    29_000,
    middle,
  );

  expect(pieces).toEqual([
    { startMs: 0, endMs: 1_600 },
    { startMs: 4_400, endMs: 20_100 },
    { startMs: 20_100, endMs: 29_000 },
  ]);
});

it('cuts speech without any pause', () => {
  const pieces = splitSpeech([{ startMs: 0, endMs: 60_000 }], 60_000, middle);

  expect(pieces).toHaveLength(3);
  expect(pieces.at(-1)?.endMs).toBe(60_000);
});

it('makes nothing of silence, and stays within the audio', () => {
  expect(splitSpeech([], 5_000, middle)).toEqual([]);
  expect(splitSpeech([{ startMs: 0, endMs: 900 }], 1_000, middle)).toEqual([
    { startMs: 0, endMs: 1_000 },
  ]);
});

it('cuts where it is quietest, and hears no moment twice', () => {
  const asked: [number, number][] = [];
  const pieces = splitSpeech(
    [
      { startMs: 500, endMs: 30_000 },
      { startMs: 30_300, endMs: 40_000 },
    ],
    41_000,
    (fromMs, toMs) => {
      asked.push([fromMs, toMs]);
      return 20_000;
    },
  );

  expect(asked).toEqual([[18_500, 24_500]]);
  expect(pieces).toEqual([
    { startMs: 0, endMs: 20_000 },
    { startMs: 20_000, endMs: 30_150 },
    { startMs: 30_150, endMs: 40_600 },
  ]);
});
