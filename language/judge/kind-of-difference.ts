import type { Step } from '../align/align.ts';
import { isFunctionWord } from '../align/function-words.ts';
import { sameWord } from '../align/word-forms.ts';
import { positive } from '../issues/forms/adjective-forms.ts';
import { isPlural, plural, singular } from '../issues/forms/noun-forms.ts';
import { AGREEING_HELPERS } from '../issues/words/agreeing-helpers.ts';
import { COMMON_VERBS } from '../issues/words/common-verbs.ts';
import { COUNTABLE } from '../issues/words/countable-nouns.ts';
import { baseForms } from '../level/base-forms.ts';
import { areConfused } from '../near-misses/confusions.ts';
import { firstForm } from '../normalise/token.ts';
import {
  among,
  isArticle,
  isHelper,
  isModal,
  isNegation,
  isPossessive,
  isPreposition,
  isPronoun,
  isQuantity,
} from './grammar-words.ts';
import type { RemarkKind } from './verdict.ts';
import { pairsOf } from './word-pairs.ts';

/** What kind of mistake a stretch looks like; nothing where other words may be just as right. */
export function kindOf(
  expected: readonly string[],
  said: readonly string[],
  next: Step | undefined,
): RemarkKind | undefined {
  if (expected.some(isNegation) !== said.some(isNegation)) return undefined;
  const [one, other] = [expected.join(' '), said.join(' ')] as const;
  if ((one === 'to' && other === '') || (one === '' && other === 'to'))
    return [...(next?.expected ?? [])].map(firstForm).some(isVerb) ? 'verb-form' : 'preposition';
  if (one === '') return said.length === 1 ? ofExtra(other) : undefined;
  if (other === '') return expected.length === 1 ? ofMissing(one) : undefined;
  if (isHelped(expected, said)) return 'verb-form';
  const kinds = pairsOf(expected, said).map(([word, instead]) =>
    word === instead ? 'same' : ofSwap(word, instead),
  );
  return kinds.includes(undefined) ? undefined : kinds.find((kind) => kind !== 'same');
}

/** "I do apologize", "I think that …": said for weight, or left out. */
const isFree = among('do does did that so very here there then now some all just also again');
const isLeftOut = among('that so very');

function ofExtra(word: string): RemarkKind | undefined {
  if (isFree(word)) return undefined;
  if (isArticle(word)) return 'article';
  if (isPreposition(word)) return 'preposition';
  return isFunctionWord(word) ? 'extra-word' : undefined;
}

function ofMissing(word: string): RemarkKind | undefined {
  if (isLeftOut(word)) return undefined;
  if (isArticle(word)) return 'article';
  if (isPossessive(word)) return 'possessive';
  if (isPreposition(word)) return 'preposition';
  return isFunctionWord(word) ? 'missing-word' : undefined;
}

function ofSwap(expected: string, said: string): RemarkKind | undefined {
  const both = (is: (word: string) => boolean) => is(expected) && is(said);
  if (/\d/u.test(expected) || /\d/u.test(said))
    return /\d/u.test(expected + said) && both((word) => /\d/u.test(word)) ? 'fact' : undefined;
  if (both(isArticle)) return 'article';
  // "will" and "would" are both right in much that is said; which, the Japanese seldom decides.
  if (both(isModal)) return undefined;
  if (both(isHelper)) return agree(expected, said) ? 'agreement' : 'verb-form';
  if (both(isPreposition)) return 'preposition';
  if (both((word) => isPossessive(word) || isArticle(word))) return 'possessive';
  if (both(isDemonstrative) && isOfMany(expected) !== isOfMany(said)) return 'number';
  if (both((word) => isPronoun(word) || isPossessive(word))) return 'pronoun';
  if (both(isQuantity)) return 'quantifier';
  if (isOtherNumber(expected, said)) {
    const isOfVerb = isVerb(expected) || isVerb(said);
    // "It cost" is past, "it costs" is not: both are right.
    return isOfVerb && both(hasSamePast) ? undefined : isOfVerb ? 'agreement' : 'number';
  }
  if (both(isParticipleAdjective) && sameWord(expected, said)) return 'participle-adjective';
  if (areCompared(expected, said)) return 'comparison';
  const isSameWord = sameWord(expected, said) || shareBase(expected, said);
  if (isSameWord && both(isFormOfVerb)) return 'verb-form';
  const isAnotherWord = isSameWord || areConfused(expected, said) || areOfOneRoot(expected, said);
  return isAnotherWord && !(isFree(expected) && isFree(said)) ? 'word-choice' : undefined;
}

const isDemonstrative = among('this that these those');
const isOfMany = among('these those');
const hasSamePast = (word: string): boolean =>
  /^(?:cost|cut|hit|hurt|let|put|quit|read|set|shut|spread|beat|cast)s?$/u.test(word);
const isParticipleAdjective = (word: string): boolean =>
  /^(?:bor|excit|tir|surpris|interest|confus|disappoint|shock|satisf|embarrass|annoy|worr|amaz|pleas|frighten|relax|exhaust|fascinat|mov|touch|impress|depress|scar|thrill)\w*(?:ing|ed)$/u.test(
    word,
  );

/** "late" and "lately", "people" and "peoples" are no forms of a verb. */
const isFormOfVerb = (word: string): boolean =>
  !word.endsWith('ly') && [word, ...baseForms(word)].some((base) => COMMON_VERBS.has(base));

/** "good" and "better", "better" and "best". */
function areCompared(a: string, b: string): boolean {
  const forms = [positive(a), positive(b)];
  return forms.some((form) => form !== undefined) && (forms[0] ?? a) === (forms[1] ?? b);
}

/** "safe" and "safety", "angry" and "anger": alike at the beginning, and not at the end. */
function areOfOneRoot(a: string, b: string): boolean {
  if (isFunctionWord(a) || isFunctionWord(b)) return false;
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1;
  const rest = Math.max(a.length, b.length) - shared;
  return (shared >= 4 && rest <= 5) || (shared === 3 && rest <= 2);
}

const agree = (a: string, b: string): boolean =>
  AGREEING_HELPERS.some((forms) => forms.includes(a) && forms.includes(b));

/** "get" and "gets"; what is a noun as well is taken for one. */
const isVerb = (word: string): boolean => COMMON_VERBS.has(word) && !COUNTABLE.has(word);

const isOtherNumber = (a: string, b: string): boolean =>
  `${a}s` === b ||
  `${b}s` === a ||
  (isPlural(a) !== isPlural(b) &&
    (isPlural(a) ? singular(a) === b || plural(b) === a : plural(a) === b));

const shareBase = (a: string, b: string): boolean => {
  const bases = new Set(baseForms(a));
  return baseForms(b).some((base) => bases.has(base));
};

/** "to take" and "taking", "is going" and "goes": one verb in another form, with its helpers. */
function isHelped(expected: readonly string[], said: readonly string[]): boolean {
  const verbs = (words: readonly string[]) => words.filter((word) => !isHelper(word));
  const [verb, ...others] = verbs(expected);
  const [saidVerb, ...saidOthers] = verbs(said);
  if (others.length > 0 || saidOthers.length > 0 || expected.length + said.length < 3) return false;
  if (verb === undefined || saidVerb === undefined)
    return verb === saidVerb && expected.length + said.length > 2;
  return sameWord(verb, saidVerb) || shareBase(verb, saidVerb);
}
