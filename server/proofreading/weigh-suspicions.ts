import { applyFindings } from '../../language/issues/apply-findings.ts';
import { MOST_CANDIDATES } from '../../language/issues/candidates/suggest-edits.ts';
import { SURE, type Finding, type Span } from '../../language/issues/finding.ts';
import { withoutOverlaps } from '../../language/issues/without-overlaps.ts';
import type { SuspectSentence, Suspicions } from './find-suspicions.ts';
import type { Proofreading } from './proofreader.ts';
import type { SentenceScorer } from './sentence-scorer.ts';

/** Fewer words tell a language model nothing; in more, one change tells it nothing. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 40;
const NATS_TO_CERTAINTY = 50;

/** Decides what is told to the learner: what is sure, and what a language model agrees with. */
export async function weighSuspicions(
  text: string,
  { findings, sentences }: Suspicions,
  scorer: SentenceScorer | undefined,
): Promise<Proofreading> {
  const sure = withoutOverlaps(findings);
  const agreed: Finding[] = [];
  if (scorer !== undefined) {
    for (const sentence of sentences) agreed.push(...(await ask(scorer, text, sentence, sure)));
  }
  const told = withoutOverlaps([...sure, ...agreed]);
  return { findings: told, corrected: applyFindings(text, told) };
}

async function ask(
  scorer: SentenceScorer,
  text: string,
  { span, candidates }: SuspectSentence,
  sure: readonly Finding[],
): Promise<readonly Finding[]> {
  const mended = sure.filter((finding) => isInside(finding.span, span));
  const open = candidates
    .filter(({ finding }) => !mended.some((other) => isNear(finding.span, other.span)))
    .slice(0, MOST_CANDIDATES);
  const length = text.slice(span.start, span.end).split(/\s+/u).length;
  if (open.length === 0 || length < FEWEST_WORDS || length > MOST_WORDS) return [];

  const [now = 0, ...scores] = await scorer.score([
    sentenceWith(text, span, mended),
    ...open.map(({ finding }) => sentenceWith(text, span, [...mended, finding])),
  ]);
  return open.flatMap(({ finding, marginNats }, at) => {
    const gain = (scores[at] ?? -Infinity) - now;
    // What the rules are sure of goes before; among these, the greatest gain.
    return gain < marginNats
      ? []
      : [{ ...finding, confidence: Math.min(SURE, 0.7 + gain / NATS_TO_CERTAINTY) }];
  });
}

const isInside = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** One space apart still counts: two changes side by side are mostly the same one said twice. */
const isNear = (a: Span, b: Span): boolean => a.start <= b.end + 1 && b.start <= a.end + 1;

/** As a recogniser would write it. */
function sentenceWith(text: string, span: Span, findings: readonly Finding[]): string {
  const shifted = findings.map(({ span: { start, end }, replacement }) => ({
    span: { start: Math.max(0, start - span.start), end: end - span.start },
    replacement,
  }));
  const written = applyFindings(text.slice(span.start, span.end), shifted)
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const capital = written.charAt(0).toUpperCase() + written.slice(1);
  return `${capital.replaceAll(/\bi\b/gu, 'I')}.`;
}
