/** How errors are reported in production (ERR-09). */
export const REPORTING = {
  /** Of all page loads and changes of place, this share is timed. */
  traceSampleRate: 0.02,
  replayOnErrorRate: 1,
  replaySessionRate: 0,
  masksInputs: true,
  masksText: true,
  blocksMedia: true,
  /** Deeper values are cut off. */
  normalizeDepth: 10,
} as const;
