import { sql, type Kysely, type Selectable } from 'kysely';
import { weakFrom, type ReviewCounts } from '../../../core/domain/recall/offer-review.ts';
import { recallOf } from '../../../core/domain/recall/recall.ts';
import type { Scheduler } from '../../../core/domain/recall/scheduler.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { holdLearner } from './sql-progress.ts';
import type { Page } from '../../page.ts';
import type { AnswerLog, ItemWish, LearnersAnswer, StoredItem } from '../../review/answer-log.ts';

export class SqlAnswerLog implements AnswerLog {
  readonly #db: Kysely<Database>;
  readonly #scheduler: Scheduler;
  readonly #scheduledBy: string;

  /** @param scheduledBy names the scheduler with all its settings: recalls worked out by any other are worked out anew. */
  constructor(db: Kysely<Database>, scheduler: Scheduler, scheduledBy: string) {
    this.#db = db;
    this.#scheduler = scheduler;
    this.#scheduledBy = scheduledBy;
  }

  async add(answer: LearnersAnswer): Promise<void> {
    const { learnerId, questionId } = answer;
    await inTransaction(this.#db, async (db) => {
      // An answer in a lesson comes while she is held.
      if (answer.reviewId !== undefined) await holdLearner(db, learnerId);
      await holdItem(db, learnerId, questionId);
      await db
        .insertInto('answer_log')
        .values({
          learner_id: learnerId,
          id: answer.id,
          question_id: questionId,
          review_id: answer.reviewId ?? null,
          outcome: answer.outcome,
          ground: answer.ground,
          answer_ms: answer.answerMs,
          target_ms: answer.targetMs,
          answered_at: new Date(answer.answeredAt),
          graded_at: new Date(answer.gradedAt),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['learner_id', 'id'])
            .doUpdateSet(({ ref }) => ({
              outcome: ref('excluded.outcome'),
              ground: ref('excluded.ground'),
              graded_at: ref('excluded.graded_at'),
            }))
            .whereRef('excluded.question_id', '=', 'answer_log.question_id')
            // As `isLaterGrade` decides it.
            .where(
              sql<boolean>`(excluded.graded_at, excluded.outcome, excluded.ground) >
                (answer_log.graded_at, answer_log.outcome, answer_log.ground)`,
            ),
        )
        .execute();
      await this.#replay(db, learnerId, questionId);
    });
  }

  async ofId(learnerId: string, id: string): Promise<LearnersAnswer | undefined> {
    const row = await this.#db
      .selectFrom('answer_log')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && asAnswer(row);
  }

  async givenAt(
    learnerId: string,
    questionId: string,
    answeredAt: number,
  ): Promise<LearnersAnswer | undefined> {
    const row = await this.#db
      .selectFrom('answer_log')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('question_id', '=', questionId)
      .where('answered_at', '=', new Date(answeredAt))
      .where('review_id', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row && asAnswer(row);
  }

  async inReview(learnerId: string, reviewId: string): Promise<readonly LearnersAnswer[]> {
    const rows = await this.#db
      .selectFrom('answer_log')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('review_id', '=', reviewId)
      .orderBy('answered_at')
      .orderBy('id')
      .execute();
    return rows.map(asAnswer);
  }

  async items(learnerId: string, wish: ItemWish): Promise<readonly StoredItem[]> {
    if ('questionIds' in wish && wish.questionIds.length === 0) return [];
    await this.#catchUp(learnerId);
    const items = this.#items(learnerId);
    const found =
      'questionIds' in wish
        ? items.where('question_id', 'in', [...wish.questionIds])
        : 'dueOn' in wish
          ? items.where('removed', '=', false).where('due_on', '<=', wish.dueOn)
          : items.where('removed', '=', false).where('weak_from', '<=', wish.weakOn);
    return (await found.execute()).flatMap(asItem);
  }

  async listed(learnerId: string, { limit, after }: Page): Promise<readonly StoredItem[]> {
    await this.#catchUp(learnerId);
    const rows = await this.#items(learnerId)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(due_at, question_id) > (${after?.at}::timestamptz, ${after?.id})`,
        ),
      )
      .orderBy('due_at')
      .orderBy('question_id')
      .limit(limit)
      .execute();
    return rows.flatMap(asItem);
  }

  async counts(learnerId: string, today: string): Promise<ReviewCounts> {
    await this.#catchUp(learnerId);
    const { rows } = await sql<{ day: string; due: number; weak: number }>`
      select due_on as day, count(*)::integer as due, (count(*) filter (where weak_from <= ${today}))::integer as weak
      from review_items
      where learner_id = ${learnerId} and not removed and due_on is not null and ${IS_THERE}
      group by due_on`.execute(this.#db);
    return {
      dueFrom: new Map(rows.map(({ day, due }) => [day, due])),
      weakCount: rows.reduce((sum, { weak }) => sum + weak, 0),
    };
  }

  /** Those of questions that are in a book or hers, and were not only skipped. */
  #items(learnerId: string) {
    return this.#db
      .selectFrom('review_items')
      .select(['question_id', 'removed', 'recall'])
      .where('learner_id', '=', learnerId)
      .where('due_at', 'is not', null)
      .where(IS_THERE);
  }

  /** Works out what was worked out by another scheduler, or not yet. */
  async #catchUp(learnerId: string): Promise<void> {
    const stale = await this.#db
      .selectFrom('review_items')
      .select('question_id')
      .where('learner_id', '=', learnerId)
      .where('scheduled_by', 'is distinct from', this.#scheduledBy)
      .execute();
    for (const { question_id: questionId } of stale) {
      await this.#db.transaction().execute(async (db) => {
        await holdItem(db, learnerId, questionId);
        await this.#replay(db, learnerId, questionId);
      });
    }
  }

  async remove(learnerId: string, questionId: string, isRemoved: boolean): Promise<void> {
    await inTransaction(this.#db, async (db) => {
      await holdLearner(db, learnerId);
      await db
        .insertInto('review_items')
        .values({ learner_id: learnerId, question_id: questionId, removed: isRemoved })
        .onConflict((conflict) =>
          conflict.columns(['learner_id', 'question_id']).doUpdateSet({ removed: isRemoved }),
        )
        .execute();
    });
  }

  async reviewedSince(learnerId: string, moment: Date): Promise<number> {
    const { count } = await this.#db
      .selectFrom('answer_log')
      .select(({ fn }) => fn.count('question_id').distinct().as('count'))
      .where('learner_id', '=', learnerId)
      .where('review_id', 'is not', null)
      .where('outcome', '<>', 'skipped')
      .where('answered_at', '>=', moment)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async #replay(db: Kysely<Database>, learnerId: string, questionId: string): Promise<void> {
    const log = await db
      .selectFrom('answer_log')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('question_id', '=', questionId)
      .execute();
    const recall = recallOf(log.map(asAnswer), this.#scheduler);
    await db
      .updateTable('review_items')
      .set({
        scheduled_by: this.#scheduledBy,
        recall: recall === undefined ? null : JSON.stringify(recall),
        due_at: recall === undefined ? null : new Date(recall.dueAt),
        due_on: recall?.dueOn ?? null,
        weak_from: (recall && weakFrom(recall)) ?? null,
      })
      .where('learner_id', '=', learnerId)
      .where('question_id', '=', questionId)
      .execute();
  }
}

