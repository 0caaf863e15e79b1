import type { Finding } from './finding.ts';

/** The text with every finding mended. Findings must not overlap. */
export function applyFindings(
  text: string,
  findings: readonly Pick<Finding, 'span' | 'replacement'>[],
): string {
  return findings
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce(
      (mended, { span, replacement }) =>
        mended.slice(0, span.start) + replacement + mended.slice(span.end),
      text,
    );
}
