import { isPlural, plural, singular } from '../issues/forms/noun-forms.ts';
import { FALSE_PLURALS, UNCOUNTABLE } from '../issues/words/uncountable-nouns.ts';
import { replaced, type NearMissRule } from './change.ts';

const FALSE_PLURAL_OF: ReadonlyMap<string, string> = new Map(
  [...FALSE_PLURALS].map(([wrong, right]) => [right, wrong]),
);
const QUANTITIES: Readonly<Record<string, readonly string[]>> = {
  many: ['much'],
  much: ['many'],
  few: ['little'],
  little: ['few'],
  fewer: ['less'],
  less: ['fewer'],
  this: ['these'],
  these: ['this'],
  that: ['those'],
  those: ['that'],
  every: ['all'],
  another: ['other'],
  other: ['another', 'others'],
  others: ['other'],
};

/** One for many and many for one: "two ticket", "informations", "these book". */
export const numberMisses: NearMissRule = (words, at) => {
  const word = words[at];
  if (word === undefined) return [];
  const quantities = QUANTITIES[word.lower];
  if (quantities !== undefined && words[at + 1] !== undefined)
    return replaced('quantifier', at, ...quantities);
  if (word.pos !== 'NOUN') return [];
  if (UNCOUNTABLE.has(word.lower)) {
    const wrong = FALSE_PLURAL_OF.get(word.lower);
    return wrong === undefined ? [] : replaced('number', at, wrong);
  }
  const other = isPlural(word.lower) ? singular(word.lower) : plural(word.lower);
  return other === word.lower ? [] : replaced('number', at, other);
};
