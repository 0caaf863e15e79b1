import type { SentenceScorer } from './sentence-scorer.ts';

/** Where no model weighs sentences; it says so. */
export const noScorer: SentenceScorer = { score: async () => [] };
