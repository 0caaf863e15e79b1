import type { StoredEntries } from '../outbox/stored-entries.ts';
import type { TakeStore } from '../ports/take-store.ts';
import { isReviewAnswer } from '../review/review-answer-kind.ts';
import { isUnsentRound } from '../rounds/unsent-round.ts';
import type { Outcome } from '../verbal-composition/record.ts';

/** What came of an answer; `waiting`: it was said, and is still to be graded. */
export type HereOutcome = Outcome | 'waiting';

/** What a learner answered on this device and the server does not know. */
export interface AnsweredHere {
  /** How each question was answered last, in a lesson or a review. */
  readonly outcomes: ReadonlyMap<string, HereOutcome>;
  /** The questions that were graded in reviews. */
  readonly reviewed: ReadonlySet<string>;
  /** By lesson, the questions that were answered, and whether they were ever right. */
  readonly lessons: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
}

export interface AnsweredHereParts {
  readonly stored: StoredEntries;
  readonly takes: Pick<TakeStore, 'all'>;
}

/** Looks through the outbox. */
export async function answeredHere(
  { stored, takes }: AnsweredHereParts,
  learnerId: string,
): Promise<AnsweredHere> {
  const outcomes = new Map<string, HereOutcome>();
  const lessons = new Map<string, Map<string, boolean>>();
  const reviewed = new Set<string>();
  const answered = (lessonId: string, questionId: string, outcome: HereOutcome) => {
    outcomes.set(questionId, outcome);
    const inLesson = lessons.get(lessonId) ?? new Map<string, boolean>();
    lessons.set(lessonId, inLesson);
    const isRight = outcome === 'correct' || inLesson.get(questionId) === true;
    inLesson.set(questionId, isRight);
  };
  for (const { round, questionId, refusal, isInterrupted } of await takes.all(learnerId)) {
    if (refusal === undefined && !isInterrupted) answered(round.lessonId, questionId, 'waiting');
  }
  for (const { body } of stored.all('round', learnerId)) {
    if (!isUnsentRound(body)) continue;
    for (const { questionId, outcome } of body.details) {
      answered(body.round.lessonId, questionId, outcome);
    }
  }
  for (const { body } of stored.all('review-answer', learnerId)) {
    if (!isReviewAnswer(body) || body.outcome === 'skipped') continue;
    outcomes.set(body.questionId, body.outcome);
    reviewed.add(body.questionId);
  }
  return { outcomes, reviewed, lessons };
}
