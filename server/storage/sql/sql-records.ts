import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Page } from '../../page.ts';
import { claimedWordings } from './claimed-wordings.ts';
import { countRound } from './count-round.ts';
import type {
  AroundAnswer,
  ClaimedWording,
  KeptDetail,
  KeptTake,
  RecordFilter,
  NewRecord,
  NewVerdict,
  Outcome,
  Records,
  StoredDetail,
  StoredRecord,
} from '../../records/records.ts';
import { latestRecords, monthsOfRecords, recordsOfLesson } from './listed-records.ts';
import { dropTake, takesBefore } from './old-takes.ts';
import { asDetail, asRecord, rowOfDetail, rowOfRecord } from './record-rows.ts';
import type { AnswerLog } from '../../review/answer-log.ts';
import { loggedAnswer, logOutcome } from '../../review/log-outcome.ts';
import { holdLearner } from './sql-progress.ts';

export class SqlRecords implements Records {
  readonly #db: Kysely<Database>;
  readonly #logOn: (db: Kysely<Database>) => AnswerLog;

  /** @param logOn the log of answers on the same database, in whatever transaction. */
  constructor(db: Kysely<Database>, logOn: (db: Kysely<Database>) => AnswerLog) {
    this.#db = db;
    this.#logOn = logOn;
  }

  async open(record: NewRecord): Promise<boolean> {
    await this.#db
      .insertInto('records')
      .values({ ...rowOfRecord(record), saved_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return (await this.ofId(record.learnerId, record.id)) !== undefined;
  }

  async ofId(learnerId: string, id: string): Promise<StoredRecord | undefined> {
    const row = await this.#db
      .selectFrom('records')
      .selectAll()
      .where('id', '=', id)
      .where('learner_id', '=', learnerId)
      .executeTakeFirst();
    return row && asRecord(row);
  }

  async finish(learnerId: string, id: string, at: Date): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await holdLearner(db, learnerId);
      const finished = await db
        .updateTable('records')
        .set({ finished_at: at })
        .where('id', '=', id)
        .where('learner_id', '=', learnerId)
        .where('finished_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (finished) await countRound(db, asRecord(finished), []);
    });
  }

