import { isPlural } from '../forms/noun-forms.ts';
import { baseOf, verbForm } from '../forms/verb-forms.ts';
import { asFinding } from '../pattern/phrase-rule.ts';
import { inForm, writeEdits } from '../pattern/write-edit.ts';
import type { TaggedSentence, TaggedWord } from '../tagged-word.ts';
import { UNCOUNTABLE } from '../words/uncountable-nouns.ts';
import { wordSet } from '../words/word-set.ts';
import type { Candidate } from './candidate.ts';
import { REASONS } from './candidate-reasons.ts';

/** More than this of one sentence is more than a language model should be asked. */
export const MOST_CANDIDATES = 48;
/**
 * How much likelier a change must make the sentence. Tuned on learners' sentences so that right ones stay. Dropping a word
 * makes any sentence likelier, and both tenses are often right: these need more.
 */
const MARGIN_NATS = {
  'insert-article': 3.5,
  'drop-article': 3.5,
  'swap-article': 3.5,
  number: 4,
  'swap-preposition': 4.5,
  'drop-preposition': 6,
  'insert-preposition': 4.5,
  verb: 4,
  tense: 6,
  helper: 4.5,
  'insert-word': 3.5,
} as const;
const PREPOSITIONS = 'in on at to for of with from by about'.split(' ');
/** Of all these exchanges, so few are ever right that asking for the others costs a learner's time for nothing. */
const EXCHANGED = 'in on at to of from'.split(' ');
const INSERTED = 'to about'.split(' ');
const HELPERS = [
  'is are'.split(' '),
  'was were'.split(' '),
  'is was'.split(' '),
  'has have'.split(' '),
  'do does'.split(' '),
  'much many'.split(' '),
];
const ARTICLES = wordSet('a an the');

interface Change {
  readonly type: keyof typeof MARGIN_NATS;
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

/** Small changes to a sentence: articles, number, prepositions and verb forms, spread evenly over its words. */
export function suggestEdits(sentence: TaggedSentence): readonly Candidate[] {
  const perWord = sentence.words.map((word, at) => changesAt(sentence.words, word, at));
  return spread(perWord, MOST_CANDIDATES).flatMap((change) => {
    const edit = writeEdits(
      sentence,
      [{ from: change.from, to: change.to, replacement: change.words }],
      [],
    );
    if (edit === undefined) return [];
    const finding = asFinding(reasonOf(change.type), sentence, { ...edit, confidence: 0.5 });
    return [{ finding, marginNats: MARGIN_NATS[change.type] }];
  });
}

const reasonOf = (type: Change['type']) =>
  type.endsWith('article')
    ? REASONS.article
    : type.endsWith('preposition')
      ? REASONS.preposition
      : type === 'insert-word'
        ? REASONS.missing
        : type === 'number'
          ? REASONS.number
          : REASONS.verb;

/** The likeliest change of every word before the second of any. */
function spread<Item>(lists: readonly (readonly Item[])[], most: number): readonly Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const taken: Item[] = [];
  for (let rank = 0; rank < longest && taken.length < most; rank += 1)
    taken.push(...lists.flatMap((list) => list[rank] ?? []));
  return taken.slice(0, most);
}

function changesAt(words: readonly TaggedWord[], word: TaggedWord, at: number): readonly Change[] {
  const change = (type: Change['type'], ...replacement: readonly string[]): Change => ({
    type,
    from: at,
    to: at + 1,
    words: replacement,
  });
  const insert = (type: Change['type'], ...added: readonly string[]): Change => ({
    type,
    from: at,
    to: at,
    words: added,
  });
  const before = words[at - 1];
  if (ARTICLES.has(word.lower))
    return [change('swap-article', word.lower === 'the' ? '@a' : 'the'), change('drop-article')];
  if (PREPOSITIONS.includes(word.lower) && word.pos !== 'PART')
    return [
      change('drop-preposition'),
      ...EXCHANGED.filter((other) => other !== word.lower).map((other) =>
        change('swap-preposition', other),
      ),
    ];
  const helpers = HELPERS.filter((group) => group.includes(word.lower)).flat();
  if (helpers.length > 0 && word.text.toLowerCase() === word.lower)
    return helpers.filter((other) => other !== word.lower).map((other) => change('helper', other));
  const toBase =
    before !== undefined &&
    /^(?:VERB|ADJ|PRON)$/u.test(before.pos) &&
    baseOf(word.lower, word.lemma) === word.lower
      ? [insert('insert-word', 'to')]
      : [];
  if (word.pos === 'VERB')
    return [
      ...toBase,
      ...(['past', 'ing', 's', 'base', 'participle'] as const)
        .map((form) => verbForm(baseOf(word.lower, word.lemma), form))
        .filter((form, index, all) => form !== word.lower && all.indexOf(form) === index)
        .map((form) => change(isTense(word.lower, form, word) ? 'tense' : 'verb', form)),
    ];
  const isOpening =
    /^(?:NOUN|ADJ)$/u.test(word.pos) && !/^(?:NOUN|ADJ|DET|NUM|PROPN)$/u.test(before?.pos ?? '');
  const articles =
    isOpening && !/^(?:my|your|his|her|its|our|their|'s)$/u.test(before?.lower ?? '')
      ? [insert('insert-article', '@a'), insert('insert-article', 'the')]
      : [];
  const number =
    word.pos === 'NOUN' && !UNCOUNTABLE.has(word.lower)
      ? [change('number', inForm(word, isPlural(word.lower) ? 'singular' : 'plural'))]
      : [];
  const prepositions =
    before?.pos === 'VERB' && /^(?:NOUN|PRON|DET|PROPN)$/u.test(word.pos)
      ? INSERTED.map((added) => insert('insert-preposition', added))
      : [];
  const feelings =
    word.pos === 'ADJ' && /(?:ed|ing)$/u.test(word.lower)
      ? [change('verb', turned(word.lower))]
      : [];
  const isAfterSubject = before !== undefined && /^(?:NOUN|PRON|PROPN)$/u.test(before.pos);
  const be =
    isAfterSubject && /^(?:ADJ|ADV)$/u.test(word.pos)
      ? ['is', 'was', 'are'].map((added) => insert('insert-word', added))
      : [];
  const it =
    before?.pos === 'VERB' && (word.breakBefore !== '' || /^(?:ADV|SCONJ|AUX)$/u.test(word.pos))
      ? [insert('insert-word', 'it')]
      : [];
  return [...number, ...articles, ...feelings, ...be, ...it, ...prepositions];
}

/** "interesting" and "interested". */
const turned = (adjective: string): string =>
  adjective.endsWith('ing') ? adjective.replace(/ing$/u, 'ed') : adjective.replace(/ed$/u, 'ing');

/** From the past or into it, as far as the forms tell. */
function isTense(from: string, to: string, word: TaggedWord): boolean {
  const base = baseOf(from, word.lemma);
  const past = verbForm(base, 'past');
  return (from === past) !== (to === past) && !from.endsWith('ing') && !to.endsWith('ing');
}
