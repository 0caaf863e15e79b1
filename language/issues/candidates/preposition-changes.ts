import type { TaggedWord } from '../tagged-word.ts';
import { wordClass } from '../words/word-classes.ts';
import { wordSet } from '../words/word-set.ts';
import { drop, insert, replace, type ChangeFinder } from './change.ts';

const PREPOSITIONS = wordSet(
  'in on at to for of with from by about until during since into than over as',
);
/** The likeliest first; of all exchanges these are the ones that are ever right. */
const EXCHANGED = 'in on at to of for from with by about than'.split(' ');
const INSERTED = 'to of for in on at about with'.split(' ');

const isWeekday = wordClass('weekday');
const PARTICLES = wordSet('up down out off away back over');

/** "in Monday", "discuss about it", "listen music". */
export const findPrepositionChanges: ChangeFinder = (words, at) => {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined) return [];
  if (PREPOSITIONS.has(word.lower) && word.pos !== 'PART')
    return [
      ...(isNeeded(word, before, words[at + 1]) ? [] : [drop('drop-preposition', at)]),
      ...(isOfWeekend(words, at) ? [] : EXCHANGED)
        .filter((other) => other !== word.lower)
        .map((other) => replace('swap-preposition', at, other)),
    ];
  if (before === undefined || word.breakBefore !== '' || !opensPhrase(word, before)) return [];
  return INSERTED.map((added) => insert('insert-preposition', at, added));
};

/** "At the weekend" in Britain, "on the weekend" elsewhere. */
const isOfWeekend = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:at|on)$/u.test(words[at]?.lower ?? '') &&
  words.slice(at + 1, at + 3).some(({ lower }) => /^weekends?$/u.test(lower));

/** "no sooner … than", "looked up from her paper", "to heavy", which is "too", "what I look for and never find", "the flight over". */
const isNeeded = (
  word: TaggedWord,
  before: TaggedWord | undefined,
  next: TaggedWord | undefined,
): boolean =>
  word.lower === 'than' ||
  (word.lower === 'from' && PARTICLES.has(before?.lower ?? '')) ||
  next === undefined ||
  (word.lower === 'to' && next.pos === 'ADJ') ||
  next.pos === 'CCONJ' ||
  next.breakBefore !== '';

/** What a preposition could stand before; "see you Thursday" has none in America. */
const opensPhrase = (word: TaggedWord, before: TaggedWord): boolean =>
  !isWeekday(word) &&
  /^(?:NOUN|PRON|DET|PROPN|NUM)$/u.test(word.pos) &&
  /^(?:VERB|NOUN|PRON|ADJ|ADV|PROPN)$/u.test(before.pos);
