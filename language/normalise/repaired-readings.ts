import { sameWord } from '../align/word-forms.ts';
import { firstForm, isForm, type Token } from './token.ts';

/** A learner who starts over rarely goes back further than this. */
const LONGEST_FALSE_START = 5;
const JOINING = ['and', 'or', 'but'];

/** No learner corrects herself in more ways than this; without a limit a stammer would double the work with each word. */
const MOST_READINGS = 40;
/** An answer of one breath is shorter; longer texts are taken as they are. */
const LONGEST_REPAIRED_TOKENS = 60;

/**
 * The sentence as the speaker left it after correcting herself, in every way the words allow.
 * Always the earlier attempt goes and the later one stands. Without any repair: no readings.
 */
export function repairedReadings(tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (tokens.length > LONGEST_REPAIRED_TOKENS) return [];
  const calm = withoutStammer(tokens);
  const once = repairsOf(calm).slice(0, MOST_READINGS);
  const twice = once.flatMap(repairsOf).slice(0, MOST_READINGS);
  return [...(calm.length < tokens.length ? [calm] : []), ...once, ...twice];
}

/** "I I I went": of a word said over and over the last one stays. */
const withoutStammer = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter((token, at) => !isForm(tokens[at + 1], firstForm(token)));

function repairsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return tokens.flatMap((_, at) => [...restartsAt(tokens, at), ...correctionsAt(tokens, at)]);
}

/** "I go, I went": the words from the first I up to the second are given up. */
function restartsAt(tokens: readonly Token[], at: number): readonly (readonly Token[])[] {
  const readings: (readonly Token[])[] = [];
  for (let length = 1; length <= LONGEST_FALSE_START; length += 1) {
    const abandoned = tokens.slice(at, at + length);
    const retry = tokens.slice(at + length);
    if (retry.length === 0 || !isForm(retry[0], ...(tokens[at]?.forms ?? []))) continue;
    if (abandoned.some((token) => isForm(token, ...JOINING))) continue;
    if (wasGivenUp(abandoned, retry)) readings.push([...tokens.slice(0, at), ...retry]);
  }
  return readings;
}

function wasGivenUp(abandoned: readonly Token[], retry: readonly Token[]): boolean {
  if (abandoned.at(-1)?.pauseAfter === true && abandoned.length > 1) return true;
  return abandoned.every((token, index) => {
    const again = retry[index];
    return again !== undefined && sameWord(firstForm(token), firstForm(again));
  });
}

/** "He go, sorry, goes": what stands before the word of correction is given up. */
function correctionsAt(tokens: readonly Token[], at: number): readonly (readonly Token[])[] {
  const length = correctionLength(tokens, at);
  if (length === 0 || at === 0 || at + length >= tokens.length) return [];
  return [1, 2, 3]
    .filter((back) => back <= at)
    .map((back) => [...tokens.slice(0, at - back), ...tokens.slice(at + length)]);
}

function correctionLength(tokens: readonly Token[], at: number): number {
  const [token, next] = tokens.slice(at, at + 2);
  // Without a pause around it, "no" denies ("I have no money").
  const isSetOff = tokens[at - 1]?.pauseAfter === true;
  if (isSetOff && isForm(token, 'no') && isForm(next, 'wait', 'sorry')) return 2;
  if (isForm(token, 'i') && isForm(next, 'mean') && isSetOff) return 2;
  if (isSetOff && isForm(token, 'sorry', 'wait')) return 1;
  return isSetOff && isForm(token, 'no') && token?.pauseAfter === true ? 1 : 0;
}
