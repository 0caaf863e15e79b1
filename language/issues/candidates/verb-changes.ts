import { baseOf, formsOf, verbForm, type VerbForm } from '../forms/verb-forms.ts';
import type { TaggedWord } from '../tagged-word.ts';
import { COLLECTIVE } from '../words/collective-nouns.ts';
import { COMMON_VERBS } from '../words/common-verbs.ts';
import { isWished } from '../words/wished-verbs.ts';
import { wordSet } from '../words/word-set.ts';
import {
  drop,
  insert,
  replace,
  type Change,
  type ChangeFinder,
  type ChangeType,
} from './change.ts';
import { isHelper } from './helper-changes.ts';

const PREPOSITIONS = wordSet('for of in at by about without after before from into on');
const HELPING = wordSet('do does did can could will would should must may might');
const BE = wordSet('am is are was were been be');
/** "Supposing it rains" is as right as "Suppose it rains". */
const MAY_OPEN = wordSet('supposing suppose assuming providing provided');
const HAVE = wordSet('have has had');
const FORMS: readonly VerbForm[] = ['past', 'ing', 's', 'base', 'participle'];
/** Between a helper and its verb stands no more than a subject and an adverb. */
const FARTHEST_HELPER = 4;

/** The form of a verb, with "to" or without. */
export const findVerbChanges: ChangeFinder = (words, at) => {
  const word = words[at];
  if (word === undefined || isHelper(word) || MAY_OPEN.has(word.lower)) return [];
  if (opensShortAnswer(words, at)) return [];
  const base = baseOf(word.lower, word.lemma);
  const isVerb =
    word.pos === 'VERB' || (COMMON_VERBS.has(base) && formsOf(word.lower, base).length > 0);
  return isVerb ? verbChanges(words, word, base, at) : [];
};

/** "Just browsing, thanks." leaves out who does it; "Weather permitting, …" is no clause. */
const opensShortAnswer = (words: readonly TaggedWord[], at: number): boolean =>
  at <= 1 &&
  (words[at]?.lower ?? '').endsWith('ing') &&
  (at === 0 || words[0]?.lower === 'just' || words[at + 1]?.breakBefore === ',');

/** Learners put the present for the past, and hardly ever the past for the present: "it depended on you" is right. */
function verbChanges(
  words: readonly TaggedWord[],
  word: TaggedWord,
  base: string,
  at: number,
): readonly Change[] {
  const before = words[at - 1];
  const forms = FORMS.map((form) => ({ form, text: verbForm(base, form) }))
    .filter(
      ({ text }, index, all) =>
        text !== word.lower && all.findIndex((other) => other.text === text) === index,
    )
    .filter(({ form }) => !agreesAlready(words, at, { base, form }));
  return [
    ...toChanges(word, before, base, at),
    ...beforeParticiple(word, before, at),
    ...forms
      .map(({ form, text }) => replace(typeOf(words, at, form, base), at, text))
      .filter(
        ({ type }) =>
          type !== 'tense' || word.lower !== verbForm(base, 'past') || isGoverned(before),
      ),
  ];
}

/** "enjoy to swim", "I want buy". */
function toChanges(
  word: TaggedWord,
  before: TaggedWord | undefined,
  base: string,
  at: number,
): readonly Change[] {
  if (before === undefined || word.lower !== base) return [];
  if (before.lower === 'to')
    return [
      drop('drop-to', at - 1),
      { type: 'verb', from: at - 1, to: at + 1, words: [verbForm(base, 'ing')] },
    ];
  const mayTakeTo =
    /^(?:VERB|ADJ|PRON|NOUN)$/u.test(before.pos) || /^(?:like|need|want)$/u.test(before.lower);
  return mayTakeTo && !/^g[eo]t/u.test(before.lower) ? [insert('insert-to', at, 'to')] : [];
}

/** "To went", "makes me cried", "want recognised": no verb of its own clause. */
const isGoverned = (before: TaggedWord | undefined): boolean =>
  before?.pos === 'VERB' || /^(?:to|me|him|us|them)$/u.test(before?.lower ?? '');

const beforeParticiple = (
  word: TaggedWord,
  before: TaggedWord | undefined,
  at: number,
): readonly Change[] =>
  /(?:ing|ed|en)$/u.test(word.lower) && /^(?:PRON|NOUN|PROPN)$/u.test(before?.pos ?? '')
    ? ['is', 'are', 'was', 'were'].map((be) => insert('insert-be', at, be))
    : [];

/** What the words before a verb say of the form it should have. */
function typeOf(
  words: readonly TaggedWord[],
  at: number,
  form: VerbForm,
  base: string,
): ChangeType {
  const word = words[at]?.lower ?? '';
  const before = words.slice(0, at).findLast(({ pos, lower }) => pos !== 'ADV' && lower !== 'not');
  const isPlain = word === base;
  if (PREPOSITIONS.has(before?.lower ?? '') && isPlain && form === 'ing') return 'gerund';
  if (form === 'base' && isHelped(words, at)) return 'base';
  const wantsParticiple = words[at + 1]?.lower === 'by';
  if (BE.has(before?.lower ?? '') && isPlain && form === (wantsParticiple ? 'participle' : 'ing'))
    return 'progressive';
  const isOfSubject = /^(?:NOUN|PROPN|PRON)$/u.test(before?.pos ?? '') && !isHelped(words, at);
  if (
    isOfSubject &&
    ((isPlain && form === 's') || (form === 'base' && word === verbForm(base, 's')))
  )
    return 'agreement';
  return isTense(word, form, base) ? 'tense' : 'verb';
}

/** Whether a helper before it asks for the base form: "does anyone here speaks". */
function isHelped(words: readonly TaggedWord[], at: number): boolean {
  const near = words.slice(Math.max(0, at - FARTHEST_HELPER), at);
  const helper = near.findLastIndex(({ lower }) => HELPING.has(lower));
  return (
    helper >= 0 &&
    !near.slice(helper + 1).some(({ pos }) => /^(?:VERB|AUX|CCONJ|SCONJ)$/u.test(pos))
  );
}

/** "Something's come up": a short form may be of `has`. */
const isHave = (helper: TaggedWord | undefined): boolean =>
  helper !== undefined && (HAVE.has(helper.lower) || /['’]s$/u.test(helper.text));

/** "had curled up", "it is vital that he know", "the data suggest", or a clause that begins "Dad walks": another form would not agree better. */
function agreesAlready(
  words: readonly TaggedWord[],
  at: number,
  { base, form }: { readonly base: string; readonly form: VerbForm },
): boolean {
  const word = words[at]?.lower;
  const present = { base, s: verbForm(base, 's') };
  const helper = words.slice(0, at).findLast(({ pos }) => pos !== 'ADV');
  if (isHave(helper) && word === verbForm(base, 'participle')) return true;
  if (form === 's' && word === base && isWished(words, at)) return true;
  if ((form !== 'base' && form !== 's') || (word !== present.base && word !== present.s))
    return false;
  const subject = words[at - 1];
  if (COLLECTIVE.has(subject?.lower ?? '')) return true;
  const opensClause = at === 1 || subject?.breakBefore === ',';
  return form === 'base' && subject?.pos === 'PROPN' && opensClause;
}

/** From the past or into it, as far as the forms tell. */
function isTense(from: string, form: VerbForm, base: string): boolean {
  const past = verbForm(base, 'past');
  const isPast = from === past;
  return isPast !== (form === 'past') && !from.endsWith('ing') && form !== 'ing';
}
