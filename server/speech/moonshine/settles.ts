import { spokenForm } from '../../../language/normalise/spoken-form.ts';
import { MOST_WORDS_APART } from '../most-words-apart.ts';
import { countWordErrors, wordsOf } from '../word-errors.ts';

/** A sentence that is to be expected, whether it is right or not. */
export interface ListedSentence {
  readonly text: string;
  readonly isRight: boolean;
}

export interface Heard {
  readonly text: string;
  /** 0 to 1: the geometric mean of the probabilities of its words' tokens. */
  readonly confidence: number;
}

export interface Rivalry {
  readonly own: ListedSentence;
  /** What would be judged otherwise; the nearest first. */
  readonly rivals: readonly ListedSentence[];
}

/**
 * How far, in nats, what was heard must be ahead of everything that would be judged otherwise. Of 291 answers in four voices
 * every right one was ahead of its listed wrong variants by 6.6 or more; of the wrong ones none was further behind than 5.8.
 */
const RIGHT_AHEAD_NATS = 6;
const WRONG_AHEAD_NATS = 3;
/** Further away they are less likely. Of 291 answers, with two of them 1 wrong one had got through, with three none. */
const MOST_RIVALS = 4;
/** A sentence that is to be expected needs less to be believed than any other. */
const LISTED_AT_LEAST = 0.6;
/** Of the 33 in 80 recordings of non-native adults that reach this, 5 % of the words are wrong; after the second pass 3 %. */
const OTHER_AT_LEAST = 0.85;
/** Less may be a cough. */
const FEWEST_WORDS = 3;

/** Where a listed sentence was heard: what it is to be weighed against. */
export function rivalryOf(
  { text, confidence }: Heard,
  listed: readonly ListedSentence[],
): Rivalry | undefined {
  const said = spokenForm(text);
  const own = listed.find((sentence) => spokenForm(sentence.text) === said);
  if (own === undefined || confidence < LISTED_AT_LEAST) return undefined;
  const distance = (sentence: ListedSentence) => countWordErrors(said, spokenForm(sentence.text));
  const rivals = listed
    .filter((sentence) => sentence.isRight !== own.isRight)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_RIVALS);
  return rivals.length === 0 ? undefined : { own, rivals };
}

/** Whether it is so much likelier than its rivals, given the sound, that there is nothing to ask. Natural logs. */
export const isFarAhead = (
  { own }: Rivalry,
  logProbability: number,
  ofRivals: readonly number[],
): boolean =>
  logProbability - Math.max(...ofRivals) >= (own.isRight ? RIGHT_AHEAD_NATS : WRONG_AHEAD_NATS);

/** Whether it was clearly something else than all that is to be expected. */
export function isSomethingElse(
  { text, confidence }: Heard,
  listed: readonly ListedSentence[],
): boolean {
  const said = spokenForm(text);
  return (
    confidence >= OTHER_AT_LEAST &&
    wordsOf(text).length >= FEWEST_WORDS &&
    listed.every((sentence) => countWordErrors(said, spokenForm(sentence.text)) > MOST_WORDS_APART)
  );
}
