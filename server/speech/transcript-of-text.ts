import type { HeardWord, Transcript } from './speech-recognizer.ts';

export interface EvenPace {
  readonly wordMs: number;
  /** Between two words. */
  readonly gapMs: number;
  /** 0 to 1, of the word at this place. */
  readonly confidenceAt: (place: number) => number;
}

/** A text as if it had been heard at an even pace; there is no sound that anything could be weighed against. */
export function transcriptOfText(
  text: string,
  { wordMs, gapMs, confidenceAt }: EvenPace,
): Transcript {
  const words = text.split(/\s+/).map((word, place): HeardWord => {
    const startMs = place * (wordMs + gapMs);
    return { text: word, startMs, endMs: startMs + wordMs, confidence: confidenceAt(place) };
  });
  const endMs = words.at(-1)?.endMs ?? 0;
  return {
    text,
    words,
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
    durationMs: endMs,
    speech: [{ startMs: 0, endMs }],
    hearings: [],
  };
}
