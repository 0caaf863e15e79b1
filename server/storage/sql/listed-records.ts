import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Page } from '../../page.ts';
import type { ListedRecord, RecordFilter } from '../../records/records.ts';
import { asListed } from './record-rows.ts';

const COLUMNS = [
  'id',
  'learner_id',
  'lesson_id',
  'mode',
  'level',
  'started_at',
  'saved_at',
  'finished_at',
  'answered_count',
  'correct_count',
  'total_ms',
  'reaction_ms',
  'words_per_minute',
] as const;

/** One page of her rounds, the newest first. */
export async function latestRecords(
  db: Kysely<Database>,
  learnerId: string,
  page: Page,
  { from, until, lessonIds }: RecordFilter,
): Promise<readonly ListedRecord[]> {
  if (lessonIds?.length === 0) return [];
  const listed = selectListed(db, learnerId, page)
    .$if(from !== undefined, (query) => query.where('saved_at', '>=', from ?? null))
    .$if(until !== undefined, (query) => query.where('saved_at', '<', until ?? null))
    .$if(lessonIds !== undefined, (query) =>
      query.where('lesson_id', 'in', [...(lessonIds ?? [])]),
    );
  return (await listed.execute()).flatMap(asListed);
}

export async function recordsOfLesson(
  db: Kysely<Database>,
  learnerId: string,
  lessonId: string,
  page: Page,
): Promise<readonly ListedRecord[]> {
  const listed = selectListed(db, learnerId, page).where('lesson_id', '=', lessonId);
  return (await listed.execute()).flatMap(asListed);
}

/** In which she practised, such as `2026-11`, the latest first. */
export async function monthsOfRecords(
  db: Kysely<Database>,
  learnerId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('records')
    .select(
      sql<string>`to_char((saved_at at time zone 'UTC') + interval '9 hours', 'YYYY-MM')`.as(
        'month',
      ),
    )
    .distinct()
    .where('learner_id', '=', learnerId)
    .where('saved_at', 'is not', null)
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month }) => month);
}

const selectListed = (db: Kysely<Database>, learnerId: string, { limit, after }: Page) =>
  db
    .selectFrom('records')
    .select(COLUMNS)
    .where('learner_id', '=', learnerId)
    .where('saved_at', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(saved_at, id) < (${after?.at}::timestamptz, ${after?.id})`),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
