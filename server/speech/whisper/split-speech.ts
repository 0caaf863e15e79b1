import type { SpeechSpan } from '../../audio/voice-activity.ts';

/** The encoder sees 30 s and wants silence behind the speech: with less than 2 s it falls into loops, with 6 s it never did. */
export const LONGEST_PIECE_MS = 24_000;
/** What is longer is no answer: its pieces are short, so that what was heard can be told while the rest is being heard. */
const FIRST_OF_SPEECH = { leastMs: 3_000, mostMs: 7_000 };
const NEXT_OF_SPEECH = { leastMs: 5_000, mostMs: 12_000 };
const LONG_PAUSE_MS = 3_000;
/** Speech is not cut to the quick: the first consonant is often before the span. */
const MARGIN_MS = 600;
/** A span too long for one piece is cut somewhere in this last part of it. */
const CUT_WITHIN_MS = 6_000;

/**
 * Divides speech into pieces the model can take at once, at its pauses: the longest pause within reach. What fits in one piece
 * stays one, pauses and all. A span longer than a piece is cut where `quietest` says; no moment is in two pieces, so no word is
 * heard twice.
 */
export function splitSpeech(
  spans: readonly SpeechSpan[],
  lengthMs: number,
  quietest: (fromMs: number, toMs: number) => number,
): SpeechSpan[] {
  const pieces = joinable(spans)
    ? [whole(spans)]
    : atPauses(spans.flatMap((span) => cut(span, quietest)));
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

function atPauses(spans: readonly SpeechSpan[]): readonly SpeechSpan[] {
  const pieces: SpeechSpan[] = [];
  for (let from = 0; from < spans.length;) {
    const count = spansOfPiece(spans.slice(from), from === 0 ? FIRST_OF_SPEECH : NEXT_OF_SPEECH);
    pieces.push(whole(spans.slice(from, from + count)));
    from += count;
  }
  return pieces;
}

/** How many of the spans make the first piece: up to the longest pause that leaves it neither too short nor too long. */
function spansOfPiece(
  spans: readonly SpeechSpan[],
  { leastMs, mostMs }: { readonly leastMs: number; readonly mostMs: number },
): number {
  const startMs = spans[0]?.startMs ?? 0;
  let best = { count: 1, pauseMs: 0 };
  for (const [at, { endMs }] of spans.entries()) {
    if (at > 0 && endMs - startMs > mostMs) break;
    const pauseMs = (spans[at + 1]?.startMs ?? Infinity) - endMs;
    const count = at + 1;
    if (pauseMs >= LONG_PAUSE_MS) return count;
    if (endMs - startMs < leastMs) best = { count, pauseMs: 0 };
    else if (pauseMs >= best.pauseMs) best = { count, pauseMs };
  }
  return best.count;
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
