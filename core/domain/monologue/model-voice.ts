/** The voices that speak a corrected sentence. */
export const MODEL_VOICES = ['american', 'american-male', 'british'] as const;

export type ModelVoice = (typeof MODEL_VOICES)[number];
