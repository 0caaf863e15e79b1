import { sql, type Kysely } from 'kysely';

/** A session is a row; a learner who is signed in stays so, with the newest refresh token she was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table sessions (
      id text primary key,
      learner_id text not null references learners on delete cascade,
      device text not null,
      place text not null,
      proved_by text not null,
      proved_at timestamptz not null,
      begun_at timestamptz not null,
      used_at timestamptz not null,
      expires_at timestamptz not null,
      generation integer not null default 0,
      first_hash text unique
    )`,
    'create index sessions_learner on sessions (learner_id, used_at desc)',
    'create index sessions_expiry on sessions (expires_at)',
    `insert into sessions
      select distinct on (token.family)
        token.family, token.learner_id, '', '',
        case when learner.is_guest then 'guest' else 'password' end,
        to_timestamp(0), now(), now(), now() + interval '30 days', 0, token.hash
      from refresh_tokens token join learners learner on learner.id = token.learner_id
      where token.revoked_at is null and token.used_at is null and token.expires_at > now()
      order by token.family, token.expires_at desc`,
    'drop table refresh_tokens',
    'drop table ended_tokens',
    'create table ended_sessions (id text primary key, ended_at timestamptz not null)',
    'create index ended_sessions_at on ended_sessions (ended_at)',
    // Codes live for a minute.
    'delete from sign_in_codes',
    'alter table sign_in_codes rename column token_id to session_id',
    'alter table sign_in_codes add column proved_at timestamptz not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
