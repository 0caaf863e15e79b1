import { isPlural } from '../forms/noun-forms.ts';
import { inForm } from '../pattern/write-edit.ts';
import type { TaggedWord } from '../tagged-word.ts';
import { COLLECTIVE } from '../words/collective-nouns.ts';
import { UNCOUNTABLE } from '../words/uncountable-nouns.ts';
import { wordClass } from '../words/word-classes.ts';
import { wordSet } from '../words/word-set.ts';
import { drop, insert, replace, type Change, type ChangeFinder } from './change.ts';

const ARTICLES = wordSet('a an the');
const OWNERS = wordSet(
  "my your his her its our their 's this that these those some any no every each",
);
const OF_ONE = wordSet('a an one this that each every another');
const OF_MANY = wordSet('many several few these those various both');
const QUANTITIES: readonly (readonly string[])[] = [
  ['much', 'many'],
  ['little', 'few'],
  ['some', 'any'],
  ['another', 'other'],
  ['this', 'these'],
  ['that', 'those'],
  ['fewer', 'less'],
];
/** Only things of which there are several are so many. */
const COUNTED = wordSet('many few fewer');
/** Where something is, it is mostly known which one is meant. */
const PLACED = wordSet('in at to from on near around inside behind through');
/** "As captain": there is one of them. */
const ROLES =
  wordSet(`captain chair chairman chairperson chairwoman coach director goalkeeper governor head host king leader
  manager mayor minister president principal queen secretary treasurer`);
/** "by mistake", "as manager", "per day". */
const OFTEN_BARE_AFTER = wordSet('by of as per into to');
/** "in advance", "at work", "on time". */
const BARE =
  wordSet(`advance fact general time particular detail charge person public bed class school work home town church college
  hospital prison sea night noon midnight noise mind sight case need use order touch trouble tears half city
  house notice`);
/** "in hospital" there, "in the hospital" elsewhere. */
const BARE_IN_BRITAIN = wordSet('hospital university');
const isNumber = wordClass('number');
/** Between a number and what is counted stand no more adjectives than that. */
const MOST_ADJECTIVES = 2;

/** Articles, number, and the words that go with one or with many. */
export const findNounChanges: ChangeFinder = (words, at) => {
  const word = words[at];
  if (word === undefined) return [];
  if (ARTICLES.has(word.lower))
    return [
      replace('swap-article', at, word.lower === 'the' ? '@a' : 'the'),
      // "The 9:05 to Hakata" is a train.
      ...(/^\d+:/u.test(words[at + 1]?.lower ?? '') ? [] : [drop('drop-article', at)]),
    ];
  const others = QUANTITIES.filter((group) => group.includes(word.lower))
    .flat()
    .filter((other) => !COUNTED.has(other) || isSeveral(words, at + 1));
  return [
    ...numberChanges(words, word, at),
    ...missingArticles(word, words[at - 1], at),
    ...others.filter((other) => other !== word.lower).map((other) => replace('number', at, other)),
  ];
};

/** Whether the noun that comes next is of several: "little evidence" is not. */
const isSeveral = (words: readonly TaggedWord[], from: number): boolean => {
  const noun = words.slice(from).find(({ pos }) => pos === 'NOUN');
  return noun !== undefined && isPlural(noun.lower);
};

function numberChanges(
  words: readonly TaggedWord[],
  word: TaggedWord,
  at: number,
): readonly Change[] {
  if (word.pos !== 'NOUN' || UNCOUNTABLE.has(word.lower) || isGroup(words, at)) return [];
  const form = isPlural(word.lower) ? 'singular' : 'plural';
  const before = words.slice(0, at).findLast(({ pos }, index, all) => {
    return pos !== 'ADJ' || all.length - index > MOST_ADJECTIVES;
  });
  const isCounted =
    before !== undefined &&
    (form === 'singular'
      ? OF_ONE.has(before.lower)
      : OF_MANY.has(before.lower) || (isNumber(before) && before.lower !== 'one'));
  return [replace(isCounted ? 'count' : 'number', at, inForm(word, form))];
}

/** "The team are": its verb does not ask for more of them. */
const isGroup = (words: readonly TaggedWord[], at: number): boolean =>
  COLLECTIVE.has(words[at]?.lower ?? '') && words[at + 1]?.pos === 'AUX';

/** The article that fits the word before comes first. */
function missingArticles(
  word: TaggedWord,
  before: TaggedWord | undefined,
  at: number,
): readonly Change[] {
  const opens =
    /^(?:NOUN|ADJ)$/u.test(word.pos) &&
    !/^(?:NOUN|ADJ|DET|NUM|PROPN)$/u.test(before?.pos ?? '') &&
    !OWNERS.has(before?.lower ?? '') &&
    !(BARE_IN_BRITAIN.has(word.lower) && PLACED.has(before?.lower ?? '')) &&
    !(ROLES.has(word.lower) && /^(?:as|made|elected|appointed)$/u.test(before?.lower ?? ''));
  if (!opens) return [];
  const articles = PLACED.has(before?.lower ?? '') ? ['the', '@a'] : ['@a', 'the'];
  return articles.map((article, rank) =>
    insert(
      rank === 0 && !OFTEN_BARE_AFTER.has(before?.lower ?? '') && !BARE.has(word.lower)
        ? 'need-article'
        : 'insert-article',
      at,
      article,
    ),
  );
}
