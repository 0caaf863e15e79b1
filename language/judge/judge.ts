import { wordsOf } from '../normalise/normalise.ts';
import { nearestAccepted, type Accepted } from '../wordings/accepted-wordings.ts';
import { compare } from './compare.ts';
import { findOtherFacts } from './compare-facts.ts';
import { asSaid, findReasons, type Reasons } from './find-reasons.ts';
import { mendSpelling } from './mend-spelling.ts';
import { noteWriting } from './note-writing.ts';
import { remarkText } from './remark-texts.ts';
import { suspectMistakes } from './suspect-mistakes.ts';
import { saidWords } from './said-words.ts';
import { weighSound } from './weigh-sound.ts';
import type { Comparison, Evidence, SaidWord, Verdict } from './verdict.ts';

/** Above it she is told that it was right, below the other it is judged by its words; in between she is asked again. */
const SURELY_SAID = 0.65;
const SURELY_NOT_SAID = 0.29;

/** What an answer is judged by. */
export interface Expected extends Accepted {
  /** What Japanese speakers say instead, never right. */
  readonly wrong: readonly string[];
}

/**
 * What becomes of an answer.
 *
 * - It is right where it says the same as an accepted wording: writing, hesitations and corrections of oneself never matter.
 * - It is wrong only with a reason: a listed mistake, a difference that is a known kind of mistake, a finding of the proofreader,
 *   another meaning, or what a language model names. Whatever else is not on the list is `unlisted`.
 * - Spoken words that were heard unclearly are asked again, typed ones (confidence 1) never.
 *
 * Throws RangeError when no answer is accepted at all: such a question cannot be asked.
 */
export function judge(
  said: readonly SaidWord[],
  expected: Expected,
  evidence: Evidence = {},
): Verdict {
  const { hearings = [] } = evidence;
  const last = hearings.at(-1);
  if (last === undefined) return judgeWords(said, expected, evidence);
  const { chance, isMistakeWritten, isMistakeLikely } = weighSound(hearings);
  if (chance >= SURELY_SAID) {
    const words = said.flatMap(({ text }) => wordsOf(text));
    // "Fifty" for "fifteen", "should going" for "should be going": asked again, never taken for right.
    const isDoubtful = isMistakeLikely || findOtherFacts(words, [last.wording]).length > 0;
    return isDoubtful
      ? { ...judgeWords(said, expected, evidence), outcome: 'say-again' }
      : rightWording(last.wording, chance);
  }
  const verdict = judgeWords(said, expected, evidence);
  const isErased = verdict.outcome === 'right' || verdict.outcome === 'right-with-note';
  const isUnclear = chance > SURELY_NOT_SAID && !isMistakeWritten;
  if (!isUnclear && !isErased) return verdict;
  if (isUnclear || last.rival === undefined) return { ...verdict, outcome: 'say-again' };
  // The models mended it: what fits the sound better is what was said.
  return judgeWords(saidWords(last.rival, 1 - chance), expected, evidence);
}

/** What was said with each suspected mistake mended alone: how much likelier it is so tells whether it is one. */
export function suspectedIn(said: readonly SaidWord[], expected: Accepted): readonly string[] {
  const words = said.flatMap(({ text }) => wordsOf(text));
  const comparison = compare(said, nearestAccepted(expected, words));
  return suspectMistakes(words, comparison).map(({ mended }) => mended);
}

/** By the words alone. */
function judgeWords(said: readonly SaidWord[], expected: Expected, evidence: Evidence): Verdict {
  const words = said.flatMap(({ text }) => wordsOf(text));
  const accepted = nearestAccepted(expected, words);
  const comparison = compare(said, accepted);
  const isTyped = said.every(({ confidence }) => confidence === 1);
  if (comparison.outcome === 'accepted') return right(comparison, isTyped ? words : []);

  const mended = isTyped ? rightButForSpelling(words, expected, accepted, evidence) : undefined;
  if (mended !== undefined) return mended;
  if (comparison.outcome === 'say-again') return { outcome: 'say-again', ...shown(comparison) };
  const reasons = findReasons({
    said,
    words,
    wrong: expected.wrong,
    accepted,
    comparison,
    evidence,
  });
  if (reasons !== undefined) return wrong(comparison, reasons);
  return evidence.model?.outcome === 'right'
    ? { outcome: 'right', ...shown(comparison), words: asSaid(words) }
    : { outcome: 'unlisted', ...shown(comparison), words: [] };
}

/** All its words are right, however they were written down. */
const rightWording = (wording: string, confidence: number): Verdict => ({
  outcome: 'right',
  nearest: wording,
  confidence,
  words: wordsOf(wording).map((word) => ({ mark: 'right', expected: word, said: word })),
});

const shown = ({ nearest, confidence, words }: Comparison) => ({ nearest, confidence, words });

function right(comparison: Comparison, typed: readonly string[]): Verdict {
  const remarks =
    typed.length === 0 ? [] : noteWriting(comparison.steps, typed, comparison.nearest);
  return remarks.length === 0
    ? { outcome: 'right', ...shown(comparison) }
    : { outcome: 'right-with-note', remarks, ...shown(comparison) };
}

function rightButForSpelling(
  typed: readonly string[],
  expected: Expected,
  accepted: readonly string[],
  { isWord }: Evidence,
): Verdict | undefined {
  if (isWord === undefined) return undefined;
  const { words, slips } = mendSpelling(typed, accepted, isWord);
  if (slips.length === 0) return undefined;
  const comparison = compare(saidWords(words.join(' ')), nearestAccepted(expected, words));
  if (comparison.outcome !== 'accepted') return undefined;
  const remarks = slips.map(({ said, right: spelled }) => ({
    kind: 'spelling' as const,
    said,
    right: spelled,
    why: remarkText('spelling', said, spelled),
  }));
  return { outcome: 'right-with-note', remarks, ...shown(comparison) };
}

const wrong = (comparison: Comparison, { remarks, words }: Reasons): Verdict => ({
  outcome: 'wrong',
  remarks,
  ...shown(comparison),
  words,
});
