import { isPlural } from './forms/noun-forms.ts';
import { baseOf, formsOf } from './forms/verb-forms.ts';
import type { PartOfSpeech, TaggedWord } from './tagged-word.ts';
import { COMMON_VERBS } from './words/common-verbs.ts';
import { COUNTABLE } from './words/countable-nouns.ts';
import { DETERMINERS } from './words/word-classes.ts';
import { wordSet } from './words/word-set.ts';

const SUBJECTS = wordSet('i you he she it we they who');
const HELPERS = wordSet('can could will would should must may might shall do does did');
const ADVERBS = wordSet(
  'always usually often sometimes never really also still just already not only ever almost',
);
const BETWEEN = new Set([...ADVERBS, 'not', 'hardly', 'barely', 'scarcely', 'rarely', 'finally']);
const CLOSED: Readonly<Record<string, PartOfSpeech>> = {
  people: 'NOUN',
  everyone: 'PRON',
  everybody: 'PRON',
  everything: 'PRON',
  something: 'PRON',
  someone: 'PRON',
  somebody: 'PRON',
  anything: 'PRON',
  anyone: 'PRON',
  anybody: 'PRON',
  nothing: 'PRON',
  nobody: 'PRON',
  there: 'ADV',
  here: 'ADV',
};
const DEMONSTRATIVES = wordSet(
  'this that these those what which whose all both any some no each either neither',
);

/**
 * A tagger trained on correct text is led astray by learners' sentences; what surely is a verb or a noun by the words
 * around it is set right. `'s` becomes `is`, `has` or stays possessive.
 */
export function repairTags(words: readonly TaggedWord[]): readonly TaggedWord[] {
  const repaired: TaggedWord[] = [];
  words.forEach((word, at) => {
    const previous = repaired[at - 1];
    const next = words[at + 1];
    repaired.push(
      word.lower === "'s"
        ? readClitic(word, previous, next)
        : isHad(words, at)
          ? { ...word, lower: 'had', pos: 'AUX', lemma: 'have' }
          : retag(word, repaired, next),
    );
  });
  return repaired;
}

function retag(
  word: TaggedWord,
  before: readonly TaggedWord[],
  next: TaggedWord | undefined,
): TaggedWord {
  const fixed = CLOSED[word.lower];
  if (fixed !== undefined) return { ...word, pos: fixed };
  if (HELPERS.has(word.lower) || SUBJECTS.has(word.lower) || DETERMINERS.has(word.lower))
    return word;
  const base = baseOf(word.lower, word.lemma);
  const previous = before.findLast((other) => !ADVERBS.has(other.lower));
  const isVerbForm = COMMON_VERBS.has(base) && formsOf(word.lower, base).length > 0;
  if (isVerbForm && previous !== undefined && word.pos !== 'AUX') {
    const isAfterSubject =
      SUBJECTS.has(previous.lower) && word.breakBefore === '' && !word.lower.endsWith('ing');
    const isAfterHelper =
      HELPERS.has(previous.lower) && word.pos !== 'PRON' && previous.breakBefore !== undefined;
    const isInfinitive =
      previous.lower === 'to' && formsOf(word.lower, base).includes('base') && word.pos !== 'NOUN';
    const isLikeAfterNoun =
      word.lower === 'like' &&
      (previous.lower === 'people' || (previous.pos === 'NOUN' && isPlural(previous.lower)));
    if (isAfterSubject || isAfterHelper || isInfinitive || isLikeAfterNoun)
      return { ...word, pos: 'VERB', lemma: base };
  }
  const isAfterDeterminer =
    previous !== undefined &&
    DETERMINERS.has(previous.lower) &&
    !DEMONSTRATIVES.has(previous.lower);
  if (word.pos === 'VERB' && isAfterDeterminer && COUNTABLE.has(word.lower) && next?.pos !== 'NOUN')
    return { ...word, pos: 'NOUN', lemma: word.lower };
  return isVerbForm && word.pos === 'VERB' ? { ...word, lemma: base } : word;
}

/** Of "'d" before what can only be a past form; "I'd liked to" is a slip of "I'd like to". */
function isHad(words: readonly TaggedWord[], at: number): boolean {
  if (words[at]?.lower !== 'would' || !/^['’]d$/iu.test(words[at]?.text ?? '')) return false;
  const verb = words
    .slice(at + 1)
    .find(({ lower }) => !BETWEEN.has(lower) && !lower.endsWith('ly'));
  if (verb === undefined || /^(?:liked|loved|preferred|hated)$/u.test(verb.lower)) return false;
  const forms = formsOf(verb.lower, baseOf(verb.lower, verb.lemma));
  return !forms.includes('base') && (forms.includes('participle') || forms.includes('past'));
}

const OWNS_NOTHING =
  wordSet(`he she it that there here what where who how when this everything something everyone someone
  nobody nothing why`);

function readClitic(
  word: TaggedWord,
  previous: TaggedWord | undefined,
  next: TaggedWord | undefined,
): TaggedWord {
  if (previous?.lower === 'let') return { ...word, lower: 'us', pos: 'PRON', lemma: 'us' };
  const isHas = next !== undefined && /^(?:been|got|had|gone|become)$/u.test(next.lower);
  const isShortForm =
    previous !== undefined &&
    (OWNS_NOTHING.has(previous.lower) ||
      (next !== undefined && !/^(?:NOUN|PROPN|ADJ)$/u.test(next.pos)));
  if (isHas && isShortForm) return { ...word, lower: 'has', pos: 'AUX', lemma: 'have' };
  if (isShortForm) return { ...word, lower: 'is', pos: 'AUX', lemma: 'be' };
  return { ...word, pos: 'PART' };
}
