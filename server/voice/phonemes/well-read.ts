/**
 * English words that our dictionary lacks and the voice reads well all the same: somebody has listened to each. What it
 * reads badly goes to ENGLISH_SPELLINGS.
 */
export const WELL_READ: ReadonlySet<string> = new Set(['ramen', 'stomachache', 'typos', 'yumi']);
