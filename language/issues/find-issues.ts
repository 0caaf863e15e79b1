import type { Finding } from './finding.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import type { TaggedSentence } from './tagged-word.ts';
import { withoutOverlaps } from './without-overlaps.ts';

/** What every rule says of a text; rules may contradict each other here. */
export const findAllIssues = (sentences: readonly TaggedSentence[]): readonly Finding[] =>
  sentences.flatMap((sentence) => ALL_RULES.flatMap((rule) => rule(sentence)));

/** What is wrong in a text, in its order, never overlapping. */
export const findIssues = (sentences: readonly TaggedSentence[]): readonly Finding[] =>
  withoutOverlaps(findAllIssues(sentences));
