/**
 * English words that our dictionary lacks and the voice reads well all the same, by the phonemes it is given for them. What
 * it reads badly goes to ENGLISH_SPELLINGS.
 */
export const WELL_READ: ReadonlySet<string> = new Set(['ramen', 'stomachache', 'typos', 'yumi']);
