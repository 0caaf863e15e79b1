import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { SpeedLevel } from '../../core/domain/lesson/speed-level.ts';
import type { Database } from '../database/schema.ts';
import { wordingKey } from '../judging/judged-wordings.ts';
import type {
  ClaimedWording,
  Mode,
  NewVerdict,
  Outcome,
  Records,
  StoredDetail,
  StoredRecord,
} from './records.ts';

export class SqlRecords implements Records {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
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
    await this.#db
      .updateTable('records')
      .set({ finished_at: at })
      .where('id', '=', id)
      .where('learner_id', '=', learnerId)
      .where('finished_at', 'is', null)
      .execute();
  }

  async latest(learnerId: string, limit: number): Promise<readonly StoredRecord[]> {
    const rows = await this.#db
      .selectFrom('records')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('saved_at', 'is not', null)
      .orderBy('saved_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(asRecord);
  }

  async ofLesson(learnerId: string, lessonId: string): Promise<readonly StoredRecord[]> {
    const rows = await this.#db
      .selectFrom('records')
      .selectAll()
      .where('learner_id', '=', learnerId)
      .where('lesson_id', '=', lessonId)
      .where('saved_at', 'is not', null)
      .orderBy('saved_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(asRecord);
  }

  async copy(record: NewRecord, details: readonly StoredDetail[]): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const opened = await db
        .insertInto('records')
        .values({ ...rowOfRecord(record), saved_at: details.length > 0 ? record.startedAt : null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!opened) return false;
      if (details.length > 0) {
        await db.insertInto('record_details').values(details.map(rowOfDetail)).execute();
      }
      return true;
    });
  }

  async addDetail(detail: StoredDetail): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const added = await db
        .insertInto('record_details')
        .values(rowOfDetail(detail))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return;
      await db
        .updateTable('records')
        .set({ saved_at: detail.answeredAt })
        .where('id', '=', detail.recordId)
        .where('learner_id', '=', detail.learnerId)
        .where('saved_at', 'is', null)
        .execute();
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
      .selectFrom('record_details')
      .select(['question_id', 'outcome'])
      .distinctOn('question_id')
      .where('learner_id', '=', learnerId)
      .where('question_id', 'in', [...questionIds])
      .orderBy('question_id')
      .orderBy('answered_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return new Map(rows.map((row) => [row.question_id, row.outcome]));
  }

  async setOutcome(learnerId: string, detailId: string, outcome: Outcome): Promise<void> {
    await this.#db
      .updateTable('record_details')
      .set({ outcome, is_own_word: sql`judged is not null` })
      .where('id', '=', detailId)
      .where('learner_id', '=', learnerId)
      .execute();
  }

  async rejudge(learnerId: string, detailId: string, verdict: NewVerdict): Promise<void> {
    const { outcome, judged, nearest } = verdict;
    await this.#db
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
      .execute();
  }

  async claimed(byAtLeast: number): Promise<readonly ClaimedWording[]> {
    const rows = await this.#db
      .selectFrom('record_details')
      .select(['question_id', 'transcript', 'learner_id'])
      .where('is_own_word', '=', true)
      .where('outcome', '=', 'correct')
      .where('judged', '<>', 'correct')
      .where('transcript', 'is not', null)
      .distinct()
      .orderBy('question_id')
      .orderBy('transcript')
      .execute();
    const claims = Map.groupBy(
      rows.map((row) => ({ ...row, transcript: row.transcript ?? '' })),
      (row) => `${row.question_id} ${wordingKey(row.transcript)}`,
    );
    return [...claims.values()]
      .map((of) => ({
        questionId: of[0]?.question_id ?? '',
        wording: of[0]?.transcript ?? '',
        learners: new Set(of.map((row) => row.learner_id)).size,
      }))
      .filter(({ learners }) => learners >= byAtLeast)
      .toSorted((a, b) => b.learners - a.learners);
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

type NewRecord = Omit<StoredRecord, 'savedAt' | 'finishedAt'>;

const rowOfRecord = (record: NewRecord): Omit<Insertable<Database['records']>, 'saved_at'> => ({
  id: record.id,
  learner_id: record.learnerId,
  lesson_id: record.lessonId,
  mode: record.mode,
  level: record.level,
  started_at: record.startedAt,
  finished_at: null,
});

const rowOfDetail = (detail: StoredDetail): Insertable<Database['record_details']> => ({
  id: detail.id,
  record_id: detail.recordId,
  learner_id: detail.learnerId,
  question_id: detail.questionId,
  outcome: detail.outcome,
  judged: detail.judged ?? null,
  transcript: detail.transcript ?? null,
  words: JSON.stringify(detail.words),
  remarks: JSON.stringify(detail.remarks),
  is_own_word: detail.isOwnWord,
  nearest: detail.nearest ?? null,
  answer_ms: detail.answerMs,
  reaction_ms: detail.reactionMs ?? null,
  words_per_minute: detail.wordsPerMinute ?? null,
  generated: JSON.stringify(detail.generated),
  take_path: detail.takePath ?? null,
  answered_at: detail.answeredAt,
});

const asRecord = (row: Selectable<Database['records']>): StoredRecord => ({
  id: row.id,
  learnerId: row.learner_id,
  lessonId: row.lesson_id,
  mode: row.mode as Mode, // only `open` writes it, from this very type
  level: row.level as SpeedLevel, // as with `mode`
  startedAt: row.started_at,
  savedAt: row.saved_at ?? undefined,
  finishedAt: row.finished_at ?? undefined,
});

const asDetail = (row: Selectable<Database['record_details']>): StoredDetail => ({
  id: row.id,
  recordId: row.record_id,
  learnerId: row.learner_id,
  questionId: row.question_id,
  outcome: row.outcome,
  judged: row.judged ?? undefined,
  transcript: row.transcript ?? undefined,
  words: row.words,
  remarks: row.remarks,
  isOwnWord: row.is_own_word,
  nearest: row.nearest ?? undefined,
  answerMs: row.answer_ms,
  reactionMs: row.reaction_ms ?? undefined,
  wordsPerMinute: row.words_per_minute ?? undefined,
  generated: row.generated,
  takePath: row.take_path ?? undefined,
  answeredAt: row.answered_at,
});
