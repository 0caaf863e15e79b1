import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { summaryOf } from '../../../core/domain/round/round-summary.ts';

/** Writes beside these rounds what they have come to; those that were not saved before are saved at that moment. */
export async function summariseRounds(
  db: Kysely<Database>,
  recordIds: readonly string[],
  savedAt?: Date,
): Promise<void> {
  const rows = await db
    .selectFrom('record_details')
    .select([
      'record_id',
      'question_id as questionId',
      'outcome',
      'answer_ms as answerMs',
      'reaction_ms',
      'words_per_minute',
    ])
    .where('record_id', 'in', [...recordIds])
    .orderBy('answered_at')
    .orderBy('id')
    .execute();
  const details = rows.map(({ reaction_ms, words_per_minute, ...row }) => ({
    ...row,
    reactionMs: reaction_ms ?? undefined,
    wordsPerMinute: words_per_minute ?? undefined,
  }));
  const summaries = [...Map.groupBy(details, ({ record_id }) => record_id)].map(([id, of]) => ({
    id,
    ...summaryOf(of),
  }));
  await sql`
    update records r set answered_count = s."answeredCount", correct_count = s."correctCount", total_ms = s."totalMs",
      reaction_ms = s."reactionMs", words_per_minute = s."wordsPerMinute", right_ids = s."rightIds",
      saved_at = coalesce(r.saved_at, ${savedAt ?? null}::timestamptz)
    from jsonb_to_recordset(${JSON.stringify(summaries)}::jsonb) as s (id text, "answeredCount" integer,
      "correctCount" integer, "totalMs" bigint, "reactionMs" integer, "wordsPerMinute" integer, "rightIds" text[])
    where r.id = s.id`.execute(db);
}
