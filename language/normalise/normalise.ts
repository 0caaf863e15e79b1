import { expandContraction } from './contractions.ts';
import { markOptional } from './optional-words.ts';
import { readDates } from './read-dates.ts';
import { joined, readNumbers } from './read-numbers.ts';
import { settleShortForm } from './short-form-readings.ts';
import { readQuantities } from './read-quantities.ts';
import { spell } from './spelling.ts';
import { splitPieces, type Piece } from './split-pieces.ts';
import { isForm, type Token } from './token.ts';

const MODALS = ['should', 'would', 'could', 'must', 'might'];

/** What a sentence says, freed from how it was written. `words` are its words as they were written. */
export function normalise(words: readonly string[]): readonly Token[] {
  const spoken = splitPieces(words).flatMap(asTokens);
  return markOptional(readDates(readQuantities(readNumbers(shortenApology(resolve(spoken))))));
}

/** The words of a sentence as its author wrote them. */
export const wordsOf = (sentence: string): readonly string[] =>
  sentence.split(/\s+/u).filter((word) => word !== '');

function asTokens(piece: Piece): readonly Token[] {
  const parts = expandContraction(piece.text);
  const readings = parts ?? [[piece.text.replaceAll(/(?<!^o)'(?!clock)/gu, '')]];
  return readings.map((forms, index) => ({
    forms: forms.map(spell),
    words: [piece.word],
    optional: false,
    contracted: parts !== undefined,
    pauseAfter: piece.pauseAfter && index === readings.length - 1,
    cutOff: piece.cutOff,
  }));
}

/** Settles the readings that a neighbour settles. */
function resolve(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) =>
    isForm(token, 'of') && isForm(tokens[at - 1], ...MODALS)
      ? { ...token, forms: ['have'] }
      : (settleShortForm(tokens, at) ?? token),
  );
}

/** "I'm sorry, …" opens a sentence exactly as "Sorry, …" does. */
function shortenApology(tokens: readonly Token[]): readonly Token[] {
  const isApology = isForm(tokens[0], 'i') && isForm(tokens[1], 'am') && isForm(tokens[2], 'sorry');
  return isApology ? [joined(tokens.slice(0, 3), 'sorry'), ...tokens.slice(3)] : tokens;
}
