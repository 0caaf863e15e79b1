import { sql, type Kysely } from 'kysely';

/** What a language model said of answers that are on no list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table judged_wordings (
    question_id text not null,
    key text not null,
    wording text not null,
    prompt text not null,
    verdict jsonb not null,
    model text not null,
    judged_at timestamptz not null,
    primary key (question_id, key)
  )`.execute(db);
}
