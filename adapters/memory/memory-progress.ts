import type { Progress } from '../../core/verbal-composition/lesson.ts';
import type { Outcome, RecordDetail } from '../../core/verbal-composition/record.ts';
import type { MemoryWorld } from './memory-world.ts';

export function progressIn(world: MemoryWorld, learnerId: string, lessonId: string): Progress {
  const answers = answersIn(world, learnerId, lessonId);
  if (isEachRight(world, lessonId, answers)) return 'learned';
  return answers.length > 0 ? 'learning' : 'unlearned';
}

/** The fastest finished round with every question right. */
export function bestTimeIn(
  world: MemoryWorld,
  learnerId: string,
  lessonId: string,
): number | undefined {
  const rounds = Map.groupBy(answersIn(world, learnerId, lessonId), ({ recordId }) => recordId);
  const times = [...rounds]
    .filter(
      ([id, answers]) => world.rounds.get(id)?.finished && isEachRight(world, lessonId, answers),
    )
    .map(([, answers]) => answers.reduce((sum, { answerMs }) => sum + answerMs, 0));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** How one question was answered last; undefined where it was not. */
export const lastOutcomeOf = (
  world: MemoryWorld,
  learnerId: string,
  lessonId: string,
  questionId: string,
): Outcome | undefined =>
  answersIn(world, learnerId, lessonId)
    .filter((answer) => answer.questionId === questionId)
    .toSorted((a, b) => a.answeredAt.localeCompare(b.answeredAt) || a.id.localeCompare(b.id))
    .at(-1)?.outcome;

/** ISO, UTC; empty where nothing was answered. */
export const lastAnswerIn = (world: MemoryWorld, learnerId: string, lessonId: string): string =>
  answersIn(world, learnerId, lessonId)
    .map(({ answeredAt }) => answeredAt)
    .sort()
    .at(-1) ?? '';

function answersIn(
  world: MemoryWorld,
  learnerId: string,
  lessonId: string,
): readonly RecordDetail[] {
  const questions = world.lessons.get(lessonId)?.questions ?? [];
  return [...world.details.values()].filter(
    ({ recordId, questionId }) =>
      world.rounds.get(recordId)?.learnerId === learnerId &&
      questions.some(({ id }) => id === questionId),
  );
}

const isEachRight = (
  world: MemoryWorld,
  lessonId: string,
  answers: readonly RecordDetail[],
): boolean =>
  (world.lessons.get(lessonId)?.questions ?? []).every(({ id }) =>
    answers.some(({ questionId, outcome }) => questionId === id && outcome === 'correct'),
  );
