import { wordsOf } from '../normalise/normalise.ts';
import { spokenForm } from '../normalise/spoken-form.ts';
import { compare } from './compare.ts';
import { explainDifferences, isExplained } from './explain-differences.ts';
import { findDifferences } from './find-differences.ts';
import { textOf } from './said-words.ts';
import type { Hearing, SaidWord } from './verdict.ts';

/**
 * Logistic regression on 440 utterances: mistakes that no list knows and right answers in four voices, and sentences that 80
 * non-native adults read, with as many near misses of them. All figures are means over the models that heard.
 */
const WEIGHTS = {
  constant: 1.38,
  ahead: 0.4,
  behind: -0.21,
  clear: -2.12,
  steps: 0.74,
  mistake: -1.99,
};
/** Further than this says nothing more. */
const MOST_AHEAD = 10;
const MOST_BEHIND = 15;
const MOST_STEPS = 5;

/**
 * Any other sentence lies further behind what was heard, in nats a word, however it was pronounced: so did all of 80 that were
 * said to another question, and 3 of 80 that were the wording.
 */
const MOST_BEHIND_A_WORD = 2.5;

/** Surely heard: a word this clear, by each of several models. */
const HEARD_CLEARLY = 0.6;

/** What the sound says of an answer. */
export interface SoundEvidence {
  /** The chance, 0 to 1, that an accepted wording was said. */
  readonly chance: number;
  /**
   * Whether the most careful model wrote the wording but for what learners do wrong, and no other the wording itself: models write
   * such a thing only where they hear it.
   */
  readonly isMistakeLikely: boolean;
}

/** By all that the models heard; at least one hearing. */
export function weighSound(hearings: readonly Hearing[]): SoundEvidence {
  const evidence = hearings.map(evidenceOf);
  const [careful, ...others] = evidence.toReversed();
  return {
    chance:
      isAnother(hearings) || agreeOnAnother(hearings, evidence) ? 0 : chanceOfWording(evidence),
    isMistakeLikely: careful?.isMistake === true && !others.some(({ isSame }) => isSame),
  };
}

function chanceOfWording(evidence: readonly HearingEvidence[]): number {
  const mean = (of: (one: HearingEvidence) => number): number =>
    evidence.reduce((sum, one) => sum + of(one), 0) / evidence.length;
  const sum =
    WEIGHTS.constant +
    WEIGHTS.ahead * mean(({ ahead }) => ahead) +
    WEIGHTS.behind * mean(({ behind }) => behind) +
    WEIGHTS.clear * mean(({ clear }) => clear) +
    WEIGHTS.steps * mean(({ steps }) => steps) +
    WEIGHTS.mistake * mean(({ isMistake }) => Number(isMistake));
  return 1 / (1 + Math.exp(-sum));
}

const isAnother = (hearings: readonly Hearing[]): boolean => {
  const behind = hearings.reduce((sum, { behindNats }) => sum + behindNats, 0);
  const words = hearings.reduce((sum, { wording }) => sum + wordsOf(wording).length, 0);
  return behind > MOST_BEHIND_A_WORD * words;
};

type HearingEvidence = ReturnType<typeof evidenceOf>;

/** Where several models wrote the very same words, and another one surely, it is no mishearing. */
const agreeOnAnother = (
  hearings: readonly Hearing[],
  evidence: readonly HearingEvidence[],
): boolean =>
  hearings.length > 1 &&
  evidence.every(({ clear }) => clear >= HEARD_CLEARLY) &&
  new Set(hearings.map(({ said }) => spokenForm(textOf(said)))).size === 1;

/** Whether these are the words of the wording but for what learners do wrong. */
export function differsByMistake(said: readonly SaidWord[], wording: string): boolean {
  const { steps } = compare(said, [wording]);
  return areMistakes(steps, findDifferences(steps, said));
}

const areMistakes = (
  steps: Parameters<typeof isExplained>[0],
  differences: ReturnType<typeof findDifferences>,
): boolean =>
  differences.length > 0 &&
  isExplained(steps) &&
  differences.every(({ isMatterOfSound }) => !isMatterOfSound);

function evidenceOf({ said, wording, aheadNats, behindNats }: Hearing) {
  const { steps } = compare(said, [wording]);
  const differences = findDifferences(steps, said);
  const explained = explainDifferences(steps);
  const ofWords = differences.filter(({ isMatterOfSound }) => !isMatterOfSound);
  const isMistake = areMistakes(steps, differences);
  // What a learner does wrong is a rival of the wording, also where no list has it and a model alone wrote it; a number may be misheard.
  const isRival = isMistake && explained.every(({ kind }) => kind !== 'fact');
  const ahead = isRival ? Math.min(aheadNats, -behindNats) : aheadNats;
  return {
    ahead: Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, ahead)),
    behind: Math.min(MOST_BEHIND, behindNats),
    /** How surely another word was heard. */
    clear: Math.max(0, ...ofWords.map(({ confidence }) => confidence)),
    /** A strong accent changes many words, a mistake one or two. */
    steps: Math.min(
      MOST_STEPS,
      differences.reduce((sum, difference) => sum + difference.steps, 0),
    ),
    isSame: explained.length === 0,
    isMistake,
  };
}
