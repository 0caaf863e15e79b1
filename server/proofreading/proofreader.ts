import type { Result } from '../../core/shared/result.ts';
import type { Finding } from '../../language/issues/finding.ts';

export interface Proofreading {
  /** In the order of the text, never overlapping. */
  readonly findings: readonly Finding[];
  /** The text with every finding mended. */
  readonly corrected: string;
  /** As `corrected`, and as one would write it: capitals, apostrophes and the mark at the end are no findings. */
  readonly written: string;
}

export type ProofreadingError =
  | { readonly kind: 'text-too-long'; readonly limit: number }
  | { readonly kind: 'proofreader-busy' }
  | { readonly kind: 'proofreader-failed' }
  /** No caller waits for it any more. */
  | { readonly kind: 'cancelled' };

/** In UTF-16 units: ten times what one can say in a minute. */
export const LONGEST_TEXT = 10_000;

/**
 * Finds what is wrong in English that a learner said or wrote.
 *
 * - Spans lie in the text and never overlap; mending them all gives `corrected`.
 * - What is right is left alone, and so is how people speak: missing capitals and punctuation, hesitations,
 *   contractions and fragments.
 * - Any text may be given, with or without punctuation, in any language; longer than `LONGEST_TEXT` is refused.
 * - The caller's event loop goes on while it works.
 * - Once `signal` is aborted it is refused as `cancelled`: what waits is not begun, and what is begun ends where it can.
 * - Every request settles. After `close` all are refused as `proofreader-failed`; closing twice is safe.
 */
export interface Proofreader {
  proofread(text: string, signal?: AbortSignal): Promise<Result<Proofreading, ProofreadingError>>;
  close(): Promise<void>;
}
