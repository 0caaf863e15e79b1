import { findRepairs } from '../fluency/find-repairs.ts';
import { isFilledPause, withoutFilledPauses } from '../fluency/hesitations.ts';
import type { TimedWord } from '../fluency/speech-timing.ts';

/**
 * Why a word of a speech is not proofread: `filler` only fills a pause, `taken-back` was said again or given up. `unclear` is
 * proofread, and what is found in it is doubtful.
 */
export type WordMark = 'filler' | 'taken-back' | 'unclear';

export interface MarkedSpokenWord extends TimedWord {
  readonly mark: WordMark | undefined;
}

export interface SpokenSentence {
  /** What was meant to be said: without fillers and what was taken back. */
  readonly said: string;
  /** Positions in the words of the speech, in order; one for each word of `said`. */
  readonly kept: readonly number[];
  /** From its first word to its last, with everything between. */
  readonly from: number;
  readonly to: number;
}

/** Recognisers are this unsure of words that they made up; the geometric mean of what the model thought of its tokens. */
const UNCLEAR_BELOW = 0.5;
/** A speaker who says so much without an end has ended somewhere that was not heard. */
const LONGEST_SENTENCE = 60;

/** Marks the words that are no part of the sentence that was meant. */
export function markWords(words: readonly TimedWord[]): readonly MarkedSpokenWord[] {
  const { said, hesitant } = withoutFilledPauses(words.map(({ text }, at) => ({ text, at })));
  const repairs = findRepairs(
    said.map(({ text }) => text),
    hesitant,
  );
  const givenUp = new Set(
    repairs.flatMap((repair) => repair.givenUp.map((index) => said[index]?.at)),
  );
  return words.map((word, at) => ({ ...word, mark: markOf(word, givenUp.has(at)) }));
}

function markOf({ text, confidence }: TimedWord, isGivenUp: boolean): WordMark | undefined {
  if (isFilledPause(text)) return 'filler';
  if (isGivenUp) return 'taken-back';
  return confidence < UNCLEAR_BELOW ? 'unclear' : undefined;
}

/** The sentences of a speech, by the marks a recogniser wrote; one without a word that was meant is left out. */
export function spokenSentences(words: readonly MarkedSpokenWord[]): readonly SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  let from = 0;
  words.forEach(({ text }, at) => {
    const isEnd = /[.!?]["')\]]*$/u.test(text) && !text.endsWith('...');
    if (!isEnd && at - from + 1 < LONGEST_SENTENCE && at + 1 < words.length) return;
    const kept = words
      .slice(from, at + 1)
      .flatMap(({ mark }, offset) =>
        mark === 'filler' || mark === 'taken-back' ? [] : [from + offset],
      );
    if (kept.length > 0) {
      const said = kept.map((index) => words[index]?.text ?? '').join(' ');
      sentences.push({ said: begun(said), kept, from, to: at + 1 });
    }
    from = at + 1;
  });
  return sentences;
}

/** What a filler or a false start stood before begins with a small letter; the length stays. */
const begun = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
