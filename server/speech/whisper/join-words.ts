import type { SpeechSpan } from '../../audio/voice-activity.ts';
import type { HeardWord } from '../speech-recognizer.ts';
import { FRAMES_PER_SECOND } from './whisper-text.ts';
import type { WrittenToken } from './search-beams.ts';

const FRAME_MS = 1000 / FRAMES_PER_SECOND;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Joins tokens to words as they are written, with their punctuation. `startFrames` has the frame at which each token
 * begins and, last, the one at which the text ends; `offsetMs` is where the sound lies in the whole audio.
 */
export function joinWords(
  tokens: readonly WrittenToken[],
  startFrames: readonly number[],
  textOf: (tokens: readonly number[]) => string,
  spans: readonly SpeechSpan[],
  offsetMs: number,
): HeardWord[] {
  const groups: { first: number; end: number }[] = [];
  tokens.forEach((written, i) => {
    const last = groups.at(-1);
    const text = textOf([written.token]);
    const joins = last !== undefined && (!text.startsWith(' ') || !HAS_LETTER_OR_DIGIT.test(text));
    if (joins) last.end = i + 1;
    else groups.push({ first: i, end: i + 1 });
  });

  return groups.map(({ first, end }) => {
    const own = tokens.slice(first, end);
    const startMs = offsetMs + (startFrames[first] ?? 0) * FRAME_MS;
    const endMs = offsetMs + (startFrames[end] ?? startFrames.at(-1) ?? 0) * FRAME_MS;
    return {
      text: textOf(own.map((written) => written.token)).trim(),
      ...withinSpeech(startMs, endMs, spans),
      confidence: confidenceOf(own, textOf),
    };
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

/** The geometric mean over what was heard; how sure a full stop is says nothing about the voice. */
export function confidenceOf(
  tokens: readonly WrittenToken[],
  textOf: (tokens: readonly number[]) => string,
): number {
  const spoken = tokens.filter((written) => HAS_LETTER_OR_DIGIT.test(textOf([written.token])));
  const counted = spoken.length > 0 ? spoken : tokens;
  if (counted.length === 0) return 0;
  return Math.exp(
    counted.reduce((sum, written) => sum + written.logProbability, 0) / counted.length,
  );
}
