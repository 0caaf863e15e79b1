import { sameWord } from '../align/word-forms.ts';
import { bareWord } from '../normalise/bare-word.ts';
import { wordsOf } from '../normalise/normalise.ts';
import { editDistance } from './edit-distance.ts';

/** A word as it was typed, and as it is spelled. */
export interface SpellingSlip {
  readonly said: string;
  readonly right: string;
}

export interface MendedSpelling {
  readonly words: readonly string[];
  readonly slips: readonly SpellingSlip[];
}

/** In a short word every letter tells it from another one. */
const LONG_WORD = 6;
const SHORTEST = 3;

/**
 * What was typed, with words that do not exist replaced by the expected words they are a letter or two away from. A wrong
 * form ("goed", "childs") is no slip of the pen.
 */
export function mendSpelling(
  typed: readonly string[],
  accepted: readonly string[],
  isWord: (word: string) => boolean,
): MendedSpelling {
  const expected = [...new Set(accepted.flatMap((wording) => wordsOf(wording).map(bareWord)))];
  const slips: SpellingSlip[] = [];
  const words = typed.map((word) => {
    const said = bareWord(word);
    if (said.length < SHORTEST || /[\d'.]/u.test(said) || expected.includes(said) || isWord(said))
      return word;
    const right = expected
      .filter((other) => other.length >= SHORTEST && !isWrongForm(said, other))
      .map((other) => ({ other, distance: editDistance(said, other) }))
      .filter(({ other, distance }) => distance <= (other.length < LONG_WORD ? 1 : 2))
      .toSorted((a, b) => a.distance - b.distance)[0]?.other;
    if (right === undefined) return word;
    slips.push({ said, right });
    return right;
  });
  return { words, slips };
}

/** "informations" is made of "information" by rule, and that is the mistake. */
const isWrongForm = (said: string, right: string): boolean =>
  /(?:s|ed|ing|er|est|ly)$/u.test(said) && sameWord(said, right) && !sharesEnding(said, right);

const sharesEnding = (a: string, b: string): boolean =>
  /(?:s|ed|ing|er|est|ly)$/u.exec(a)?.[0] === /(?:s|ed|ing|er|est|ly)$/u.exec(b)?.[0];
