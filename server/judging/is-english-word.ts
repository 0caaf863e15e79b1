import { dictionary } from 'cmu-pronouncing-dictionary';
import { baseForms } from '../../language/level/base-forms.ts';

/** Whether a word, in lower case, is English: it or what it is a form of is in the pronouncing dictionary. */
export const isEnglishWord = (word: string): boolean =>
  baseForms(word).some((form) => Object.hasOwn(dictionary, form));
