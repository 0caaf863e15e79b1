import type { SpeechSpan } from '../../audio/voice-activity.ts';

/** The encoder sees 30 s and wants silence behind the speech: with less than 2 s it falls into loops, with 6 s it never did. */
export const LONGEST_PIECE_MS = 24_000;
const LONG_PAUSE_MS = 3_000;
/** Speech is not cut to the quick: the first consonant is often before the span. */
const MARGIN_MS = 250;

/**
 * Divides speech into pieces the model can take at once, at its pauses. What fits in one piece stays one, pauses and all.
 * A span longer than a piece is cut where it must be.
 */
export function splitSpeech(spans: readonly SpeechSpan[], lengthMs: number): SpeechSpan[] {
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return [];
  if (last.endMs - first.startMs <= LONGEST_PIECE_MS)
    return [widened(first.startMs, last.endMs, lengthMs)];

  const pieces: { startMs: number; endMs: number }[] = [];
  for (const span of spans.flatMap(cut)) {
    const piece = pieces.at(-1);
    const joins =
      piece !== undefined &&
      span.endMs - piece.startMs <= LONGEST_PIECE_MS &&
      span.startMs - piece.endMs < LONG_PAUSE_MS;
    if (joins) piece.endMs = span.endMs;
    else pieces.push({ ...span });
  }
  return pieces.map((piece) => widened(piece.startMs, piece.endMs, lengthMs));
}

function cut(span: SpeechSpan): SpeechSpan[] {
  const parts = Math.ceil((span.endMs - span.startMs) / LONGEST_PIECE_MS);
  const partMs = (span.endMs - span.startMs) / parts;
  return Array.from({ length: parts }, (_, i) => ({
    startMs: span.startMs + i * partMs,
    endMs: span.startMs + (i + 1) * partMs,
  }));
}

const widened = (startMs: number, endMs: number, lengthMs: number): SpeechSpan => ({
  startMs: Math.max(0, startMs - MARGIN_MS),
  endMs: Math.min(lengthMs, endMs + MARGIN_MS),
});
