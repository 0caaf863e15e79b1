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
  const target = questions.reduce(
    (sum, { answers }) => sum + targetMs(answers[0] ?? '', round.level),
    0,
  );
  const outcomes = new Map(round.laps.map(({ questionId, outcome }) => [questionId, outcome]));
  const isAllCorrect = questions.every(({ id }) => outcomes.get(id) === 'correct');
  const isInTime = round.level === 'normal' || totalMs <= target;
  return { totalMs, targetMs: target, isAllCorrect, isCleared: isAllCorrect && isInTime };
}

export interface LevelStanding {
  readonly level: SpeedLevel;
  readonly isOpen: boolean;
  readonly isCleared: boolean;
  /** Of the fastest round with every question right. */
  readonly bestTimeMs: number | undefined;
}

/** Where somebody stands at each level, by the rounds she has finished. */
export function standingsOf(
  questions: readonly AskedQuestion[],
  finished: readonly PlayedRound[],
): readonly LevelStanding[] {
  const rounds = finished.map(({ level, laps }) => ({
    level,
    ...timesOf(questions, { level, laps }),
  }));
  const cleared = new Set(rounds.filter((one) => one.isCleared).map(({ level }) => level));
  const open = openLevels(cleared);
  return SPEED_LEVELS.map((level) => {
    const right = rounds.filter((round) => round.level === level && round.isAllCorrect);
    return {
      level,
      isOpen: open.includes(level),
      isCleared: cleared.has(level),
      bestTimeMs: right.length === 0 ? undefined : Math.min(...right.map((one) => one.totalMs)),
    };
  });
}
