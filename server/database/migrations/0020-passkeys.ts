import { sql, type Kysely } from 'kysely';

/** Passkeys of learners, and what their devices are asked to sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table passkeys (
    id text primary key,
    learner_id text not null references learners (id) on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    added_at timestamptz not null,
    used_at timestamptz)`.execute(db);
  await sql`create index passkeys_learner on passkeys (learner_id, added_at desc)`.execute(db);
  await sql`create table passkey_challenges (
    hash text primary key,
    purpose text not null,
    session_id text,
    expires_at timestamptz not null)`.execute(db);
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db);
}
