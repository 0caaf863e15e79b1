import type { Candidate } from '../../language/issues/candidates/candidate.ts';
import { cutLongSentence } from '../../language/issues/candidates/cut-long-sentence.ts';
import { suggestEdits } from '../../language/issues/candidates/suggest-edits.ts';
import { findAllIssues } from '../../language/issues/find-issues.ts';
import { isInside, SURE, type Finding, type Span } from '../../language/issues/finding.ts';
import type { HarperLinter } from './harper-linter.ts';
import { tagText } from './wink-tagger.ts';

export interface SuspectSentence {
  readonly span: Span;
  /** What only a language model can decide, the rules' own doubts first. */
  readonly candidates: readonly Candidate[];
}

export interface Suspicions {
  /** What the rules and the linter are sure of; these may contradict each other. */
  readonly findings: readonly Finding[];
  readonly sentences: readonly SuspectSentence[];
}

/** A rule that is less sure wants more proof. */
const NATS_PER_DOUBT = 10;

export async function findSuspicions(harper: HarperLinter, text: string): Promise<Suspicions> {
  const tagged = tagText(text);
  const own = findAllIssues(tagged);
  const linted = await harper.lint(text);
  const doubts = own.filter(({ confidence }) => confidence < SURE);
  const sentences = tagged.flatMap(cutLongSentence).map((sentence) => {
    const span = {
      start: sentence.words[0]?.start ?? 0,
      end: sentence.words.at(-1)?.end ?? text.length,
    };
    const doubted = doubts
      .filter((finding) => isInside(finding.span, span))
      .map((finding) => ({ finding, marginNats: (SURE - finding.confidence) * NATS_PER_DOUBT }));
    return { span, candidates: [...doubted, ...suggestEdits(sentence)] };
  });
  return {
    findings: [...own, ...linted].filter(({ confidence }) => confidence >= SURE),
    sentences,
  };
}
