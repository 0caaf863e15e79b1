import { describe, expect, it } from 'vitest';
import { transcriptOf } from './cloud-transcript.ts';
import { readTranscription, type TranscriptionSegment } from './cloud-transcription.ts';

const word = (text: string, start: number, end: number) => ({ word: text, start, end });
const segment = (
  start: number,
  end: number,
  text: string,
  given: Partial<TranscriptionSegment> = {},
) => ({
  start,
  end,
  text,
  tokens: [1, 2, 3, 4],
  avg_logprob: -0.1,
  no_speech_prob: 0.01,
  ...given,
});

const BOTH = {
  text: 'Yes, please. Thank you.',
  duration: 6,
  words: [
    word('Yes', 0.5, 0.8),
    word('please', 0.9, 1.3),
    word('Thank', 4, 4.5),
    word('you', 4.5, 5),
  ],
  segments: [segment(0, 2, ' Yes, please.'), segment(2, 6, ' Thank you.', { avg_logprob: -0.7 })],
};

describe('transcriptOf', () => {
  it('gives each word its times, its punctuation and the confidence of its segment', () => {
    const heard = transcriptOf(BOTH);
    expect(heard).toMatchObject({
      ok: true,
      value: {
        text: 'Yes, please. Thank you.',
        durationMs: 6000,
        words: [
          { text: 'Yes,', startMs: 500, endMs: 800 },
          { text: 'please.', startMs: 900, endMs: 1300 },
          { text: 'Thank', startMs: 4000, endMs: 4500 },
          { text: 'you.', startMs: 4500, endMs: 5000 },
        ],
        speech: [
          { startMs: 500, endMs: 1300 },
          { startMs: 4000, endMs: 5000 },
        ],
      },
    });
    if (!heard.ok) throw new Error(heard.error.kind);
    expect(heard.value.words.map(({ confidence }) => confidence.toFixed(3))).toEqual([
      '0.905',
      '0.905',
      '0.497',
      '0.497',
    ]);
    expect(heard.value.confidence).toBeCloseTo(Math.exp(-0.4), 5);
  });

  it('leaves out what was written over silence, and keeps what was said', () => {
    const silent = { avg_logprob: -1.2, no_speech_prob: 0.8 };
    const [said, invented] = [segment(0, 2, ' Yes, please.'), segment(2, 6, ' Thank you.', silent)];
    expect(transcriptOf({ ...BOTH, segments: [said, invented] })).toMatchObject({
      value: { text: 'Yes, please.', words: [{ text: 'Yes,' }, { text: 'please.' }] },
    });
    expect(transcriptOf({ ...BOTH, segments: [{ ...said, ...silent }, invented] })).toEqual({
      ok: false,
      error: { kind: 'no-speech' },
    });
  });

  it.each([
    { avg_logprob: -1.2, no_speech_prob: 0.6 },
    { avg_logprob: -1, no_speech_prob: 0.9 },
  ])('does not doubt speech for one sign alone: %o', (sign) => {
    expect(transcriptOf({ ...BOTH, segments: [segment(0, 6, BOTH.text, sign)] })).toMatchObject({
      value: { text: BOTH.text },
    });
  });

  it('refuses what is longer than anything a learner may say', () => {
    expect(transcriptOf({ ...BOTH, duration: 185 })).toMatchObject({ ok: true });
    expect(transcriptOf({ ...BOTH, duration: 185.1 })).toEqual({
      ok: false,
      error: { kind: 'audio-too-long', limitMs: 185_000 },
    });
  });

  it('keeps words in order and within the recording, whatever times it is given', () => {
    const words = [word('Yes', 0.5, 1), word('please', 0.4, 0.3), word('Thank', 5, 7)];
    const heard = transcriptOf({ ...BOTH, text: 'Yes, please. Thank', words });
    expect(heard).toMatchObject({
      value: {
        words: [
          { startMs: 500, endMs: 1000 },
          { startMs: 500, endMs: 500 },
          { startMs: 5000, endMs: 6000 },
        ],
        speech: [
          { startMs: 500, endMs: 1000 },
          { startMs: 5000, endMs: 6000 },
        ],
      },
    });
  });
});

describe('readTranscription', () => {
  it('reads a length that came as text, and silence without any words', () => {
    expect(readTranscription({ text: '', duration: '2.5' })).toMatchObject({
      duration: 2.5,
      words: [],
    });
  });

  it('refuses text without words or segments', () => {
    expect(readTranscription({ ...BOTH })).toBeDefined();
    expect(readTranscription({ ...BOTH, words: [] })).toBeUndefined();
    expect(readTranscription({ ...BOTH, segments: [] })).toBeUndefined();
  });
});
