import { uncapitalised, type Lexicon } from './lexicon.ts';
import type { Token } from './split-tokens.ts';

/** A word's part in an idiom: ties to the words beside it, and at the last word what the idiom asks for. */
export interface IdiomPart {
  readonly expression?: number;
  readonly leftTie?: number;
  readonly rightTie?: number;
}

/** A place in the sentence and all that its word may be. */
export interface WordSlot {
  readonly text: string;
  readonly expressions: readonly number[];
  readonly idiomParts: readonly IdiomPart[];
  /** The word before a quotation mark may carry the mark. */
  readonly carriesMark: boolean;
}

const WALLS = ['LEFT-WALL', 'RIGHT-WALL'] as const;

/** The words of a sentence between its walls. Ties are numbered from `firstTie`. */
export function wordSlots(
  tokens: readonly Token[],
  lexicon: Lexicon,
  firstTie: number,
  isQuote: (mark: string) => boolean,
): readonly WordSlot[] {
  const parts: IdiomPart[][] = tokens.map(() => []);
  let tie = firstTie;
  tokens.forEach(({ text }, at) => {
    const small = at === 0 ? uncapitalised(text) : undefined;
    const starts = small === undefined ? [text] : [text, small];
    for (const { words, expressions } of starts.flatMap((word) => lexicon.idiomsFrom(word))) {
      if (!words.every((word, index) => index === 0 || tokens[at + index]?.text === word)) continue;
      words.forEach((_, index) => {
        const leftTie = index > 0 ? { leftTie: tie + index - 1 } : {};
        if (index < words.length - 1)
          parts[at + index]?.push({ ...leftTie, rightTie: tie + index });
        else
          for (const expression of expressions) parts[at + index]?.push({ ...leftTie, expression });
      });
      tie += words.length - 1;
    }
  });
  const [left, right] = WALLS.map((text) => ({
    text,
    expressions: lexicon.expressionsOf(text),
    idiomParts: [],
    carriesMark: false,
  }));
  const inner = tokens.map(({ text, expressions }, at) => ({
    text,
    expressions,
    idiomParts: parts[at] ?? [],
    carriesMark: isQuote(tokens[at + 1]?.text ?? ''),
  }));
  return [left, ...inner, right].filter((slot) => slot !== undefined);
}
