import type { IssueKind } from '../issues/finding.ts';
import type { TaggedSentence } from '../issues/tagged-word.ts';
import { spokenForm } from '../normalise/spoken-form.ts';
import { articleMisses } from './articles.ts';
import type { Change, NearMissRule } from './change.ts';
import { comparisonMisses } from './comparisons.ts';
import { confusionMisses } from './confusions.ts';
import { numberMisses } from './nouns.ts';
import { prepositionMisses } from './prepositions.ts';
import { pronounMisses } from './pronouns.ts';
import { verbMisses } from './verbs.ts';
import { wordOrderMisses } from './word-order.ts';

/** A sentence that a learner may say where a right one was expected. */
export interface NearMiss {
  readonly text: string;
  readonly kind: IssueKind;
  /** What differs: the words that were expected, and what stands in their place. Either may be empty. */
  readonly expected: string;
  readonly said: string;
}

const RULES: readonly NearMissRule[] = [
  articleMisses,
  numberMisses,
  verbMisses,
  prepositionMisses,
  pronounMisses,
  comparisonMisses,
  wordOrderMisses,
  confusionMisses,
];

/**
 * What Japanese speakers typically make of a right sentence: one change each, some twenty for every word of it. Nothing here
 * knows whether a change happens to be right as well.
 */
export function generateNearMisses({ text, words }: TaggedSentence): readonly NearMiss[] {
  const own = spokenForm(text);
  const misses = words.flatMap((_, at) =>
    RULES.flatMap((rule) => rule(words, at)).map((change): NearMiss => ({
      text: changed(text, words, change),
      kind: change.kind,
      expected: words
        .slice(change.from, change.to)
        .map((word) => word.lower)
        .join(' '),
      said: change.words.join(' '),
    })),
  );
  const byText = new Map(misses.toReversed().map((miss) => [miss.text, miss]));
  return [...byText.values()]
    .toReversed()
    .filter(({ text: said }) => !/^['’]|\b(\w+) \1\b/iu.test(said) && spokenForm(said) !== own);
}

function changed(text: string, words: TaggedSentence['words'], change: Change): string {
  const start = words[change.from]?.start ?? text.length;
  const end = change.to === change.from ? start : (words[change.to - 1]?.end ?? start);
  // Half of a short form stays where it hangs: "doesn't" becomes "don't".
  const gap = change.to === change.from ? ' ' : '';
  const lead = /^['’]/u.test(words[change.from]?.text ?? '') ? ' ' : '';
  const joined = `${text.slice(0, start)}${lead}${change.words.join(' ')}${gap}${text.slice(end)}`
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.?!;:]|'(?:s|re|ve|m|ll|d)\b)/gu, '')
    .replaceAll(/\bi\b/gu, 'I')
    .trim();
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
