import { sql, type Kysely } from 'kysely';

/** The bookmark of an answer is kept once, beside all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `insert into bookmarks (learner_id, kind, target_id, question_id, is_on, changed_at)
      select learner_id, 'teacher-answer', id, question_id, true, asked_at
      from teacher_questions where is_bookmarked
      on conflict do nothing`,
    'alter table teacher_questions drop column is_bookmarked',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