/** In a book, or made by the learner herself. */
const IS_THERE = sql<boolean>`(
  exists (select from questions where questions.id = review_items.question_id)
  or exists (select from own_questions own
    where own.learner_id = review_items.learner_id and own.id = review_items.question_id))`;

/** Two answers to one question are counted one after the other. */
async function holdItem(db: Kysely<Database>, learnerId: string, questionId: string) {
  await db
    .insertInto('review_items')
    .values({ learner_id: learnerId, question_id: questionId })
    // An update that changes nothing locks the row that is there.
    .onConflict((conflict) =>
      conflict
        .columns(['learner_id', 'question_id'])
        .doUpdateSet(({ ref }) => ({ question_id: ref('excluded.question_id') })),
    )
    .execute();
}

const asItem = ({
  question_id: questionId,
  removed: isRemoved,
  recall,
}: Pick<
  Selectable<Database['review_items']>,
  'question_id' | 'removed' | 'recall'
>): readonly StoredItem[] => (recall ? [{ questionId, isRemoved, recall }] : []);

const asAnswer = (row: Selectable<Database['answer_log']>): LearnersAnswer => ({
  id: row.id,
  learnerId: row.learner_id,
  questionId: row.question_id,
  reviewId: row.review_id ?? undefined,
  outcome: row.outcome,
  ground: row.ground,
  answerMs: row.answer_ms,
  targetMs: row.target_ms,
  answeredAt: row.answered_at.getTime(),
  gradedAt: row.graded_at.getTime(),
});
