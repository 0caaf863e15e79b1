import type { Finding } from '../finding.ts';
import { asFinding } from '../pattern/phrase-rule.ts';
import { writeEdits } from '../pattern/write-edit.ts';
import type { TaggedSentence, TaggedWord } from '../tagged-word.ts';
import { REASONS } from './candidate-reasons.ts';
import type { Change, ChangeType } from './change.ts';
import { findHelperChanges } from './helper-changes.ts';
import { findMeantWords } from './meant-word-changes.ts';
import { findNounChanges } from './noun-changes.ts';
import { findPrepositionChanges } from './preposition-changes.ts';
import { findVerbChanges } from './verb-changes.ts';
import { findWordChanges } from './word-changes.ts';

export interface Suggestion {
  readonly type: ChangeType;
  readonly finding: Finding;
}

/** More than this of one sentence is more than can be looked at. */
export const MOST_SUGGESTIONS = 160;
const FINDERS = [
  findNounChanges,
  findPrepositionChanges,
  findHelperChanges,
  findVerbChanges,
  findWordChanges,
  findMeantWords,
];
/** A suggestion is no more than that until something speaks for it. */
const UNDECIDED = 0.5;

/** Small changes to a sentence, spread evenly over its words, the likeliest of each first. */
export function suggestEdits(sentence: TaggedSentence): readonly Suggestion[] {
  const perWord = sentence.words.map((_, at) =>
    FINDERS.flatMap((find) => find(sentence.words, at)),
  );
  // "Table for four, please": without a verb any word seems too many.
  const isFragment = !sentence.words.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos));
  const seen = new Set<string>();
  return spread(perWord, MOST_SUGGESTIONS).flatMap((change) => {
    if (dropsAfterPause(sentence.words, change) || isSet(sentence.words, change)) return [];
    if (isFragment && change.words.length === 0) return [];
    const finding = asSuggested(sentence, change);
    if (finding === undefined) return [];
    const key = `${finding.span.start} ${finding.span.end} ${finding.replacement}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ type: change.type, finding }];
  });
}

/** That would join what a comma parts. */
const dropsAfterPause = (words: readonly TaggedWord[], { from, words: added }: Change): boolean =>
  added.length === 0 && words[from]?.breakBefore === ',';

/** "Please find attached our estimate": how letters say it, whatever else the words could be. */
const isSet = (words: readonly TaggedWord[], { from, to }: Change): boolean =>
  words.some(
    ({ lower }, at) =>
      lower === 'find' &&
      /^(?:attached|enclosed)$/u.test(words[at + 1]?.lower ?? '') &&
      from <= at + 2 &&
      to > at,
  );

function asSuggested(sentence: TaggedSentence, { type, from, to, words }: Change) {
  const taken = sentence.words.slice(from, to).map((_: TaggedWord, at) => ({
    from: from + at,
    to: from + at + 1,
  }));
  const edit = writeEdits(sentence, [{ from, to, replacement: words }], taken);
  return edit && asFinding(REASONS[type], sentence, { ...edit, confidence: UNDECIDED });
}

/** The likeliest change of every word before the second of any. */
function spread<Item>(lists: readonly (readonly Item[])[], most: number): readonly Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const taken: Item[] = [];
  for (let rank = 0; rank < longest && taken.length < most; rank += 1)
    taken.push(...lists.flatMap((list) => list[rank] ?? []));
  return taken.slice(0, most);
}
