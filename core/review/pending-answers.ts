import type { Preferences } from '../ports/preferences.ts';
import { KEPT_ANSWERS_KEY } from '../settings/preference-keys.ts';
import { StoredList } from '../shared/stored-list.ts';
import type { ReviewAnswer } from './review.ts';

/** More than anybody reviews before she meets a network again. */
const MOST_KEPT = 1000;

interface PendingAnswer {
  readonly learnerId: string;
  readonly answer: ReviewAnswer;
}

/** Answers of reviews the server may not know yet, written down on the device before anything is sent. */
export class PendingAnswers {
  readonly #list: StoredList<PendingAnswer>;

  constructor(preferences: Preferences) {
    const isOurs = isKeptAnswer;
    this.#list = new StoredList(preferences, { key: KEPT_ANSWERS_KEY, isOurs, most: MOST_KEPT });
  }

  /** In place of what was kept of the same answer. */
  keep(learnerId: string, answer: ReviewAnswer): void {
    this.#list.add({ learnerId, answer }, (kept) => kept.answer.id === answer.id);
  }

  /** What was sent; it stays when it was changed meanwhile. */
  drop({ id, gradedAt }: ReviewAnswer): void {
    this.#list.drop(({ answer }) => answer.id === id && answer.gradedAt === gradedAt);
  }

  of(learnerId: string): readonly ReviewAnswer[] {
    return this.#list
      .all()
      .filter((kept) => kept.learnerId === learnerId)
      .map(({ answer }) => answer);
  }
}

function isKeptAnswer(kept: unknown): kept is PendingAnswer {
  const { learnerId, answer } = Object(kept);
  const { id, reviewId, questionId, outcome, answerMs, answeredAt, gradedAt } = Object(answer);
  return (
    [learnerId, id, reviewId, questionId, answeredAt, gradedAt].every(
      (text) => typeof text === 'string',
    ) &&
    ['correct', 'wrong', 'skipped'].includes(outcome) &&
    Number.isFinite(answerMs)
  );
}
