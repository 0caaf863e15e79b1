/** A stutter repeats a word four or five times; only a model in a loop goes further. */
const SHORT_PHRASE_TOKENS = 2;
const SHORT_PHRASE_REPEATS = 6;
const LONG_PHRASE_TOKENS = 24;
const LONG_PHRASE_REPEATS = 3;

/** Where a loop at the end of the tokens begins to say nothing new; `undefined` where there is no loop. */
export function loopStart(tokens: readonly number[]): number | undefined {
  for (let length = 1; length <= LONG_PHRASE_TOKENS; length++) {
    const repeats = length <= SHORT_PHRASE_TOKENS ? SHORT_PHRASE_REPEATS : LONG_PHRASE_REPEATS;
    const start = tokens.length - length * repeats;
    if (start < 0) continue;
    const repeated = tokens.slice(start + length).every((token, i) => token === tokens[start + i]);
    if (repeated) return start + length;
  }
  return undefined;
}
