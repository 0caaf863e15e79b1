import { markWords } from '../align/mark-words.ts';
import { wordsOf } from '../normalise/normalise.ts';
import { findDifferences, meanConfidence, type Difference } from './find-differences.ts';
import { findNearest, type Nearest } from './find-nearest.ts';
import type { Evidence, SaidWord, Verdict } from './verdict.ts';
import { weighEvidence, type Support } from './weigh-evidence.ts';

/** A recogniser that gives less than this to a word is choosing between it and others. */
const HEARD_CLEARLY = 0.6;
/** Only typed words are this certain: there is no recogniser between the learner and us to blame. */
const CERTAIN = 0.999;
/** With more words that differ, another sentence was said, however well an answer fits the audio. */
const MOST_WORDS_TO_EXCUSE = 3;

/**
 * Whether what was said is one of the accepted answers.
 *
 * - Writing never matters: case, punctuation, contractions, numbers, British or American spelling, words spelt
 *   differently that sound the same. Nor do hesitations, openers and corrections of oneself.
 * - A difference heard clearly is the learner's. One heard unclearly, or one of mere sound, is asked again.
 * - Typed words (confidence 1) are never asked again, unless nothing was written.
 * - `accepted` has only right words. They rebuild `nearest`, and what was said without what was set aside; where
 *   the evidence overrules the transcript, both sides are the answer's words.
 *
 * Throws RangeError when no answer is accepted at all: such a question cannot be asked.
 */
export function judge(
  said: readonly SaidWord[],
  accepted: readonly string[],
  evidence?: Evidence,
): Verdict {
  if (accepted.length === 0) throw new RangeError('a question needs an accepted answer');

  const heard = said.flatMap(({ text, confidence }) =>
    wordsOf(text).map((word): SaidWord => ({ text: word, confidence: within01(confidence) })),
  );
  const nearest = findNearest(
    heard.map((word) => word.text),
    accepted,
  );
  const differences = findDifferences(nearest.steps, heard);
  const support =
    evidence && weighEvidence(evidence, accepted, heard.map((word) => word.text).join(' '));
  const overruled =
    support !== undefined && overrules(support, nearest, differences) ? support : undefined;

  return overruled === undefined
    ? verdictFrom(nearest, heard, differences, support)
    : {
        outcome: 'accepted',
        confidence: Math.exp(-overruled.gapNats / 8),
        nearest: overruled.answer,
        words: wordsOf(overruled.answer).map((word) => ({
          mark: 'right',
          expected: word,
          said: word,
        })),
      };
}

function verdictFrom(
  nearest: Nearest,
  heard: readonly SaidWord[],
  differences: readonly Difference[],
  support: Support | undefined,
): Verdict {
  const words = markWords(
    nearest.steps,
    wordsOf(nearest.answer),
    heard.map((word) => word.text),
  );
  const spoken = nearest.steps.flatMap((step) => step.said);
  const answer = { nearest: nearest.answer, words };

  if (differences.length === 0)
    return { outcome: 'accepted', confidence: meanConfidence(spoken, heard), ...answer };
  const clearest = Math.max(...differences.map((difference) => difference.confidence));
  if (!saidSomething(nearest)) return { outcome: 'say-again', confidence: 0, ...answer };
  const mayBeOurs = support?.strength === 'undecided' && isNearlyRight(nearest, differences);
  const outcome = mayBeOurs || !differences.some(isLearners) ? 'say-again' : 'not-accepted';
  return { outcome, confidence: clearest, ...answer };
}

const saidSomething = (nearest: Nearest): boolean =>
  nearest.steps.some((step) => step.kind !== 'passed-over' && step.said.length > 0);

const isLearners = ({ confidence, isMatterOfSound }: Difference): boolean =>
  confidence >= CERTAIN || (confidence >= HEARD_CLEARLY && !isMatterOfSound);

const overrules = (
  support: Support,
  nearest: Nearest,
  differences: readonly Difference[],
): boolean =>
  support.strength === 'counts' && differences.length > 0 && isNearlyRight(nearest, differences);

function isNearlyRight(nearest: Nearest, differences: readonly Difference[]): boolean {
  const differing = differences.reduce((sum, difference) => sum + difference.steps, 0);
  const same = nearest.steps.filter((step) => step.kind === 'same').length;
  return differing <= MOST_WORDS_TO_EXCUSE && differing <= same;
}

const within01 = (confidence: number): number => Math.min(1, Math.max(0, confidence));
