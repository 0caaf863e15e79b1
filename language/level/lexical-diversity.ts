/** Below this ratio of different words to all words a factor of MTLD is full (McCarthy & Jarvis 2010). */
const FACTOR_ENDS_AT = 0.72;

/** Guiraud's index: different words by the square root of all words (Guiraud 1954). 0 for no words. */
export const guiraud = (words: readonly string[]): number =>
  words.length === 0 ? 0 : new Set(words).size / Math.sqrt(words.length);

/**
 * MTLD: how many words in a row keep a ratio of different words above 0.72, on average, forwards and backwards (McCarthy &
 * Jarvis 2010). Depends little on length, but means nothing below some 50 words: `undefined` there.
 */
export function mtld(words: readonly string[]): number | undefined {
  if (words.length < 50) return undefined;
  return (oneWay(words) + oneWay(words.toReversed())) / 2;
}

function oneWay(words: readonly string[]): number {
  let factors = 0;
  let seen = new Set<string>();
  let count = 0;
  for (const word of words) {
    seen.add(word);
    count += 1;
    if (seen.size / count >= FACTOR_ENDS_AT) continue;
    factors += 1;
    seen = new Set();
    count = 0;
  }
  if (count > 0) factors += (1 - seen.size / count) / (1 - FACTOR_ENDS_AT);
  return factors === 0 ? words.length : words.length / factors;
}
