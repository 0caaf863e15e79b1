import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table learners
      alter column email drop not null,
      alter column password_hash drop not null,
      add column is_guest boolean not null default false,
      add column email_confirmed_at timestamptz,
      add column language text not null default 'ja',
      add column survey jsonb not null default '[]',
      add column surveyed_at timestamptz,
      add column apple_transaction_id text unique`,
    'create index learners_guests on learners (created_at) where is_guest',
    `create table mail_links (
      hash text primary key,
      purpose text not null,
      learner_id text references learners on delete cascade,
      email text not null,
      language text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    'create index mail_links_learner on mail_links (learner_id)',
    'create index mail_links_expiry on mail_links (expires_at)',
    `create table sign_in_codes (
      hash text primary key,
      learner_id text not null references learners on delete cascade,
      challenge text not null,
      expires_at timestamptz not null
    )`,
    'create index sign_in_codes_learner on sign_in_codes (learner_id)',
    `create table device_tokens (
      token text primary key,
      learner_id text not null references learners on delete cascade,
      platform text not null,
      added_at timestamptz not null
    )`,
    'create index device_tokens_learner on device_tokens (learner_id)',
    `create table study_sessions (
      learner_id text not null references learners on delete cascade,
      id text not null,
      study_type text not null,
      lesson_id text,
      material_id text,
      started_at timestamptz not null,
      ended_at timestamptz not null,
      duration_seconds integer not null,
      pause_seconds integer not null,
      primary key (learner_id, id)
    )`,
    'create index study_sessions_ended on study_sessions (learner_id, ended_at)',
    // The shape that rate-limiter-flexible expects; `expire` is in milliseconds since 1970.
    `create table limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
    'create index limits_expire on limits (expire)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
