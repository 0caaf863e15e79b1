import { applyFindings } from '../../language/issues/apply-findings.ts';
import { MOST_CANDIDATES } from '../../language/issues/candidates/suggest-edits.ts';
import { isInside, SURE, type Finding, type Span } from '../../language/issues/finding.ts';
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
  let sure = withoutOverlaps(findings);
  const agreed: Finding[] = [];
  if (scorer !== undefined) {
    for (const sentence of sentences) {
      const weigh: Weigh = (mended, changes) =>
        gainsOf(scorer, text, sentence.span, mended, changes);
      const vetoed = await unlikely(weigh, ofSentence(sure, sentence));
      sure = sure.filter((finding) => !vetoed.includes(finding));
      agreed.push(...(await agreedOn(weigh, sentence, ofSentence(sure, sentence))));
    }
  }
  const told = withoutOverlaps([...sure, ...agreed]);
  return { findings: told, corrected: applyFindings(text, told) };
}

/** By how many nats each change makes the sentence likelier, once `mended` is; none where that cannot be told. */
type Weigh = (
  mended: readonly Finding[],
  changes: readonly Finding[],
) => Promise<readonly number[]>;

async function gainsOf(
  scorer: SentenceScorer,
  text: string,
  span: Span,
  mended: readonly Finding[],
  changes: readonly Finding[],
): Promise<readonly number[]> {
  const length = text.slice(span.start, span.end).split(/\s+/u).length;
  if (changes.length === 0 || length < FEWEST_WORDS || length > MOST_WORDS) return [];
  const [now = 0, ...scores] = await scorer.score([
    sentenceWith(text, span, mended),
    ...changes.map((change) => sentenceWith(text, span, [...mended, change])),
  ]);
  return scores.map((score) => score - now);
}

const ofSentence = (findings: readonly Finding[], { span }: SuspectSentence): readonly Finding[] =>
  findings.filter((finding) => isInside(finding.span, span));

/** What a rule is sure of, and nobody would say. */
async function unlikely(weigh: Weigh, sure: readonly Finding[]): Promise<readonly Finding[]> {
  const gains = await weigh([], sure);
  return sure.filter((_, at) => (gains[at] ?? Infinity) < SURE_GAIN_NATS);
}

async function agreedOn(
  weigh: Weigh,
  { candidates }: SuspectSentence,
  mended: readonly Finding[],
): Promise<readonly Finding[]> {
  const open = candidates
    .filter(({ finding }) => !mended.some((other) => isNear(finding.span, other.span)))
    .slice(0, MOST_CANDIDATES);
  const gains = await weigh(
    mended,
    open.map(({ finding }) => finding),
  );
  return open.flatMap(({ finding, marginNats }, at) => {
    const gain = gains[at] ?? -Infinity;
    // What the rules are sure of goes before; among these, the greatest gain.
    return gain < marginNats
      ? []
      : [{ ...finding, confidence: Math.min(SURE, 0.7 + gain / NATS_TO_CERTAINTY) }];
  });
}

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
