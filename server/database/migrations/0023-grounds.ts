import { sql, type Kysely } from 'kysely';

/** What the outcome of an answer rests on; what was judged in reviews until now, and by whom, is not known any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table answer_log add column ground text not null default 'judged'`,
    'alter table answer_log alter column ground drop default',
    // As `sayableMs` has it: four seconds to think and 90 words a minute, against half a second and 300.
    `update answer_log l set ground = case
      when d.judged is not null then 'own-word'
      when l.answer_ms < 500 + (l.target_ms - 4000) * 0.3 then 'seen'
      else 'own-word' end
      from record_details d
      where d.id = l.id and d.learner_id = l.learner_id and l.review_id is null and (d.judged is null or d.is_own_word)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
