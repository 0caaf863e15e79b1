import { wordsOf } from '../normalise/normalise.ts';
import { spokenForm } from '../normalise/spoken-form.ts';
import { nearestAccepted, type Accepted } from '../wordings/accepted-wordings.ts';
import { compare } from './compare.ts';
import { findOtherFacts } from './compare-facts.ts';
import { saidWords, textOf } from './said-words.ts';
import type { Hearing, SaidWord } from './verdict.ts';
import { weighSound } from './weigh-sound.ts';

/** Above it she is told that it was right, below the other it is judged by its words; in between she is asked again. */
const SURELY_SAID = 0.65;
const SURELY_NOT_SAID = 0.29;

/** The words of an answer, and what its sound settles of them. */
export type SettledAnswer = {
  /** By which it is judged: not what the models wrote where they mended what she said. */
  readonly said: readonly SaidWord[];
} & (
  | { readonly kind: 'typed' }
  /** This accepted wording was said. */
  | { readonly kind: 'wording'; readonly wording: string; readonly confidence: number }
  | { readonly kind: 'unclear' }
  /** The words decide; `isSure` where it does not matter how clearly each of them was heard. */
  | { readonly kind: 'words'; readonly isSure: boolean }
);

/** What is written is what was meant. */
export const typedAnswer = (text: string): SettledAnswer => ({
  kind: 'typed',
  said: saidWords(text),
});

/** By what the models heard, the more careful last; without them the words decide as they are. */
export function settleSound(
  said: readonly SaidWord[],
  expected: Accepted,
  hearings: readonly Hearing[],
): SettledAnswer {
  const last = hearings.at(-1);
  if (last === undefined) return { kind: 'words', said, isSure: false };
  const { chance, isMistakeLikely } = weighSound(hearings);
  const words = said.flatMap(({ text }) => wordsOf(text));
  if (chance >= SURELY_SAID) {
    // "Fifty" for "fifteen", "should going" for "should be going": asked again, never taken for right.
    const isDoubtful = isMistakeLikely || findOtherFacts(words, [last.wording]).length > 0;
    return isDoubtful
      ? { kind: 'unclear', said }
      : { kind: 'wording', said, wording: last.wording, confidence: chance };
  }
  const isSurelyNot = chance <= SURELY_NOT_SAID;
  if (compare(said, nearestAccepted(expected, words)).outcome !== 'accepted')
    return isSurelyNot || isMistakeLikely
      ? { kind: 'words', said, isSure: isSurelyNot && isMistakeLikely }
      : { kind: 'unclear', said };
  // The models mended it, where what learners say instead fits the sound better, or one of them wrote that.
  const { rival } = last;
  const isMended =
    rival !== undefined && ((isSurelyNot && last.aheadNats < 0) || wrote(hearings, rival));
  return isMended
    ? { kind: 'words', said: saidWords(rival, 1 - chance), isSure: false }
    : { kind: 'unclear', said };
}

const wrote = (hearings: readonly Hearing[], text: string): boolean =>
  hearings.some(({ said }) => spokenForm(textOf(said)) === spokenForm(text));
