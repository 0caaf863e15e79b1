import { markWords } from '../align/mark-words.ts';
import { wordsOf } from '../normalise/normalise.ts';
import { findDifferences, meanConfidence, type Difference } from './find-differences.ts';
import { findNearest, type Nearest } from './find-nearest.ts';
import type { Comparison, SaidWord } from './verdict.ts';

/** A recogniser that gives less than this to a word is choosing between it and others. */
const HEARD_CLEARLY = 0.6;
/** Only typed words are this certain: there is no recogniser between the learner and us to blame. */
const CERTAIN = 0.999;

/**
 * Whether what was said is one of the accepted answers.
 *
 * - Writing never matters: case, punctuation, contractions, numbers, British or American spelling, words spelt
 *   differently that sound the same. Nor do hesitations, openers and corrections of oneself.
 * - A difference heard clearly is the learner's. One heard unclearly, or one of mere sound, is asked again.
 * - Typed words (confidence 1) are never asked again, unless nothing was written.
 * - `accepted` has only right words. They rebuild `nearest`, and what was said without what was set aside.
 *
 * Throws RangeError when no answer is accepted at all: such a question cannot be asked.
 */
export function compare(said: readonly SaidWord[], accepted: readonly string[]): Comparison {
  if (accepted.length === 0) throw new RangeError('a question needs an accepted answer');

  const heard = said.flatMap(({ text, confidence }) =>
    wordsOf(text).map((word): SaidWord => ({ text: word, confidence: within01(confidence) })),
  );
  const texts = heard.map((word) => word.text);
  const nearest = findNearest(texts, accepted);
  const differences = findDifferences(nearest.steps, heard);
  const answer = {
    nearest: nearest.answer,
    steps: nearest.steps,
    words: markWords(nearest.steps, wordsOf(nearest.answer), texts),
  };
  if (differences.length === 0) {
    const spoken = nearest.steps.flatMap((step) => step.said);
    return { outcome: 'accepted', confidence: meanConfidence(spoken, heard), ...answer };
  }
  if (!saidSomething(nearest)) return { outcome: 'say-again', confidence: 0, ...answer };
  const confidence = Math.max(...differences.map((difference) => difference.confidence));
  const outcome = differences.some(isLearners) ? 'not-accepted' : 'say-again';
  return { outcome, confidence, ...answer };
}

const saidSomething = (nearest: Nearest): boolean =>
  nearest.steps.some((step) => step.kind !== 'passed-over' && step.said.length > 0);

const isLearners = ({ confidence, isMatterOfSound }: Difference): boolean =>
  confidence >= CERTAIN || (confidence >= HEARD_CLEARLY && !isMatterOfSound);

const within01 = (confidence: number): number => Math.min(1, Math.max(0, confidence));
