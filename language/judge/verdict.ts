export type WordMark = 'right' | 'missing' | 'extra' | 'replaced';

/** `right` and `replaced` have both sides, `missing` only what was expected, `extra` only what was said. */
export interface MarkedWord {
  readonly mark: WordMark;
  readonly expected?: string;
  readonly said?: string;
  /** How well a right word was pronounced, 0 to 1; there only where that is sure. */
  readonly goodness?: number;
}

export interface Verdict {
  /** `say-again`: what differs may be the machine's mistake, so it is not held against the learner. */
  readonly outcome: 'accepted' | 'not-accepted' | 'say-again';
  /** How sure the outcome is, 0 to 1. For `say-again`, how clearly the differing words were heard. */
  readonly confidence: number;
  /** The accepted answer nearest to what was said, as its author wrote it. */
  readonly nearest: string;
  readonly words: readonly MarkedWord[];
}

/** `confidence` is 0 to 1; typed words have 1. `text` may carry the recogniser's punctuation: pauses are read from it. */
export interface SaidWord {
  readonly text: string;
  readonly confidence: number;
}

/** Natural-log probabilities that the recogniser gives to whole sentences for the same audio. */
export interface Evidence {
  /** Of the transcript it chose freely. */
  readonly heardLogProbability: number;
  /** Of sentences it was made to follow: accepted answers, and near misses if there are any. */
  readonly candidates: readonly { readonly text: string; readonly logProbability: number }[];
}
