/** What may be wrong with a sound. */
export type SoundTrouble = 'empty' | 'a page' | 'unplayable';