  latest(learnerId: string, page: Page, filter: RecordFilter = {}) {
    return latestRecords(this.#db, learnerId, page, filter);
  }

  months(learnerId: string): Promise<readonly string[]> {
    return monthsOfRecords(this.#db, learnerId);
  }

  ofLesson(learnerId: string, lessonId: string, page: Page) {
    return recordsOfLesson(this.#db, learnerId, lessonId, page);
  }

  async copy(record: NewRecord, details: readonly StoredDetail[]): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await holdLearner(db, record.learnerId);
      const opened = await db
        .insertInto('records')
        .values({ ...rowOfRecord(record), saved_at: details.length > 0 ? record.startedAt : null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!opened) return false;
      if (details.length > 0) {
        await db.insertInto('record_details').values(details.map(rowOfDetail)).execute();
        const questionIds = details.map(({ questionId }) => questionId);
        await countRound(db, { ...record, finishedAt: undefined }, questionIds);
      }
      return true;
    });
  }

  async addDetail(
    detail: StoredDetail,
    { opens, targetMs = detail.answerMs }: AroundAnswer = {},
  ): Promise<KeptDetail | undefined> {
    const { id, learnerId, recordId, questionId, answeredAt } = detail;
    return this.#db.transaction().execute(async (db) => {
      await holdLearner(db, learnerId);
      const here = new SqlRecords(db, this.#logOn);
      if (opens) await here.open(opens);
      const record = await here.ofId(learnerId, recordId);
      if (!record) return undefined;
      const added = await db
        .insertInto('record_details')
        .values(rowOfDetail(detail))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) {
        const stored = await here.detail(learnerId, id);
        return stored && { stored, isNew: false };
      }
      await countRound(db, record, [questionId], answeredAt);
      await this.#logOn(db).add(loggedAnswer(detail, targetMs));
      return { stored: detail, isNew: true };
    });
  }

  async detail(learnerId: string, id: string): Promise<StoredDetail | undefined> {
    const row = await this.#db
      .selectFrom('record_details')
      .selectAll()
      .where('id', '=', id)
      .where('learner_id', '=', learnerId)
      .executeTakeFirst();
    return row && asDetail(row);
  }

  async latestAnswer(learnerId: string, questionId: string): Promise<StoredDetail | undefined> {
    const row = await this.#db
      .selectFrom('record_details')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('question_id', '=', questionId)
      .where('transcript', 'is not', null)
      .orderBy('answered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && asDetail(row);
  }

  async details(learnerId: string, recordIds: readonly string[]): Promise<readonly StoredDetail[]> {
    if (recordIds.length === 0) return [];
    const rows = await this.#db
      .selectFrom('record_details')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('record_id', 'in', [...recordIds])
      .orderBy('answered_at')
      .orderBy('id')
      .execute();
    return rows.map(asDetail);
  }

  async lastOutcomes(
    learnerId: string,
    questionIds: readonly string[],
  ): Promise<ReadonlyMap<string, Outcome>> {
    if (questionIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('question_progress')
      .select(['question_id', 'last_outcome'])
      .where('learner_id', '=', learnerId)
      .where('question_id', 'in', [...questionIds])
      .execute();
    return new Map(rows.map((row) => [row.question_id, row.last_outcome]));
  }

  async setOutcome(learnerId: string, detailId: string, outcome: Outcome, at: Date): Promise<void> {
    await this.#change(learnerId, at, (db) =>
      db
        .updateTable('record_details')
        .set({ outcome, is_own_word: sql`judged is not null` })
        .where('id', '=', detailId)
        .where('learner_id', '=', learnerId)
        .returningAll()
        .executeTakeFirst(),
    );
  }

  async rejudge(learnerId: string, detailId: string, verdict: NewVerdict, at: Date): Promise<void> {
    const { outcome, judged, nearest } = verdict;
    await this.#change(learnerId, at, (db) =>
      db
        .updateTable('record_details')
        .set({
          outcome,
          judged: judged ?? null,
          nearest: nearest ?? null,
          words: JSON.stringify(verdict.words),
          remarks: JSON.stringify(verdict.remarks),
        })
        .where('id', '=', detailId)
        .where('learner_id', '=', learnerId)
        .where('is_own_word', '=', false)
        .returningAll()
        .executeTakeFirst(),
    );
  }

  async #change(
    learnerId: string,
    at: Date,
    change: (db: Kysely<Database>) => Promise<Selectable<Database['record_details']> | undefined>,
  ): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await holdLearner(db, learnerId);
      const row = await change(db);
      if (!row) return;
      const detail = asDetail(row);
      const record = await new SqlRecords(db, this.#logOn).ofId(learnerId, detail.recordId);
      if (record) await countRound(db, record, [detail.questionId]);
      await logOutcome(this.#logOn(db), detail, at);
    });
  }

  claimed(byAtLeast: number): Promise<readonly ClaimedWording[]> {
    return claimedWordings(this.#db, byAtLeast);
  }

  takesBefore(at: Date, limit: number): Promise<readonly KeptTake[]> {
    return takesBefore(this.#db, at, limit);
  }

  dropTake(learnerId: string, takePath: string): Promise<void> {
    return dropTake(this.#db, learnerId, takePath);
  }

  async addGenerated(learnerId: string, detailId: string, answer: string): Promise<void> {
    await this.#db
      .updateTable('record_details')
      .set({ generated: sql`generated || ${JSON.stringify([answer])}::jsonb` })
      .where('id', '=', detailId)
      .where('learner_id', '=', learnerId)
      .execute();
  }
}
