import type { SpeechSpan } from '../../audio/voice-activity.ts';

/** The encoder sees 30 s and wants silence behind the speech: with less than 2 s it falls into loops, with 6 s it never did. */
export const LONGEST_PIECE_MS = 24_000;
const LONG_PAUSE_MS = 3_000;
/** Speech is not cut to the quick: the first consonant is often before the span. */
const MARGIN_MS = 600;
/** A span too long for one piece is cut somewhere in this last part of it. */
const CUT_WITHIN_MS = 6_000;

/**
 * Divides speech into pieces the model can take at once, at its pauses. What fits in one piece stays one, pauses and all.
 * A span longer than a piece is cut where `quietest` says; no moment is in two pieces, so no word is heard twice.
 */
export function splitSpeech(
  spans: readonly SpeechSpan[],
  lengthMs: number,
  quietest: (fromMs: number, toMs: number) => number,
): SpeechSpan[] {
  const pieces: { startMs: number; endMs: number }[] = [];
  for (const span of joinable(spans)
    ? [whole(spans)]
    : spans.flatMap((span) => cut(span, quietest))) {
    const piece = pieces.at(-1);
    const joins =
      piece !== undefined &&
      span.endMs - piece.startMs <= LONGEST_PIECE_MS &&
      span.startMs - piece.endMs < LONG_PAUSE_MS;
    if (joins) piece.endMs = span.endMs;
    else pieces.push({ ...span });
  }
  return pieces.map(({ startMs, endMs }, place) => {
    const before = pieces[place - 1]?.endMs ?? -startMs;
    const after = pieces[place + 1]?.startMs ?? 2 * lengthMs - endMs;
    return {
      startMs: startMs - Math.min(MARGIN_MS, (startMs - before) / 2),
      endMs: endMs + Math.min(MARGIN_MS, (after - endMs) / 2),
    };
  });
}

const whole = (spans: readonly SpeechSpan[]): SpeechSpan => ({
  startMs: spans[0]?.startMs ?? 0,
  endMs: spans.at(-1)?.endMs ?? 0,
});

function joinable(spans: readonly SpeechSpan[]): boolean {
  const { startMs, endMs } = whole(spans);
  return spans.length > 0 && endMs - startMs <= LONGEST_PIECE_MS;
}

function cut(
  span: SpeechSpan,
  quietest: (fromMs: number, toMs: number) => number,
): readonly SpeechSpan[] {
  if (span.endMs - span.startMs <= LONGEST_PIECE_MS) return [span];
  const latestMs = span.startMs + LONGEST_PIECE_MS;
  const atMs = quietest(latestMs - CUT_WITHIN_MS, latestMs);
  return [
    { startMs: span.startMs, endMs: atMs },
    ...cut({ startMs: atMs, endMs: span.endMs }, quietest),
  ];
}
