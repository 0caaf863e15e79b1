import { applyFindings } from '../apply-findings.ts';
import type { Finding, Span } from '../finding.ts';

/** The space in "do n't", "it 's" and before marks, as some texts have it. */
const SET_APART = / (?=n['’]t\b|['’](?:s|m|re|ve|ll|d)\b|[,.;:!?)])/gu;

type Mend = Pick<Finding, 'span' | 'replacement'>;

/** A sentence of a text with findings mended, as a recogniser would write it: with a capital and a mark at its end. */
export function writtenSentence(
  text: string,
  { span, endsWith }: { readonly span: Span; readonly endsWith: string },
  findings: readonly Mend[],
): string {
  const shifted = findings.map(({ span: { start, end }, replacement }) => ({
    span: { start: Math.max(0, start - span.start), end: end - span.start },
    replacement,
  }));
  const words = applyFindings(text.slice(span.start, span.end), shifted)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(SET_APART, '')
    .trim();
  const capital = words.charAt(0).toUpperCase() + words.slice(1);
  return `${capital.replaceAll(/\bi\b/gu, 'I')}${endsWith === '?' ? '?' : '.'}`;
}
