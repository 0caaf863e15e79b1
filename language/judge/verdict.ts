import type { Step } from '../align/align.ts';
import type { Finding, IssueKind, Why } from '../issues/finding.ts';

export type WordMark = 'right' | 'missing' | 'extra' | 'replaced';

/** `right` and `replaced` have both sides, `missing` only what was expected, `extra` only what was said. */
export interface MarkedWord {
  readonly mark: WordMark;
  readonly expected?: string;
  readonly said?: string;
  /** How well a right word was pronounced, 0 to 1; there only where that is sure. */
  readonly goodness?: number;
}

/** `confidence` is 0 to 1; typed words have 1. `text` may carry the recogniser's punctuation: pauses are read from it. */
export interface SaidWord {
  readonly text: string;
  readonly confidence: number;
}

/** What one model heard, and how well the accepted wordings go with the sound, by its natural-log probabilities. */
export interface Hearing {
  /** What it wrote by itself. */
  readonly said: readonly SaidWord[];
  /** The accepted wording that fits best. */
  readonly wording: string;
  /** What fits best of all that learners may say instead; nothing where there is no such sentence. */
  readonly rival: string | undefined;
  /** By how much the wording fits better than the rival; negative where it fits worse. */
  readonly aheadNats: number;
  /** By how much it fits worse than what the model wrote; never negative. */
  readonly behindNats: number;
}

/** What was said beside the accepted wording nearest to it. */
export interface Comparison {
  /** `say-again`: what differs may be the machine's mistake, so it is not held against the learner. */
  readonly outcome: 'accepted' | 'not-accepted' | 'say-again';
  /** How sure the outcome is, 0 to 1. For `say-again`, how clearly the differing words were heard. */
  readonly confidence: number;
  /** The accepted answer nearest to what was said, as its author wrote it. */
  readonly nearest: string;
  /** From that answer to what was said. */
  readonly steps: readonly Step[];
  readonly words: readonly MarkedWord[];
}

/** What a language model says of an answer that is on no list. */
export type ModelVerdict =
  | { readonly outcome: 'right' }
  | { readonly outcome: 'wrong'; readonly remark: Remark };

/** What the judge knows beside the words of an answer; whatever is missing is not held against the learner. */
export interface Evidence {
  /** What the proofreader finds in the answer as it was said, and a language model does not find likelier as it is. */
  readonly findings?: readonly Finding[];
  /** By how many nats people are likelier to say it with each suspected mistake mended, in the order of `suspectMistakes`. */
  readonly gains?: readonly number[];
  /** How well each translates the Japanese prompt, in nats a token: the answer, and the accepted wording nearest to it. */
  readonly meaning?: { readonly said: number; readonly nearest: number };
  readonly model?: ModelVerdict;
  /** Whether a word is English; without it no word is taken for a slip of the pen. */
  readonly isWord?: (word: string) => boolean;
}

export type RemarkKind = IssueKind | 'homophone' | 'british' | 'fact' | 'meaning' | 'listed';

/** What the judge has to say of some words of an answer. */
export interface Remark {
  readonly kind: RemarkKind;
  /** The words as they were said, and as they are right; either may be empty. */
  readonly said: string;
  readonly right: string;
  readonly why: Why;
}

interface Judged {
  /** The accepted wording nearest to what was said. */
  readonly nearest: string;
  /** How sure the outcome is, 0 to 1. */
  readonly confidence: number;
  /** What was said, word by word. Only what a remark is about is other than `right`; empty where there is nothing to compare with. */
  readonly words: readonly MarkedWord[];
}

export type Verdict = Judged &
  (
    | { readonly outcome: 'right' }
    /** Right, and something to know about how it was written. */
    | { readonly outcome: 'right-with-note'; readonly remarks: readonly Remark[] }
    /** Not on the list, and no mistake was found: it may well be right. */
    | { readonly outcome: 'unlisted' }
    /** Never without a reason that the learner can read. */
    | { readonly outcome: 'wrong'; readonly remarks: readonly Remark[] }
    /** Not heard clearly enough to judge: nothing is held against the learner. */
    | { readonly outcome: 'say-again' }
  );

/** What there is to read of a verdict: the reasons of a wrong one, the notes of a right one. */
export const remarksOf = (verdict: Verdict): readonly Remark[] =>
  verdict.outcome === 'wrong' || verdict.outcome === 'right-with-note' ? verdict.remarks : [];
