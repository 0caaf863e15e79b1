import { isComparative } from '../forms/adjective-forms.ts';
import { baseOf } from '../forms/verb-forms.ts';
import type { TaggedWord } from '../tagged-word.ts';
import { lookAlikesOf } from '../words/look-alikes.ts';
import { familyOf } from '../words/word-families.ts';
import { wordSet } from '../words/word-set.ts';
import { replace, type ChangeFinder } from './change.ts';

/** Another word of the same family, or one that is easily written instead. */
export const findMeantWords: ChangeFinder = (words, at) => {
  const word = words[at];
  if (word === undefined || word.text.toLowerCase() !== word.lower) return [];
  return [
    ...familyOf(word.lower).map((other) => replace('word-family', at, other)),
    ...[...lookAlikesOf(word.lower), ...littleWords(words, word, at)].map((other) =>
      replace('look-alike', at, other),
    ),
  ];
};

const COMPARING = wordSet('more less rather other better worse');
/** A comparison is over after so many words. */
const FARTHEST_COMPARISON = 7;
const BEFORE_OFF = wordSet('take get turn switch put cut fall set come jump pay day');

/** Little words are everywhere: only where another one fits is it asked about. */
function littleWords(
  words: readonly TaggedWord[],
  word: TaggedWord,
  at: number,
): readonly string[] {
  const [before, next] = [words[at - 1], words[at + 1]];
  const isNext = (pos: RegExp): boolean => next?.breakBefore === '' && pos.test(next.pos);
  switch (word.lower) {
    case 'to':
      return next === undefined || next.breakBefore !== '' || isNext(/^(?:ADJ|ADV)$/u)
        ? ['too']
        : [];
    case 'too':
      return isNext(/^(?:VERB|PRON|DET|PROPN|NOUN)$/u) ? ['to'] : [];
    case 'then':
    case 'that':
      return isCompared(words, at) ? ['than'] : [];
    case 'than':
      return isCompared(words, at) ? [] : ['then'];
    case 'there':
      return isNext(/^(?:NOUN|ADJ)$/u) ? ['their'] : [];
    case 'their':
      return isNext(/^(?:AUX|VERB)$/u) ? ['there'] : [];
    case 'your':
      return isNext(/^(?:VERB|DET|ADV|ADP|ADJ)$/u) ? ["you're"] : [];
    case 'its':
      return isNext(/^(?:DET|ADV|VERB|ADP)$/u) ? ["it's"] : [];
    case 'of':
      return BEFORE_OFF.has(baseOf(before?.lower ?? '', before?.lemma ?? '')) ? ['off'] : [];
    default:
      return [];
  }
}

const isCompared = (words: readonly TaggedWord[], at: number): boolean =>
  words
    .slice(Math.max(0, at - FARTHEST_COMPARISON), at)
    .some((word) => COMPARING.has(word.lower) || (word.pos === 'ADJ' && isComparative(word.lower)));
