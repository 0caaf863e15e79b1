import { isLaterGrade, recallOf } from '../../../core/domain/recall/recall.ts';
import type { Scheduler } from '../../../core/domain/recall/scheduler.ts';
import {
  countReviews,
  isDue,
  isWeak,
  type ReviewCounts,
} from '../../../core/domain/recall/offer-review.ts';
import type { Page } from '../../page.ts';
import type { AnswerLog, ItemWish, LearnersAnswer, StoredItem } from '../../review/answer-log.ts';
import { keyOf, type MemoryTables } from './memory-tables.ts';

export class MemoryAnswerLog implements AnswerLog {
  readonly #tables: MemoryTables;
  readonly #scheduler: Scheduler;

  constructor(tables: MemoryTables, scheduler: Scheduler) {
    this.#tables = tables;
    this.#scheduler = scheduler;
  }

  async add(answer: LearnersAnswer): Promise<void> {
    const key = keyOf(answer.learnerId, answer.id);
    const before = this.#tables.answers.get(key);
    if (!before) this.#tables.answers.set(key, answer);
    else if (before.questionId === answer.questionId && isLaterGrade(answer, before)) {
      const { outcome, ground, gradedAt } = answer;
      this.#tables.answers.set(key, { ...before, outcome, ground, gradedAt });
    }
  }

  async ofId(learnerId: string, id: string): Promise<LearnersAnswer | undefined> {
    return this.#tables.answers.get(keyOf(learnerId, id));
  }

  async givenAt(
    learnerId: string,
    questionId: string,
    answeredAt: number,
  ): Promise<LearnersAnswer | undefined> {
    return this.#of(learnerId).find(
      (answer) =>
        answer.questionId === questionId &&
        answer.answeredAt === answeredAt &&
        answer.reviewId === undefined,
    );
  }

  async inReview(learnerId: string, reviewId: string): Promise<readonly LearnersAnswer[]> {
    return this.#of(learnerId)
      .filter((answer) => answer.reviewId === reviewId)
      .toSorted((a, b) => a.answeredAt - b.answeredAt);
  }

  async items(learnerId: string, wish: ItemWish): Promise<readonly StoredItem[]> {
    return this.#items(learnerId).filter(({ questionId, isRemoved, recall }) => {
      if ('questionIds' in wish) return wish.questionIds.includes(questionId);
      return (
        !isRemoved && ('dueOn' in wish ? isDue(recall, wish.dueOn) : isWeak(recall, wish.weakOn))
      );
    });
  }

  async listed(learnerId: string, { limit, after }: Page): Promise<readonly StoredItem[]> {
    const isLater = ({ questionId, recall: { dueAt } }: StoredItem) =>
      after === undefined || dueAt > +after.at || (dueAt === +after.at && questionId > after.id);
    return this.#items(learnerId)
      .toSorted((a, b) => a.recall.dueAt - b.recall.dueAt)
      .filter(isLater)
      .slice(0, limit);
  }

  async counts(learnerId: string, today: string): Promise<ReviewCounts> {
    const asked = this.#items(learnerId).filter(({ isRemoved }) => !isRemoved);
    return countReviews(
      asked.map(({ recall }) => recall),
      today,
    );
  }

  async remove(learnerId: string, questionId: string, isRemoved: boolean): Promise<void> {
    const key = keyOf(learnerId, questionId);
    if (isRemoved) this.#tables.removedItems.set(key, { learnerId });
    else this.#tables.removedItems.delete(key);
  }

  async reviewedSince(learnerId: string, moment: Date): Promise<number> {
    const reviewed = this.#of(learnerId).filter(
      ({ reviewId, outcome, answeredAt }) =>
        reviewId !== undefined && outcome !== 'skipped' && answeredAt >= moment.getTime(),
    );
    return new Set(reviewed.map(({ questionId }) => questionId)).size;
  }

  /** By question. */
  #items(learnerId: string): readonly StoredItem[] {
    const logs = Map.groupBy(this.#of(learnerId), ({ questionId }) => questionId);
    const known = new Set([
      ...this.#tables.books.flatMap(({ lessons }) =>
        lessons.flatMap(({ questions }) => questions.map(({ id }) => id)),
      ),
      ...[...this.#tables.ownQuestions.values()]
        .filter((question) => question.learnerId === learnerId)
        .map(({ id }) => id),
    ]);
    return [...logs]
      .flatMap(([questionId, log]) => {
        const recall = known.has(questionId) ? recallOf(log, this.#scheduler) : undefined;
        const isRemoved = this.#tables.removedItems.has(keyOf(learnerId, questionId));
        return recall ? [{ questionId, isRemoved, recall }] : [];
      })
      .toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1));
  }

  /** In the order of their ids. */
  #of(learnerId: string): readonly LearnersAnswer[] {
    return [...this.#tables.answers.values()]
      .filter((answer) => answer.learnerId === learnerId)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }
}
