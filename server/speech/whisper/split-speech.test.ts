import { expect, it } from 'vitest';
import { LONGEST_PIECE_MS, splitSpeech } from './split-speech.ts';

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

it('divides a long speech at its pauses', () => {
  const spans = Array.from({ length: 10 }, (_, i) => ({
    startMs: i * 7_000,
    endMs: i * 7_000 + 6_500,
  }));
  const pieces = splitSpeech(spans, 70_000, middle);

  expect(pieces).toHaveLength(4);
  for (const piece of pieces)
    expect(piece.endMs - piece.startMs).toBeLessThanOrEqual(LONGEST_PIECE_MS + 1_200);
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
    { startMs: 20_000, endMs: 40_600 },
  ]);
});
