/**
 * Recording stops by itself after this long: an answer is a sentence or two, a monologue a short talk, and the check of
 * a microphone a greeting.
 */
export const RECORDING_LIMIT_MS = { answer: 60_000, monologue: 180_000, check: 10_000 } as const;
