import type { Misspelling } from '../../language/issues/respelling.ts';
import type { KnownWords, LikelyWord } from '../../language/issues/spelling/known-words.ts';
import { isNewerWord, withoutPrefix } from '../../language/issues/spelling/newer-words.ts';
import { editDistance } from '../../language/judge/edit-distance.ts';
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
    if (isWord(wrong.toLowerCase(), words)) return [];
    const mayBeName = /^\p{Lu}/u.test(wrong);
    const likely = words.likely(
      wrong,
      MOST_SUGGESTIONS,
      mayBeName ? MOST_SLIPS_IN_NAME : undefined,
    );
    const suggested = mayBeName ? [] : same.flatMap(({ suggestions }) => suggestions);
    const found: readonly LikelyWord[] = [
      ...[...likely, ...apart(wrong, words, mayBeName)].map((word) => inCaseOf(wrong, word)),
      ...suggested
        .flatMap((word) => withoutOwner(wrong, word))
        .map((word) => ({ word, prior: words.priorOf(wrong, word) })),
    ].filter(({ word }) => isSlip(wrong, word, words));
    if (found.length === 0) return [];
    const different = new Map(found.map((likely) => [likely.word, likely]));
    const ranked = [...different.values()].toSorted((a, b) => b.prior - a.prior);
    return [{ span, suggestions: ranked.slice(0, MOST_SUGGESTIONS) }];
  });
}

/** What opens a sentence is cut behind a little word alone: the rest may be a name. */
const apart = (wrong: string, words: KnownWords, mayBeName: boolean): readonly LikelyWord[] =>
  words
    .apart(wrong)
    .filter(
      ({ word }) => !mayBeName || /^(?:in|at|as|for|on|of|to|every|each|some|any|no) /u.test(word),
    );

/** The linter lacks words that are said often enough: "grandad". */
const isWord = (word: string, words: KnownWords): boolean =>
  isNewerWord(word) || (words.has(word) && isEnglishWord(word));

/** The linter takes "advertisments" for "advertisement's". */
function withoutOwner(wrong: string, suggested: string): readonly string[] {
  if (!/['’]s$/u.test(suggested) || /['’]/u.test(wrong)) return [suggested];
  return /s$/iu.test(wrong) ? [suggested.replace(/['’]s$/u, 's')] : [];
}

/** "Uncertified" may be a slip of one letter, as "untill" is of "until"; it never was meant as "certified". */
function isSlip(wrong: string, meant: string, words: KnownWords): boolean {
  const rest = withoutPrefix(wrong.toLowerCase());
  if (rest === undefined || !isWord(rest, words)) return true;
  return editDistance(wrong.toLowerCase(), meant.toLowerCase()) <= 1;
}

/** "Throught" was meant as "Through". */
const inCaseOf = (wrong: string, { word, prior }: LikelyWord): LikelyWord => ({
  word: /^\p{Lu}/u.test(wrong) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  prior,
});
