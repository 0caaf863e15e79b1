import { sql, type Kysely } from 'kysely';

/** What learners said wrong in their speeches, as questions of their own; they outlive the speech. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table own_questions (
      learner_id text not null references learners on delete cascade,
      id text not null,
      monologue_id text not null,
      sentence integer not null,
      meant text,
      said text not null,
      answer text not null,
      note jsonb not null,
      topics jsonb not null,
      added_at timestamptz not null,
      primary key (learner_id, id)
    )`,
    'create index own_questions_monologue on own_questions (learner_id, monologue_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
