import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { claimsOf } from '../../records/claims-of.ts';
import type { ClaimedWording } from '../../records/records.ts';

/** As `claimed` of `Records` says it. */
export async function claimedWordings(
  db: Kysely<Database>,
  byAtLeast: number,
): Promise<readonly ClaimedWording[]> {
  const rows = await db
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
  const claims = rows.map((row) => ({
    learnerId: row.learner_id,
    questionId: row.question_id,
    wording: row.transcript ?? '',
  }));
  return claimsOf(claims, byAtLeast);
}
