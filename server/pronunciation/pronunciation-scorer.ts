import type { Result } from '../../core/shared/result.ts';

/** A word of the answer, as its author wrote it, and where it was spoken. Times count from the start of the samples. */
export interface PronouncedWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /**
   * How well the sound fits the word, 0 to 1: around 0.9 for clear speech, below 0.3 where another word was said. There only
   * where the scorer is sure enough to show it: not for function words, short words, names, or sound that fits nothing.
   */
  readonly goodness?: number;
  /** How much the figure is worth, 0 to 1, also where it is not shown. */
  readonly confidence: number;
}

export interface Pronunciation {
  /** Every word of the answer, in order. */
  readonly words: readonly PronouncedWord[];
}

export type PronunciationError =
  | { readonly kind: 'nothing-to-say' }
  | { readonly kind: 'no-speech' }
  | { readonly kind: 'answer-not-followed' };

/**
 * Says how well each word of a known answer was pronounced.
 *
 * - Takes 16 kHz mono samples and the answer as its author wrote it: capitals, punctuation, figures and short forms.
 * - An answer without a letter or digit is refused as `nothing-to-say`, silence as `no-speech`.
 * - Sound the answer cannot be laid over at all, as when it is too short for it, is refused as `answer-not-followed`.
 * - Words come in order and within the samples. The same samples and answer give the same figures, however loud they are.
 * - One answer at a time: await each call.
 */
export interface PronunciationScorer {
  score(samples: Float32Array, answer: string): Promise<Result<Pronunciation, PronunciationError>>;
}
