import { sql, type Kysely } from 'kysely';

/** When each speech was submitted; also of one that was removed since, so that none is submitted in its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table submissions (
      learner_id text not null references learners on delete cascade,
      monologue_id text not null,
      at timestamptz not null,
      primary key (learner_id, monologue_id)
    )`,
    'create index submissions_at on submissions (learner_id, at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
