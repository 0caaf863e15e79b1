/** An oral composition answer is a sentence or two; recording stops by itself after a minute. */
export const ANSWER_LIMIT_MS = 60_000;
