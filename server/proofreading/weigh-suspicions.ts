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
/**
 * What is right to mend makes a sentence likelier: of 154 such changes by sure rules all but three gained more than this. A
 * rule that was wrong mostly makes it less likely.
 */
const SURE_GAIN_NATS = 0.5;

/** Decides what is told to the learner: what is sure, and what a language model agrees with. */
export async function weighSuspicions(
  text: string,
  { findings, sentences }: Suspicions,
  scorer: SentenceScorer | undefined,
): Promise<Proofreading> {
  const claimed = withoutOverlaps(findings);
  const vetoed: Finding[] = [];
  const agreed: Finding[] = [];
  if (scorer !== undefined) {
    for (const sentence of sentences) {
      vetoed.push(...(await unlikely(scorer, text, sentence.span, claimed)));
      const sure = claimed.filter((finding) => !vetoed.includes(finding));
      agreed.push(...(await ask(scorer, text, sentence, sure)));
    }
  }
  const sure = claimed.filter((finding) => !vetoed.includes(finding));
  const told = withoutOverlaps([...sure, ...agreed]);
  return { findings: told, corrected: applyFindings(text, told) };
}

/** What a rule is sure of, and nobody would say. */
async function unlikely(
  scorer: SentenceScorer,
  text: string,
  span: Span,
  claimed: readonly Finding[],
): Promise<readonly Finding[]> {
  const own = claimed.filter((finding) => isInside(finding.span, span));
  if (own.length === 0 || !canBeWeighed(text, span)) return [];
  const [now = 0, ...scores] = await scorer.score([
    sentenceWith(text, span, []),
    ...own.map((finding) => sentenceWith(text, span, [finding])),
  ]);
  if (scores.length === 0) return [];
  return own.filter((_, at) => (scores[at] ?? Infinity) - now < SURE_GAIN_NATS);
}

function canBeWeighed(text: string, { start, end }: Span): boolean {
  const length = text.slice(start, end).split(/\s+/u).length;
  return length >= FEWEST_WORDS && length <= MOST_WORDS;
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
  if (open.length === 0 || !canBeWeighed(text, span)) return [];

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
