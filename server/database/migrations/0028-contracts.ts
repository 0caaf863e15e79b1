import { sql, type Kysely } from 'kysely';

/** Trials, subscriptions, and which events of the provider of payments were heard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table contracts (
      learner_id text primary key references learners on delete cascade,
      trial_started_at timestamptz,
      customer_id text collate "C" unique,
      version integer not null default 0
    )`,
    `create table subscriptions (
      learner_id text not null references learners on delete cascade,
      paid_by text not null,
      plan text not null,
      standing text not null,
      period_started_at timestamptz not null,
      period_ends_at timestamptz not null,
      primary key (learner_id, paid_by)
    )`,
    'create table payment_events (id text primary key, at timestamptz not null)',
    'create index payment_events_at on payment_events (at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
