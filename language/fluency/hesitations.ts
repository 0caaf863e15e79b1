/** Sounds that fill a pause, in English and in Japanese; letters may be drawn out ("ummm", "eeto"). */
const FILLED_PAUSE =
  /^(?:u+m+|u+h+[um]*|u+r+m*|urn|un|uu+|e+r+m*|e+h+|e+m+|ee+|a+h+m*|o+h+|m{2,}|m+-?h+m+|h+m+(?:-?h*m+)*|mh+-?h*m*|[uh]u?h?-hu+h|e+t+o+h?(?:-?ne)?|ano+h?|anou|nanka|ma+a|uu+n|n+to)$/u;

/** "Ano" and the like are also parts of names; alone they are none. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}'-]/gu, '');

/**
 * Whether a word only fills a pause: um, uh, er, eh, "eto", "ano". Recognisers often leave such sounds out, so a count
 * of them is what was heard at least.
 */
export const isFilledPause = (text: string): boolean => FILLED_PAUSE.test(bare(text));

export interface WithoutPauses<T> {
  readonly said: readonly T[];
  /** Positions in `said` of the words before which a sound filled a pause. */
  readonly hesitant: ReadonlySet<number>;
}

export function withoutFilledPauses<T extends { readonly text: string }>(
  words: readonly T[],
): WithoutPauses<T> {
  const said: T[] = [];
  const hesitant = new Set<number>();
  let isHesitant = false;
  for (const word of words) {
    if (isFilledPause(word.text)) isHesitant = true;
    else {
      if (isHesitant) hesitant.add(said.length);
      said.push(word);
      isHesitant = false;
    }
  }
  return { said, hesitant };
}
