import type { Candidate } from '../../language/issues/candidates/candidate.ts';
import { cutLongSentence } from '../../language/issues/candidates/cut-long-sentence.ts';
import {
  findCandidates,
  findTellingChange,
} from '../../language/issues/candidates/find-candidates.ts';
import { findAllIssues } from '../../language/issues/find-issues.ts';
import { isInside, isNear, SURE, type Finding, type Span } from '../../language/issues/finding.ts';
import { FormCheck } from '../../language/issues/form/form-check.ts';
import type { TaggedSentence } from '../../language/issues/tagged-word.ts';
import { withoutOverlaps } from '../../language/issues/without-overlaps.ts';
import type { LinkParser } from '../../language/link-grammar/parser.ts';
import type { HarperLinter } from './harper-linter.ts';
import { tagText } from './wink-tagger.ts';

export interface SuspectSentence {
  readonly span: Span;
  /** The mark it ends with, if it has one. */
  readonly endsWith: string;
  /** How many it has; a short form is two. */
  readonly words: number;
  /** What only a language model can decide, the rules' own doubts first. */
  readonly candidates: readonly Candidate[];
}

export interface Suspicions {
  /** What the rules, the linter and the grammar are sure of; these may contradict each other. */
  readonly findings: readonly Finding[];
  readonly sentences: readonly SuspectSentence[];
}

export interface ProofreadingTools {
  readonly harper: HarperLinter;
  readonly grammar: LinkParser;
}

export interface SuspicionOptions {
  /** Whether what cannot be decided here will be weighed by a language model. */
  readonly hasScorer: boolean;
  /** Only sentences that share something with these are looked at. */
  readonly within?: readonly Span[] | undefined;
}

/** A rule that is less sure wants more proof. */
const NATS_PER_DOUBT = 10;
/** Of the parser, for one sentence: some 25 ms, and 60 where a language model will take much longer. */
const WORK = { alone: 400_000, withScorer: 900_000 };
/** Of the parser, for a text of many sentences: some two seconds. */
const WORK_OF_TEXT = 30_000_000;

/** With a scorer to come, candidates are looked for; without one, only what the form of a sentence tells by itself. */
export async function findSuspicions(
  { harper, grammar }: ProofreadingTools,
  text: string,
  { hasScorer, within }: SuspicionOptions,
): Promise<Suspicions> {
  const tagged = tagText(text);
  const isWanted = ({ start, end }: Span): boolean =>
    within === undefined || within.some((span) => start <= span.end && span.start <= end);
  const pieces = tagged.flatMap(cutLongSentence).filter((piece) => isWanted(spanOf(piece)));
  const isRead = ({ span }: Finding): boolean =>
    within === undefined || pieces.some((piece) => isInside(span, spanOf(piece)));
  const own = findAllIssues(tagged).filter(isRead);
  const { findings: linted } = await harper.lint(text);
  // Side by side, the two mostly say the same, and both at once would be nonsense.
  const found = [
    ...own,
    ...linted.filter(
      (finding) => isRead(finding) && !own.some((other) => isNear(finding.span, other.span)),
    ),
  ];
  const sure = withoutOverlaps(found.filter(({ confidence }) => confidence >= SURE));
  const doubts = own.filter(({ confidence }) => confidence < SURE);
  const told: Finding[] = [];
  const work = Math.min(hasScorer ? WORK.withScorer : WORK.alone, WORK_OF_TEXT / pieces.length);
  const sentences = pieces.map((sentence) => {
    const span = spanOf(sentence);
    const mended = sure.filter((finding) => isInside(finding.span, span));
    const check = new FormCheck(grammar, work);
    const telling = hasScorer ? undefined : findTellingChange(sentence, span, mended, check);
    if (telling !== undefined) told.push(telling);
    const doubted = doubts
      .filter((finding) => isInside(finding.span, span))
      .map((finding) => ({ finding, marginNats: (SURE - finding.confidence) * NATS_PER_DOUBT }));
    const candidates = hasScorer ? findCandidates(sentence, span, mended, check) : [];
    return {
      span,
      endsWith: sentence.endsWith,
      words: sentence.words.length,
      candidates: [...doubted, ...candidates],
    };
  });
  return {
    findings: [...found.filter(({ confidence }) => confidence >= SURE), ...told],
    sentences,
  };
}

const spanOf = ({ words }: TaggedSentence): Span => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});
