import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table bookmarks (
      learner_id text not null references learners (id) on delete cascade,
      kind text not null,
      target_id text not null,
      question_id text,
      is_on boolean not null,
      changed_at timestamptz not null,
      primary key (learner_id, kind, target_id))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
