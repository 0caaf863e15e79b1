import { sql, type Kysely } from 'kysely';

/** Keys of apps that Apple vouches for, when learners were asked for a review, and where subscriptions of the App Store stand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table attested_keys (
      key_id text primary key,
      learner_id text not null references learners on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      registered_at timestamptz not null
    )`,
    'create index attested_keys_learner on attested_keys (learner_id)',
    `create table store_reviews (
      learner_id text primary key references learners on delete cascade,
      asked_at timestamptz not null
    )`,
    `create table apple_notifications (
      id text primary key,
      type text not null,
      subtype text,
      signed_at timestamptz not null
    )`,
    `create table apple_subscriptions (
      original_transaction_id text primary key,
      product_id text not null,
      state text not null,
      until timestamptz not null,
      renews boolean not null,
      said_at timestamptz not null
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
