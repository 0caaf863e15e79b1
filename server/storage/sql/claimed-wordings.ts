import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { wordingKey } from '../../judging/judged-wordings.ts';
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
