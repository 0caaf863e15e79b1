import {
  comparative,
  isComparative,
  isShortAdjective,
  isSuperlative,
  positive,
  superlative,
} from '../issues/forms/adjective-forms.ts';
import { added, dropped, replaced, type Change, type NearMissRule } from './change.ts';

const TURNED: readonly (readonly [RegExp, string])[] = [
  [/ing$/u, 'ed'],
  [/ed$/u, 'ing'],
];

/** "more cheaper", "most easy", "I am boring". */
export const comparisonMisses: NearMissRule = (words, at) => {
  const word = words[at];
  if (word === undefined) return [];
  if (word.lower === 'more' || word.lower === 'most')
    return [
      dropped('comparison', at),
      ...replaced('comparison', at, word.lower === 'more' ? 'most' : 'more'),
    ];
  if (isComparative(word.lower)) {
    const base = positive(word.lower) ?? word.lower;
    return [
      ...added('comparison', at, 'more'),
      ...replaced('comparison', at, base, `more ${base}`, superlative(base)),
    ];
  }
  if (isSuperlative(word.lower)) {
    const base = positive(word.lower) ?? word.lower;
    return [
      ...added('comparison', at, 'most'),
      ...replaced('comparison', at, base, `most ${base}`, comparative(base)),
    ];
  }
  if (word.pos !== 'ADJ') return [];
  const compared: readonly Change[] = isShortAdjective(word.lower)
    ? replaced('comparison', at, comparative(word.lower))
    : [];
  const turned = TURNED.find(([ending]) => ending.test(word.lower) && word.lower.length > 5);
  return turned === undefined
    ? compared
    : [...compared, ...replaced('participle-adjective', at, word.lower.replace(...turned))];
};
