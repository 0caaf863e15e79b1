/** Recording stops by itself after this long: an answer is a sentence or two, a monologue a short talk. */
export const RECORDING_LIMIT_MS = { answer: 60_000, monologue: 180_000 } as const;
