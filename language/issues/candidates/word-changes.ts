import { baseOf } from '../forms/verb-forms.ts';
import type { TaggedWord } from '../tagged-word.ts';
import { COMMON_VERBS } from '../words/common-verbs.ts';
import { wordSet } from '../words/word-set.ts';
import { drop, insert, replace, type Change, type ChangeFinder } from './change.ts';

const PRONOUNS = [
  'i me my mine',
  'you your yours',
  'he him his',
  'she her hers',
  'we us our ours',
  'they them their theirs',
  'it its',
  'who whose',
  'myself me',
  'what how',
  'what which that',
  'who which',
].map((group) => group.split(' '));
/** Words that learners put where there is no need. */
const OFTEN_TOO_MANY = wordSet(
  'more most very so that it there them him her here much one to be been do',
);
const MOVES = /^(?:ADV|ADJ|AUX|VERB|PRON|NOUN|PART|DET)$/u;

/** Pronouns, adverbs, feelings, the order of words, and words too many or too few. */
export const findWordChanges: ChangeFinder = (words, at) => {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined) return [];
  return [
    ...pronouns(words, word, at),
    ...feelings(word, at),
    ...(isJudged(words, at) ? [] : beBefore(word, before, at)),
    ...(before?.pos === 'VERB' &&
    (word.breakBefore !== '' || /^(?:ADV|SCONJ|AUX|ADP)$/u.test(word.pos))
      ? [insert('insert-it', at, 'it')]
      : []),
    ...orders(words, at),
    ...(OFTEN_TOO_MANY.has(word.lower) ? [drop('drop-word', at)] : []),
    ...relatives(word, before, at),
  ];
};

function pronouns(words: readonly TaggedWord[], word: TaggedWord, at: number): readonly Change[] {
  const isWhole = word.text.toLowerCase() === word.lower;
  if (!isWhole || isAlsoTrue(words, at)) return [];
  return PRONOUNS.filter((group) => group.includes(word.lower))
    .flat()
    .filter((other) => other !== word.lower)
    .map((other) => replace(pronounChange(other, words[at + 1]), at, other === 'i' ? 'I' : other));
}

/** "And so did I." */
const isAlsoTrue = (words: readonly TaggedWord[], at: number): boolean =>
  words[at - 1]?.pos === 'AUX' && /^(?:so|neither|nor)$/u.test(words[at - 2]?.lower ?? '');

const OWNED = wordSet('mine yours hers ours theirs');

/** "Who gloves", "that is my". */
const pronounChange = (other: string, next: TaggedWord | undefined) =>
  (other === 'whose' && next?.pos === 'NOUN') ||
  (OWNED.has(other) && (next === undefined || next.breakBefore !== ''))
    ? 'owner'
    : 'pronoun';

/** "interesting" and "interested", "steady" and "steadily". */
function feelings(word: TaggedWord, at: number): readonly Change[] {
  // "Poorly" is ill, in Britain.
  if (word.pos === 'ADV' && /.{4}ly$/u.test(word.lower) && word.lower !== 'poorly')
    return [
      replace(
        'adverb',
        at,
        word.lower.replace(/(?:i?)ly$/u, (end) => (end === 'ily' ? 'y' : '')),
      ),
    ];
  if (word.pos !== 'ADJ') return [];
  if (word.lower.endsWith('ing'))
    return [replace('feeling', at, word.lower.replace(/ing$/u, 'ed'))];
  if (word.lower.endsWith('ed')) return [replace('feeling', at, word.lower.replace(/ed$/u, 'ing'))];
  return word.lower.length > 3 ? [replace('adverb', at, adverbOf(word.lower))] : [];
}

const adverbOf = (adjective: string): string =>
  /[^aeiou]y$/u.test(adjective)
    ? adjective.replace(/y$/u, 'ily')
    : adjective.endsWith('le')
      ? adjective.replace(/e$/u, 'y')
      : `${adjective}ly`;

const JUDGING = wordSet(
  'think thought find found believe believed consider considered make makes made keep keeps kept',
);

/** "I think it important to be honest" is right, and so is "they'd a lovely garden". */
function isJudged(words: readonly TaggedWord[], at: number): boolean {
  const [verb, before, word] = [words[at - 2], words[at - 1], words[at]];
  return (
    (before?.lower === 'it' && word?.pos === 'ADJ' && JUDGING.has(verb?.lower ?? '')) ||
    (word?.pos === 'DET' && /['’]d$/u.test(before?.text ?? ''))
  );
}

function beBefore(word: TaggedWord, before: TaggedWord | undefined, at: number): readonly Change[] {
  const isAfterSubject = before !== undefined && /^(?:NOUN|PRON|PROPN|AUX|ADV)$/u.test(before.pos);
  if (!isAfterSubject || !/^(?:ADJ|ADV|DET|ADP|NOUN)$/u.test(word.pos) || word.breakBefore !== '')
    return [];
  const forms =
    before.pos === 'AUX'
      ? ['be', 'been']
      : before.lower === 'i'
        ? ['am', 'was']
        : ['is', 'was', 'are', 'were'];
  return forms.map((added) => insert('insert-be', at, added));
}

/** Two words side by side, the other way round, and a word behind the next two. */
function orders(words: readonly TaggedWord[], at: number): readonly Change[] {
  const [word, next, third] = [words[at], words[at + 1], words[at + 2]];
  if (
    word === undefined ||
    next === undefined ||
    !mayMove(word) ||
    !mayMove(next) ||
    next.breakBefore !== ''
  )
    return [];
  const swap: Change = { type: 'order', from: at, to: at + 2, words: ['$2', '$1'] };
  if (third === undefined || third.breakBefore !== '' || !mayMove(third)) return [swap];
  return [swap, { type: 'order', from: at, to: at + 3, words: ['$2', '$3', '$1'] }];
}

/** A short form is two words with one text between them. */
const mayMove = (word: TaggedWord): boolean =>
  MOVES.test(word.pos) && word.text.toLowerCase() === word.lower && !/['’]/u.test(word.text);

/** "The person lives next door": who does is missing. */
function relatives(
  word: TaggedWord,
  before: TaggedWord | undefined,
  at: number,
): readonly Change[] {
  const isVerb = word.pos === 'VERB' || COMMON_VERBS.has(baseOf(word.lower, word.lemma));
  return isVerb && before?.pos === 'NOUN' && word.breakBefore === ''
    ? [insert('insert-relative', at, 'who'), insert('insert-relative', at, 'that')]
    : [];
}
