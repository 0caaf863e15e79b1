/** A Japanese prompt as the app speaks it. */
export interface SpokenPrompt {
  readonly id: string;
  /** Changes with the sound. */
  readonly version: string;
  readonly sound: Uint8Array;
}

/**
 * Tells whether English says what a spoken Japanese prompt says.
 *
 * - In nats a token, in the order they came: the more, the more it says the same. Form counts for nothing. Compare within a prompt only.
 * - Nothing where it cannot tell now, or no longer needs to: `signal` is aborted. With no sentences it only makes ready what it needs of the prompt.
 */
export interface MeaningScorer {
  score(
    prompt: SpokenPrompt,
    sentences: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly number[]>;
}

/** Where no model knows Japanese; it says so. */
export const noMeaning: MeaningScorer = { score: async () => [] };
