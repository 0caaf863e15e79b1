import { normalise, wordsOf } from './normalise.ts';
import { firstForm } from './token.ts';

/** A text as it sounds: numbers, contractions and spellings that are spoken alike become the same words. */
export const spokenForm = (text: string): string =>
  normalise(wordsOf(text)).map(firstForm).join(' ');
