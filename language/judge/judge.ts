import { wordsOf } from '../normalise/normalise.ts';
import { nearestAccepted, type Accepted } from '../wordings/accepted-wordings.ts';
import { compare } from './compare.ts';
import { asSaid, findReasons, type Reasons } from './find-reasons.ts';
import { mendSpelling } from './mend-spelling.ts';
import { noteWriting } from './note-writing.ts';
import { remarkText } from './remark-texts.ts';
import { suspectMistakes } from './suspect-mistakes.ts';
import { saidWords } from './said-words.ts';
import type { SettledAnswer } from './settle-sound.ts';
import type { Comparison, Evidence, SaidWord, Verdict } from './verdict.ts';

/** Where the sound is sure, a word that was heard less clearly is still no reason to judge. */
const HEARD_AT_ALL = 0.4;

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
 * - Spoken words that were heard unclearly are asked again, typed ones never.
 *
 * Throws RangeError when no answer is accepted at all: such a question cannot be asked.
 */
export function judge(answer: SettledAnswer, expected: Expected, evidence: Evidence = {}): Verdict {
  switch (answer.kind) {
    case 'wording':
      return rightWording(answer.wording, answer.confidence);
    case 'unclear':
      return { ...judgeWords(answer, expected, evidence), outcome: 'say-again' };
    case 'typed':
    case 'words':
      return judgeWords(answer, expected, evidence);
  }
}

/** What was said with each suspected mistake mended alone: how much likelier it is so tells whether it is one. */
export function suspectedIn(said: readonly SaidWord[], expected: Accepted): readonly string[] {
  const words = said.flatMap(({ text }) => wordsOf(text));
  const comparison = compare(said, nearestAccepted(expected, words));
  return suspectMistakes(words, comparison).map(({ mended }) => mended);
}

/** By the words alone; where they are not sure, one that was heard unclearly is asked again. */
function judgeWords(answer: SettledAnswer, expected: Expected, evidence: Evidence): Verdict {
  const { said } = answer;
  const words = said.flatMap(({ text }) => wordsOf(text));
  const accepted = nearestAccepted(expected, words);
  const comparison = compare(said, accepted);
  const isTyped = answer.kind === 'typed';
  if (comparison.outcome === 'accepted') return right(comparison, isTyped ? words : []);

  const mended = isTyped ? rightButForSpelling(words, expected, accepted, evidence) : undefined;
  if (mended !== undefined) return mended;
  const isSure = answer.kind === 'words' && answer.isSure;
  const isHeard = isSure && comparison.confidence >= HEARD_AT_ALL;
  if (comparison.outcome === 'say-again' && !isHeard)
    return { outcome: 'say-again', ...shown(comparison) };
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
