import { expect, it } from 'vitest';
import { spreadWords } from './spread-words.ts';

const words = ['I', 'see', 'them'].map((text) => ({ text, confidence: 1 }));
const timesOf = (spans: Parameters<typeof spreadWords>[1]) =>
  spreadWords(words, spans).map(({ startMs, endMs }) => [startMs, endMs]);

it('gives each word as much of the time as it has letters', () => {
  expect(timesOf([{ startMs: 200, endMs: 1000 }])).toEqual([
    [200, 300],
    [300, 600],
    [600, 1000],
  ]);
});

it('begins and ends with the voice, and leaves its pauses out', () => {
  expect(
    timesOf([
      { startMs: 200, endMs: 600 },
      { startMs: 900, endMs: 1300 },
    ]),
  ).toEqual([
    [200, 300],
    [300, 600],
    [900, 1300],
  ]);
});

it('has no words where there are none', () => {
  expect(spreadWords([], [{ startMs: 0, endMs: 100 }])).toEqual([]);
});
