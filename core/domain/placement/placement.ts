import { LEVELS, type Level } from '../lesson/level.ts';

/** So many sentences are asked: about two minutes. */
export const PLACEMENT_LENGTH = 10;

/** Few are lost here, and few are bored. */
const FIRST_LEVEL = 1;

export interface PlacedAnswer {
  readonly questionId: string;
  readonly level: Level;
  readonly isRight: boolean;
}

/** One level up after a right answer, one down after a wrong one. */
export function nextLevel(answers: readonly Pick<PlacedAnswer, 'isRight'>[]): Level {
  const at = answers.reduce(
    (level, { isRight }) => Math.min(LEVELS.length - 1, Math.max(0, level + (isRight ? 1 : -1))),
    FIRST_LEVEL,
  );
  return LEVELS[at] ?? 'A1';
}

/** How much surer an answer is one level further down. */
const STEEPNESS = 1.5;

/** At her own level she says three of four. */
const AT_HOME = Math.log(3);

/** How likely a learner `ability` levels above A1 is to have answered so. */
const likelihood = (answers: readonly PlacedAnswer[], ability: number): number =>
  answers.reduce((product, { level, isRight }) => {
    const right = 1 / (1 + Math.exp(-STEEPNESS * (ability - LEVELS.indexOf(level)) - AT_HOME));
    return product * (isRight ? right : 1 - right);
  }, 1);

/** Where she is most likely at home; who answered nothing begins at A1. */
export function placedLevel(answers: readonly PlacedAnswer[]): Level {
  if (answers.length === 0) return 'A1';
  const chances = LEVELS.map((_, ability) => likelihood(answers, ability));
  return LEVELS[chances.indexOf(Math.max(...chances))] ?? 'A1';
}
