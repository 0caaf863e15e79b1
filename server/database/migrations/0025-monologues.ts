import { sql, type Kysely } from 'kysely';

/** One-minute speeches, and the genres of themes that a learner chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table monologues (
      learner_id text not null references learners on delete cascade,
      id text not null,
      material_id text not null,
      theme text,
      memo jsonb not null,
      recorded_at timestamptz not null,
      duration_ms integer not null,
      take_path text,
      take_bytes integer not null,
      submitted_at timestamptz,
      correction jsonb,
      result jsonb,
      refusal jsonb,
      settled_at timestamptz,
      read_at timestamptz,
      primary key (learner_id, id)
    )`,
    'create index monologues_recorded on monologues (learner_id, recorded_at desc, id desc)',
    'create index monologues_takes on monologues (recorded_at) where take_path is not null',
    'create index monologues_waiting on monologues (submitted_at) where settled_at is null and submitted_at is not null',
    `create table chosen_genres (
      learner_id text primary key references learners on delete cascade,
      genres jsonb not null
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
