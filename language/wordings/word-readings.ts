import { expandContraction } from '../normalise/contractions.ts';
import { numberWord } from '../normalise/number-words.ts';
import { spell } from '../normalise/spelling.ts';
import { splitPieces } from '../normalise/split-pieces.ts';

/**
 * What a written word says, piece by piece, each with its readings: "I'm" is "i" and "am", "she's" is "she" and "is" or
 * "has", "6:30" is "6" and "30". Coarser than `normalise`, since a word is read alone here; good to find what is near.
 */
export function readingsOf(word: string): Readings {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const readings = splitPieces([word]).flatMap(
    ({ text }) => expandContraction(text)?.map((forms) => forms.map(keyOf)) ?? [[keyOf(text)]],
  );
  if (kept.size === MOST_KEPT) kept.clear();
  kept.set(word, readings);
  return readings;
}

type Readings = readonly (readonly string[])[];

/** Patterns are made of few words, and the same ones give the very same readings. */
const MOST_KEPT = 50_000;
const kept = new Map<string, Readings>();

function keyOf(text: string): string {
  const word = spell(text.replaceAll("'", ''));
  const number = numberWord(word);
  return number === undefined ? word : String(number.value);
}
