/** One word as it was heard, with its punctuation. Times count from the start of the recording. */
export interface TimedWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/** A stretch, in ms from the start of the recording. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** Spans in order, within the recording, none empty, none touching another. What is no time at all is dropped. */
export function tidySpans(spans: readonly Span[], durationMs: number): readonly Span[] {
  const tidy: Span[] = [];
  const inOrder = spans
    .map(({ startMs, endMs }) => ({
      startMs: Math.max(0, startMs),
      endMs: Math.min(durationMs, endMs),
    }))
    .filter(({ startMs, endMs }) => startMs < endMs)
    .toSorted((a, b) => a.startMs - b.startMs);
  for (const span of inOrder) {
    const last = tidy.at(-1);
    if (last === undefined || span.startMs > last.endMs) tidy.push(span);
    else tidy[tidy.length - 1] = { ...last, endMs: Math.max(last.endMs, span.endMs) };
  }
  return tidy;
}

/** Takes off at both ends what a detector of speech adds; a span that is nothing else stays as a middle of 1 ms. */
export const withoutPadding = (spans: readonly Span[], paddingMs: number): readonly Span[] =>
  spans.map(({ startMs, endMs }) => {
    const taken = Math.min(paddingMs, Math.max(0, (endMs - startMs - 1) / 2));
    return { startMs: startMs + taken, endMs: endMs - taken };
  });

export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** The rate per minute; `undefined` where there is no time. */
export const perMinute = (count: number, ms: number): number | undefined =>
  ms > 0 ? (count / ms) * 60_000 : undefined;
