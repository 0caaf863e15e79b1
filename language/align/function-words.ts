/** Words that carry the grammar. Between two of them a difference is never only a matter of sound. */
const FUNCTION_WORDS = new Set(
  `a an the this that these those i you he she it we they me him her us them my your his its our their mine yours
   hers ours theirs am is are was were be been being do does did have has had will would can could shall should may
   might must not no to of in on at by for from with without about into onto over under up down out off until since
   during before after between through and or but so because if when while than then as what who whom whose which
   where why how there here some any much many more most every all both each few little too very 's`
    .trim()
    .split(/\s+/u),
);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
