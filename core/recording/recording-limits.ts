/**
 * Recording stops by itself after this long: an answer is a sentence or two, a monologue a short talk, and the check of
 * a microphone a greeting.
 */
export const RECORDING_LIMIT_MS = { answer: 60_000, monologue: 180_000, check: 10_000 } as const;

/** She is told that the recording of a monologue is about to end. */
export const MONOLOGUE_WARNED_AT_MS = 165_000;

/** A recording in a pause ends by itself after this long: no microphone stays open for ever. */
export const LONGEST_PAUSE_MS = 600_000;
