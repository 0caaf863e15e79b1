import { baseOf, formsOf, verbForm } from '../forms/verb-forms.ts';
import { asFinding, type Rule } from '../pattern/phrase-rule.ts';
import type { TaggedSentence, TaggedWord } from '../tagged-word.ts';
import { COMMON_VERBS } from '../words/common-verbs.ts';
import { wordSet } from '../words/word-set.ts';

const WHY = {
  ja: '過去の話をしているので、ここも過去形の「{right}」にそろえます。',
  en: 'The story is in the past, so this verb is too: "{right}".',
  ko: '과거 이야기를 하고 있으니 여기도 과거형 "{right}"으로 맞춰요.',
};
/** What one does rather than what is: only these cannot be meant of now beside a past. */
const DEEDS =
  wordSet(`go eat buy visit take come get make cook see watch meet play run drive drink bring call catch stay arrive
  leave start ask say tell give find order walk sit sleep wake lose break pick invite decide enter join wash pay`);
/** Beside "when I was …" these are meant of then, too. */
const WAYS_OF_LIFE = wordSet('work live study belong use have');
const UNFINISHED = wordSet(
  'to can could will would should must may might let make made help did do does not',
);
/** "I got a dog and walk it every morning": the second half is what one does now. */
const SAID_OF_NOW = wordSet(
  'every usually often always sometimes now still nowadays regularly daily',
);
/** "Once a week", "on Sundays", "after work": when one does it. */
const HABIT =
  /\b(?:(?:once|twice|times|days|hours) an? (?:day|week|month|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|mornings|evenings|nights|(?:after|before) (?:work|school))\b/u;
const SUBJECTS = wordSet('i he she it we they');

/** "I got up and eat", "When I was a child, I go": the past in one half, the present in the other. */
export const pastStories: Rule = (sentence) => [...joinedByAnd(sentence), ...besideWhen(sentence)];

function joinedByAnd(sentence: TaggedSentence) {
  const { words } = sentence;
  return words.flatMap((word, at) => {
    if (words[at - 1]?.lower !== 'and' || !isDeedNow(word)) return [];
    const after = words.slice(at - 1).map(({ lower }) => lower);
    if (after.some((lower) => SAID_OF_NOW.has(lower)) || HABIT.test(after.join(' '))) return [];
    const before = words.slice(0, at - 1);
    const past = before.findLastIndex((other) => isPast(other));
    const isOpen =
      past === -1 ||
      before.slice(past + 1).some(isUnsure) ||
      UNFINISHED.has(before[past - 1]?.lower ?? '');
    return isOpen ? [] : [finding(sentence, word)];
  });
}

/** Between the two verbs nothing may stand that could govern the second: "wanted to sit and eat". */
const isUnsure = (word: TaggedWord): boolean =>
  UNFINISHED.has(word.lower) || word.pos === 'AUX' || /^(?:VERB)$/u.test(word.pos);

function besideWhen(sentence: TaggedSentence) {
  const { words } = sentence;
  const when = words.findIndex(
    ({ lower }, at) =>
      /^(?:when|before|after|while)$/u.test(lower) &&
      SUBJECTS.has(words[at + 1]?.lower ?? '') &&
      isPast(words[at + 2]),
  );
  if (when === -1) return [];
  const isFirst = when === 0;
  const main = isFirst ? words.findIndex((word, at) => at > when && word.breakBefore === ',') : 0;
  if (main === -1) return [];
  const end = isFirst ? words.length : when;
  for (let at = main; at < Math.min(end, main + 4); at += 1) {
    const word = words[at];
    if (word === undefined || UNFINISHED.has(word.lower) || word.pos === 'AUX') return [];
    if (
      SUBJECTS.has(words[at - 1]?.lower ?? '') &&
      (isDeedNow(word) || (isFirst && isLifeNow(word)))
    )
      return [finding(sentence, word)];
  }
  return [];
}

const isPast = (word: TaggedWord | undefined): boolean => {
  if (word === undefined) return false;
  if (/^(?:was|were|had)$/u.test(word.lower)) return true;
  const forms = formsOf(word.lower, baseOf(word.lower, word.lemma));
  return word.pos === 'VERB' && forms.includes('past') && !forms.includes('base');
};

const isDeedNow = (word: TaggedWord): boolean => {
  const base = baseOf(word.lower, word.lemma);
  const forms = formsOf(word.lower, base);
  const isPresent = forms.includes('base') || forms.includes('s');
  return (
    DEEDS.has(base) &&
    COMMON_VERBS.has(base) &&
    isPresent &&
    !forms.includes('past') &&
    word.pos === 'VERB'
  );
};

const isLifeNow = (word: TaggedWord): boolean =>
  word.pos === 'VERB' && WAYS_OF_LIFE.has(word.lower);

const finding = (sentence: TaggedSentence, word: TaggedWord) =>
  asFinding({ kind: 'tense', topic: 'past-simple', why: WHY }, sentence, {
    span: { start: word.start, end: word.end },
    replacement: verbForm(baseOf(word.lower, word.lemma), 'past'),
    confidence: 0.86,
  });
