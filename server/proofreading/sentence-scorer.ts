/**
 * Tells how likely sentences are as English.
 *
 * - Gives the natural-log probability of each whole sentence, in the order they came; of an empty list, nothing.
 * - Gives an empty list when it cannot tell now, or no longer needs to: `signal` is aborted.
 * - A British spelling is as likely as the American one.
 * - Only differences between sentences of one call mean something.
 */
export interface SentenceScorer {
  score(sentences: readonly string[], signal?: AbortSignal): Promise<readonly number[]>;
}
