import { sql, type Kysely } from 'kysely';

/**
 * What answers, rounds and study sessions come to, kept beside them so that no read adds up a history. The tables are
 * filled at the next start, when it is known which questions the books have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'create table versions (name text primary key, version text not null)',
    'alter table learners add column progress_version bigint not null default 0',
    `create table question_progress (
      learner_id text not null references learners on delete cascade,
      question_id text not null,
      is_learned boolean not null,
      last_outcome text not null,
      last_answered_at timestamptz not null,
      primary key (learner_id, question_id)
    )`,
    `create table lesson_progress (
      learner_id text not null references learners on delete cascade,
      lesson_id text not null,
      answered_count integer not null,
      correct_count integer not null,
      best_time_ms bigint,
      last_answered_at timestamptz not null,
      primary key (learner_id, lesson_id)
    )`,
    `create table level_progress (
      learner_id text not null references learners on delete cascade,
      lesson_id text not null,
      level text not null,
      rounds_done integer not null,
      best_time_ms bigint,
      primary key (learner_id, lesson_id, level)
    )`,
    'create index lesson_progress_lesson on lesson_progress (lesson_id)',
    'create index level_progress_lesson on level_progress (lesson_id)',
    `create table study_days (
      learner_id text not null references learners on delete cascade,
      day text not null,
      seconds integer not null,
      sessions integer not null,
      primary key (learner_id, day)
    )`,
    `alter table records
      add column answered_count integer not null default 0,
      add column correct_count integer not null default 0,
      add column total_ms bigint not null default 0,
      add column reaction_ms integer,
      add column words_per_minute integer,
      add column right_ids text[] not null default '{}'`,
    'drop index records_learner',
    'create index records_learner on records (learner_id, saved_at desc, id desc) where saved_at is not null',
    'drop index records_lesson',
    `create index records_lesson on records (learner_id, lesson_id, saved_at desc, id desc)
      where saved_at is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
