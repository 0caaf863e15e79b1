/** Without a sign of her for this long, study time waits for the next: a sentence is thought over in less. */
export const INACTIVE_AFTER_MS = 120_000;
