/** Cleared one after the other; a lesson is studied in about as many rounds. Decision 0027. */
export const SPEED_LEVELS = ['normal', 'quick', 'fast', 'extreme'] as const;
export type SpeedLevel = (typeof SPEED_LEVELS)[number];

/** From the end of the prompt: time to find the words, then words per minute. */
const PACE: Readonly<Record<SpeedLevel, { readonly thinkMs: number; readonly wpm: number }>> = {
  normal: { thinkMs: 4000, wpm: 90 },
  quick: { thinkMs: 2500, wpm: 110 },
  fast: { thinkMs: 1500, wpm: 130 },
  extreme: { thinkMs: 800, wpm: 150 },
};

const MS_PER_MINUTE = 60_000;

/** How long an answer may take at a level, in whole milliseconds from the end of the prompt to the last word. */
export function targetMs(modelAnswer: string, level: SpeedLevel): number {
  const words = modelAnswer.split(/\s+/).filter((word) => word !== '').length;
  const { thinkMs, wpm } = PACE[level];
  return Math.round(thinkMs + (words * MS_PER_MINUTE) / wpm);
}

/** No learner begins sooner, or says more words a minute. */
const QUICKEST = { startMs: 500, wpm: 300 } as const;

/** What was opened within this time from the end of the prompt was not said first. @param target of the level normal. */
export function sayableMs(target: number): number {
  const { thinkMs, wpm } = PACE.normal;
  return QUICKEST.startMs + ((target - thinkMs) * wpm) / QUICKEST.wpm;
}

/** The levels that may be played: each once the one before it was cleared. */
export function openLevels(cleared: ReadonlySet<SpeedLevel>): readonly SpeedLevel[] {
  const next = SPEED_LEVELS.findIndex((level) => !cleared.has(level));
  return next === -1 ? SPEED_LEVELS : SPEED_LEVELS.slice(0, next + 1);
}
