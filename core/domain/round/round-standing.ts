import { openLevels, SPEED_LEVELS, targetMs, type SpeedLevel } from '../lesson/speed-level.ts';

/** A question of the lesson, with what counts as right; the first is the model answer. */
export interface AskedQuestion {
  readonly id: string;
  readonly answers: readonly string[];
}

/** One graded answer; a question may have several. */
export interface Lap {
  readonly questionId: string;
  readonly outcome: 'correct' | 'wrong';
  readonly answerMs: number;
}

/** A round, its laps in the order they were run. */
export interface PlayedRound {
  readonly level: SpeedLevel;
  readonly laps: readonly Lap[];
}

export interface RoundTimes {
  /** Of all laps together. */
  readonly totalMs: number;
  /** Of one lap through every question of the lesson. */
  readonly targetMs: number;
  /** What was answered last counts. */
  readonly isAllCorrect: boolean;
  readonly isCleared: boolean;
}

export function timesOf(questions: readonly AskedQuestion[], round: PlayedRound): RoundTimes {
  const totalMs = round.laps.reduce((sum, { answerMs }) => sum + answerMs, 0);
  const outcomes = new Map(round.laps.map(({ questionId, outcome }) => [questionId, outcome]));
  const isAllCorrect = questions.every(({ id }) => outcomes.get(id) === 'correct');
  return {
    totalMs,
    targetMs: targetOf(questions, round.level),
    isAllCorrect,
    isCleared: isAllCorrect && isInTime(questions, round.level, totalMs),
  };
}

export interface LevelStanding {
  readonly level: SpeedLevel;
  readonly isOpen: boolean;
  readonly isCleared: boolean;
  /** Of the fastest round with every question right. */
  readonly bestTimeMs: number | undefined;
}

/** By the rounds she has finished. */
export const standingsOf = (
  questions: readonly AskedQuestion[],
  finished: readonly PlayedRound[],
): readonly LevelStanding[] => standingsAt(questions, bestTimesOf(questions, finished));

/** Of the fastest round with every question right at each level; a level without one is not in it. */
export function bestTimesOf(
  questions: readonly AskedQuestion[],
  finished: readonly PlayedRound[],
): ReadonlyMap<SpeedLevel, number> {
  const best = new Map<SpeedLevel, number>();
  for (const round of finished) {
    const { isAllCorrect, totalMs } = timesOf(questions, round);
    if (isAllCorrect) best.set(round.level, Math.min(totalMs, best.get(round.level) ?? Infinity));
  }
  return best;
}

/** Where a learner stands at each level: her best round there is in time, or none is. */
export function standingsAt(
  questions: readonly AskedQuestion[],
  bestTimes: ReadonlyMap<SpeedLevel, number>,
): readonly LevelStanding[] {
  const cleared = new Set(
    [...bestTimes].flatMap(([level, ms]) => (isInTime(questions, level, ms) ? [level] : [])),
  );
  const open = openLevels(cleared);
  return SPEED_LEVELS.map((level) => ({
    level,
    isOpen: open.includes(level),
    isCleared: cleared.has(level),
    bestTimeMs: bestTimes.get(level),
  }));
}

/** Of one lap through every question. */
const targetOf = (questions: readonly AskedQuestion[], level: SpeedLevel): number =>
  questions.reduce((sum, { answers }) => sum + targetMs(answers[0] ?? '', level), 0);

const isInTime = (
  questions: readonly AskedQuestion[],
  level: SpeedLevel,
  totalMs: number,
): boolean => level === 'normal' || totalMs <= targetOf(questions, level);
