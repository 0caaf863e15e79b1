import { expandContraction } from '../normalise/contractions.ts';
import { numberWord } from '../normalise/number-words.ts';
import { spell } from '../normalise/spelling.ts';
import { splitPieces } from '../normalise/split-pieces.ts';

/**
 * What a written word says, piece by piece, each with its readings: "I'm" is "i" and "am", "she's" is "she" and "is" or
 * "has", "6:30" is "6" and "30". Coarser than `normalise`, since a word is read alone here; good to find what is near.
 */
export const readingsOf = (word: string): readonly (readonly string[])[] =>
  splitPieces([word]).flatMap(
    ({ text }) => expandContraction(text)?.map((forms) => forms.map(keyOf)) ?? [[keyOf(text)]],
  );

function keyOf(text: string): string {
  const word = spell(text.replaceAll("'", ''));
  const number = numberWord(word);
  return number === undefined ? word : String(number.value);
}
