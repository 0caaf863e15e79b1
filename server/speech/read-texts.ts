import { logProbability } from './log-softmax.ts';

/** A model that reads whole texts beside a sound. */
export interface TextReader {
  /** What every text begins with, and what ends it. */
  readonly prefix: readonly number[];
  readonly endOfText: number;
  /** How many texts are read at once: each costs some memory, and more are not faster. */
  readonly batch: number;
  tokensOf(text: string): readonly number[];
  /** Texts of one length. Gives the scores over the vocabulary after each token of each text. */
  read(texts: readonly (readonly number[])[]): Promise<readonly (readonly Float32Array[])[]>;
}

export interface ReadText {
  readonly tokens: readonly number[];
  /** Natural log of the probability of the whole text and its end, given the sound. */
  readonly logProbability: number;
  /** Natural log of the probability that another token follows the first `length` ones. */
  nextLogProbability(length: number, token: number): number;
}

/** How well each text fits the sound, on one scale. */
export async function readTexts(
  { prefix, endOfText, batch, read }: TextReader,
  texts: readonly (readonly number[])[],
): Promise<readonly ReadText[]> {
  const found: ReadText[] = [];
  const byLength = texts
    .map((tokens, index) => ({ tokens, index }))
    .toSorted((a, b) => a.tokens.length - b.tokens.length);
  for (let at = 0; at < byLength.length; at += batch) {
    const some = byLength.slice(at, at + batch);
    const longest = Math.max(...some.map(({ tokens }) => tokens.length));
    const rows = await read(
      some.map(({ tokens }) => [
        ...prefix,
        ...tokens,
        ...Array.from({ length: longest - tokens.length }, () => endOfText),
      ]),
    );
    some.forEach(({ tokens, index }, text) => {
      const after = (length: number): Float32Array =>
        rows[text]?.[prefix.length - 1 + length] ?? new Float32Array();
      found[index] = {
        tokens,
        logProbability: [...tokens, endOfText].reduce(
          (sum, token, i) => sum + logProbability(after(i), token),
          0,
        ),
        nextLogProbability: (length, token) => logProbability(after(length), token),
      };
    });
  }
  return found;
}
