import type { Finding, Span } from './finding.ts';

const touches = (a: Span, b: Span): boolean =>
  (a.start < b.end && b.start < a.end) || a.start === b.start;

/** Of findings about the same words the surest stays; of equals, the one that mends more. */
export function withoutOverlaps<Found extends Finding>(
  findings: readonly Found[],
): readonly Found[] {
  const ranked = findings.toSorted(
    (a, b) => b.confidence - a.confidence || length(b.span) - length(a.span),
  );
  const kept: Found[] = [];
  for (const finding of ranked) {
    if (!kept.some((other) => touches(other.span, finding.span))) kept.push(finding);
  }
  return kept.toSorted((a, b) => a.span.start - b.span.start);
}

const length = ({ start, end }: Span): number => end - start;
