import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table learners (
      id text primary key,
      email text not null unique,
      password_hash text not null,
      created_at timestamptz not null
    )`,
    `create table refresh_tokens (
      hash text primary key,
      family text not null,
      learner_id text not null references learners on delete cascade,
      access_jti text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz
    )`,
    'create index refresh_tokens_family on refresh_tokens (family)',
    'create index refresh_tokens_jti on refresh_tokens (learner_id, access_jti)',
    `create table books (
      id text primary key,
      position integer not null,
      content jsonb not null
    )`,
    `create table lessons (
      id text primary key,
      book_id text not null references books on delete cascade,
      position integer not null,
      content jsonb not null
    )`,
    'create index lessons_book on lessons (book_id, position)',
    `create table questions (
      id text primary key,
      lesson_id text not null references lessons on delete cascade,
      position integer not null,
      content jsonb not null
    )`,
    'create index questions_lesson on questions (lesson_id, position)',
    `create table records (
      id text primary key,
      learner_id text not null references learners on delete cascade,
      lesson_id text not null,
      mode text not null,
      started_at timestamptz not null,
      saved_at timestamptz,
      finished_at timestamptz
    )`,
    'create index records_learner on records (learner_id, saved_at desc)',
    `create table record_details (
      id text primary key,
      record_id text not null references records on delete cascade,
      learner_id text not null references learners on delete cascade,
      question_id text not null,
      outcome text not null,
      judged text,
      transcript text,
      words jsonb not null,
      nearest text,
      answer_ms integer not null,
      take_path text,
      answered_at timestamptz not null
    )`,
    'create index record_details_record on record_details (record_id)',
    'create index record_details_learner on record_details (learner_id, question_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
