/** A piece of text as a model writes it: some letters, a word, a mark. */
export interface WrittenToken {
  readonly token: number;
  /** Natural log. */
  readonly logProbability: number;
}

/** The text of tokens, with the space before each word. */
export type TextOf = (tokens: readonly number[]) => string;

/** The tokens of one word and its punctuation: from `first` up to before `end`. */
export interface WrittenWord {
  readonly first: number;
  readonly end: number;
  readonly text: string;
  /** 0 to 1: the geometric mean of the probabilities of its tokens. */
  readonly confidence: number;
}

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Joins tokens to words as they are written, with their punctuation. */
export function writtenWords(tokens: readonly WrittenToken[], textOf: TextOf): WrittenWord[] {
  const groups: { first: number; end: number }[] = [];
  tokens.forEach((written, i) => {
    const last = groups.at(-1);
    const text = textOf([written.token]);
    const joins = last !== undefined && (!text.startsWith(' ') || !HAS_LETTER_OR_DIGIT.test(text));
    if (joins) last.end = i + 1;
    else groups.push({ first: i, end: i + 1 });
  });
  return groups.map(({ first, end }) => {
    const own = tokens.slice(first, end);
    return {
      first,
      end,
      text: textOf(own.map((written) => written.token)).trim(),
      confidence: confidenceOf(own, textOf),
    };
  });
}

/** Natural log of the probability of all of them. */
export const sumOf = (tokens: readonly WrittenToken[]): number =>
  tokens.reduce((sum, { logProbability }) => sum + logProbability, 0);

/** The geometric mean over what was heard; how sure a full stop is says nothing about the voice. */
export function confidenceOf(tokens: readonly WrittenToken[], textOf: TextOf): number {
  const spoken = tokens.filter((written) => HAS_LETTER_OR_DIGIT.test(textOf([written.token])));
  const counted = spoken.length > 0 ? spoken : tokens;
  if (counted.length === 0) return 0;
  return Math.exp(sumOf(counted) / counted.length);
}
