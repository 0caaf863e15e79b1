import { baseOf, formsOf } from '../forms/verb-forms.ts';
import { AGREEING_HELPERS } from '../words/agreeing-helpers.ts';
import type { TaggedWord } from '../tagged-word.ts';
import { COLLECTIVE } from '../words/collective-nouns.ts';
import { COMMON_VERBS } from '../words/common-verbs.ts';
import { wordClass } from '../words/word-classes.ts';
import { isWished } from '../words/wished-verbs.ts';
import { wordSet } from '../words/word-set.ts';
import { drop, insert, replace, type Change, type ChangeFinder } from './change.ts';

/** Of one time: which of them depends on the subject alone. */
const OTHER_TIME = [
  'is was',
  'are were',
  'has had',
  'have had',
  'do did',
  'does did',
  'will would',
  'can could',
].map((group) => group.split(' '));
const DO_OF: Readonly<Record<string, string>> = {
  am: 'do',
  are: 'do',
  is: 'does',
  was: 'did',
  were: 'did',
};
const BE_OF: Readonly<Record<string, readonly string[]>> = {
  do: ['are', 'am'],
  does: ['is'],
  did: ['was', 'were'],
};
const MODALS = wordSet('do does did can could will would should must may might');
const isTimeUnit = wordClass('timeunits');
const THIRD_PERSONS = wordSet('he she it this that');

export const isHelper = (word: TaggedWord): boolean =>
  [...AGREEING_HELPERS, ...OTHER_TIME].some((group) => group.includes(word.lower));

/** be, do, have and the like: another form, another helper, one too many or one missing. */
export const findHelperChanges: ChangeFinder = (words, at) => {
  const word = words[at];
  if (word === undefined) return [];
  if (word.lower === 'not') return missingHelpers(words, at);
  // A short form is written as part of the word before it, "she's": that stays as it is.
  const isWhole = word.text.toLowerCase() === word.lower;
  const others = (groups: readonly (readonly string[])[]) =>
    isWhole
      ? groups
          .filter((group) => group.includes(word.lower))
          .flat()
          .filter((other) => other !== word.lower)
      : [];
  const isGroup = isOfGroup(words, at);
  return [
    ...(isGroup || isSupposed(words, at) || isOfEither(words, at) || isWished(words, at)
      ? []
      : others(AGREEING_HELPERS)
    )
      .filter((other) => ![words[at - 1], words[at + 1]].some((near) => clashes(near, other)))
      .map((other) => replace('agreement', at, other)),
    ...(isGroup || isTag(words, at) ? [] : others(OTHER_TIME)).map((other) =>
      replace('helper', at, other),
    ),
    ...(isWhole ? (BE_OF[word.lower] ?? []) : []).map((other) => replace('be-and-do', at, other)),
    ...beChanges(words, word, at),
  ];
};

/** "Either my parents or my aunt is": it goes with the nearer one. */
const isOfEither = (words: readonly TaggedWord[], at: number): boolean =>
  words.slice(0, at).some(({ lower }) => /^n?either$/u.test(lower)) &&
  words.slice(Math.max(0, at - 4), at).some(({ lower }) => /^n?or$/u.test(lower));

/** "Open the window, would you?" */
const isTag = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.breakBefore === ',' && at === words.length - 2 && words[at + 1]?.pos === 'PRON';

/** "The whole family are": one verb is as right as the other. */
const isOfGroup = (words: readonly TaggedWord[], at: number): boolean =>
  COLLECTIVE.has(
    words.slice(0, at).findLast(({ pos }) => !/^(?:ADV|AUX)$/u.test(pos))?.lower ?? '',
  );

const SUPPOSING = wordSet('if suppose supposing imagine wish unless though');

/** "If she were to find out". */
const isSupposed = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'were' && words.slice(0, at).some(({ lower }) => SUPPOSING.has(lower));

/** "does you", "they is". */
const clashes = (near: TaggedWord | undefined, helper: string): boolean =>
  near !== undefined &&
  // "Ten years is a long time", "Sundays are for my family": no grammar knows these.
  (near.pos === 'PROPN' ||
    isTimeUnit(near) ||
    (/^(?:does|is|has|was)$/u.test(helper)
      ? /^(?:you|we|they|i|these|those)$/u.test(near.lower)
      : /^(?:he|she|it|this)$/u.test(near.lower)));

/** "I'm agree", "are you like it". */
function beChanges(words: readonly TaggedWord[], word: TaggedWord, at: number): readonly Change[] {
  const helper = DO_OF[word.lower];
  if (helper === undefined) return [];
  const next = words.slice(at + 1).find(({ pos }) => pos !== 'ADV');
  // "Someone's put salt in it" has a short form of `has`.
  if (/['’]s$/u.test(word.text) && isParticiple(next)) return [];
  const isBeforeVerb = /^(?:am|is|are)$/u.test(word.lower) && isPlainVerb(next);
  return [drop(isBeforeVerb ? 'drop-be' : 'drop-word', at), replace('be-and-do', at, helper)];
}

const isParticiple = (word: TaggedWord | undefined): boolean =>
  word !== undefined && formsOf(word.lower, baseOf(word.lower, word.lemma)).includes('participle');

const isPlainVerb = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  (MODALS.has(word.lower) || (COMMON_VERBS.has(word.lower) && word.pos !== 'ADJ'));

/** "I not like it". */
function missingHelpers(words: readonly TaggedWord[], at: number): readonly Change[] {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (before === undefined || before.pos === 'AUX') return [];
  const helper = THIRD_PERSONS.has(before.lower) ? 'does' : 'do';
  return [
    insert('insert-do', at, helper),
    insert('insert-do', at, 'did'),
    ...(next?.pos === 'ADJ' ? [insert('insert-be', at, 'is'), insert('insert-be', at, 'are')] : []),
  ];
}
