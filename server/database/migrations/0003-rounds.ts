import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table records add column level text not null default 'normal'`,
    'create index records_lesson on records (learner_id, lesson_id, saved_at desc)',
    `alter table record_details
      add column reaction_ms integer,
      add column words_per_minute real,
      add column generated jsonb not null default '[]'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
