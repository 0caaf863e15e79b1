import type { SpeechFinding } from './correction.ts';

/** A sentence of hers with what is right in place of what was said; findings in their order, none within another. */
export const mendedSentence = (
  said: string,
  findings: readonly Pick<SpeechFinding, 'start' | 'end' | 'replacement'>[],
): string =>
  findings
    .toReversed()
    .reduce(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      said,
    )
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ +([.,!?])/gu, '$1')
    .trim()
    // Where the first word was too many, the second begins.
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
