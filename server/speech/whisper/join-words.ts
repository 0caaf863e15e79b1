import type { SpeechSpan } from '../../audio/voice-activity.ts';
import type { HeardWord } from '../speech-recognizer.ts';
import { writtenWords, type TextOf, type WrittenToken } from '../written-tokens.ts';
import { FRAMES_PER_SECOND } from './whisper-text.ts';

const FRAME_MS = 1000 / FRAMES_PER_SECOND;

/**
 * Words and when they were said. `startFrames` has the frame at which each token begins and, last, the one at which the
 * text ends; `offsetMs` is where the sound lies in the whole audio.
 */
export function joinWords(
  tokens: readonly WrittenToken[],
  startFrames: readonly number[],
  textOf: TextOf,
  spans: readonly SpeechSpan[],
  offsetMs: number,
): HeardWord[] {
  return writtenWords(tokens, textOf).map(({ first, end, text, confidence }) => {
    const startMs = offsetMs + (startFrames[first] ?? 0) * FRAME_MS;
    const endMs = offsetMs + (startFrames[end] ?? startFrames.at(-1) ?? 0) * FRAME_MS;
    return { text, ...withinSpeech(startMs, endMs, spans), confidence };
  });
}

/** The attention lingers in pauses; a word is only where the voice is. */
function withinSpeech(startMs: number, endMs: number, spans: readonly SpeechSpan[]) {
  const overlap = (span: SpeechSpan) =>
    Math.min(endMs, span.endMs) - Math.max(startMs, span.startMs);
  const spoken = spans.toSorted((a, b) => overlap(b) - overlap(a))[0];
  if (spoken === undefined || overlap(spoken) <= 0) {
    return { startMs: Math.max(0, startMs), endMs: Math.max(0, endMs) };
  }
  return { startMs: Math.max(startMs, spoken.startMs), endMs: Math.min(endMs, spoken.endMs) };
}
