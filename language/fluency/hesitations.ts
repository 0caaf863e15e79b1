/** Sounds that fill a pause, in English and in Japanese; letters may be drawn out ("ummm", "eeto"). */
const FILLED_PAUSE =
  /^(?:u+m+|u+h+m*|e+r+m*|e+h+|a+h+|m{2,}|h+m+|mhm|e+t+o+h?(?:-?ne)?|ano+h?|anou|nanka|ma+a|uu+n|n+to)$/u;

/** "Ano" and the like are also parts of names; alone they are none. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}'-]/gu, '');

/**
 * Whether a word only fills a pause: um, uh, er, eh, "eto", "ano". Recognisers often leave such sounds out, so a count
 * of them is what was heard at least.
 */
export const isFilledPause = (text: string): boolean => FILLED_PAUSE.test(bare(text));
