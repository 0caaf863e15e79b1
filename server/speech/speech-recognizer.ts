import type { Result } from '../../core/shared/result.ts';

/** One word as it was heard. Times count from the start of the audio that was given. */
export interface HeardWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** 0 to 1: the geometric mean of the probabilities of the word's tokens. */
  readonly confidence: number;
}

/** A sentence the speaker may have said, and how well the audio supports it. */
export interface ScoredCandidate {
  readonly text: string;
  /** Natural log of the probability of the whole sentence given the audio; compare within one audio only. */
  readonly logProbability: number;
}

export interface Transcript {
  readonly text: string;
  readonly words: readonly HeardWord[];
  /** 0 to 1 over the whole transcript. */
  readonly confidence: number;
  /** From the first to the last sound of speech. */
  readonly speechStartMs: number;
  readonly speechEndMs: number;
  /** The free transcript's own score, on the scale of `candidates`. */
  readonly logProbability: number;
  readonly candidates: readonly ScoredCandidate[];
}

export type RecognitionError =
  | { readonly kind: 'no-speech' }
  | { readonly kind: 'speech-engine-loading'; readonly progress: number }
  | { readonly kind: 'speech-engine-busy' }
  | { readonly kind: 'speech-engine-failed' };

/**
 * Turns English speech into words.
 *
 * - Takes 16 kHz mono samples from -1 to 1, up to 3 minutes.
 * - Silence, noise and music are refused as `no-speech`; words are never invented for them.
 * - Never blocks the caller's event loop, and settles every request, also when its engine dies midway.
 * - Refuses with `speech-engine-busy` when its queue is full, with `speech-engine-loading` before the model is ready.
 * - `close` ends the engine; requests after it are refused as `speech-engine-failed`.
 */
export interface SpeechRecognizer {
  recognize(
    samples: Float32Array,
    options?: { readonly candidates?: readonly string[] },
  ): Promise<Result<Transcript, RecognitionError>>;
  /** 0 to 1 while loading, 1 once ready. */
  readiness(): number;
  close(): Promise<void>;
}
