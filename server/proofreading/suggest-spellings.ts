import type { Misspelling } from '../../language/issues/respelling.ts';
import type { KnownWords, LikelyWord } from '../../language/issues/spelling/known-words.ts';
import { isEnglishWord } from '../judging/is-english-word.ts';
import type { UnknownWord } from './harper-linter.ts';

/** A language model reads the sentence with each. */
const MOST_SUGGESTIONS = 6;
/** What opens a sentence may be a name: "Everton have won." */
const MOST_SLIPS_IN_NAME = 1;

/** What each unknown word may have been meant as: what the linter says of it, and words that are said often and look like it. */
export function suggestSpellings(
  text: string,
  unknown: readonly UnknownWord[],
  words: KnownWords,
): readonly Misspelling[] {
  const places = Map.groupBy(unknown, ({ span }) => `${span.start} ${span.end}`);
  return [...places.values()].flatMap((same) => {
    const span = same[0]?.span ?? { start: 0, end: 0 };
    const wrong = text.slice(span.start, span.end);
    // The linter lacks words that are said often enough: "grandad".
    if (words.has(wrong.toLowerCase()) && isEnglishWord(wrong.toLowerCase())) return [];
    const mayBeName = /^\p{Lu}/u.test(wrong);
    const likely = words.likely(
      wrong,
      MOST_SUGGESTIONS,
      mayBeName ? MOST_SLIPS_IN_NAME : undefined,
    );
    const suggested = mayBeName ? [] : same.flatMap(({ suggestions }) => suggestions);
    const found: readonly LikelyWord[] = [
      ...likely.map((word) => inCaseOf(wrong, word)),
      ...suggested.map((word) => ({ word, prior: words.priorOf(wrong, word) })),
    ];
    if (found.length === 0) return [];
    const different = new Map(found.map((likely) => [likely.word, likely]));
    const ranked = [...different.values()].toSorted((a, b) => b.prior - a.prior);
    return [{ span, suggestions: ranked.slice(0, MOST_SUGGESTIONS) }];
  });
}

/** "Throught" was meant as "Through". */
const inCaseOf = (wrong: string, { word, prior }: LikelyWord): LikelyWord => ({
  word: /^\p{Lu}/u.test(wrong) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  prior,
});
