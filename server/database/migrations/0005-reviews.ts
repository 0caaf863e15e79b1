import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table reviews (
      id text primary key,
      learner_id text not null references learners on delete cascade,
      kind text not null,
      question_ids jsonb not null,
      begun_at timestamptz not null,
      finished_at timestamptz
    )`,
    'create index reviews_learner on reviews (learner_id)',
    `create table answer_log (
      learner_id text not null references learners on delete cascade,
      id text not null,
      question_id text not null,
      review_id text references reviews on delete cascade,
      outcome text not null,
      answer_ms integer not null,
      target_ms integer not null,
      answered_at timestamptz not null,
      graded_at timestamptz not null,
      primary key (learner_id, id)
    )`,
    'create index answer_log_question on answer_log (learner_id, question_id)',
    'create index answer_log_review on answer_log (review_id) where review_id is not null',
    // The recall is what the log amounts to, worked out by what `scheduled_by` names, or null; any other is out of date.
    `create table review_items (
      learner_id text not null references learners on delete cascade,
      question_id text not null,
      removed boolean not null default false,
      scheduled_by text,
      recall jsonb,
      primary key (learner_id, question_id)
    )`,
    // What was answered before there was a log, at the pace of the level normal; a copied answer was given once.
    `insert into answer_log
      select distinct on (d.learner_id, d.question_id, d.answered_at) d.learner_id, d.id, d.question_id, null, d.outcome, d.answer_ms,
        coalesce(4000 + round(array_length(regexp_split_to_array(trim(q.content->'answers'->>0), '\\s+'), 1) * 60000.0 / 90),
          d.answer_ms),
        d.answered_at, d.answered_at
      from record_details d left join questions q on q.id = d.question_id
      order by d.learner_id, d.question_id, d.answered_at, d.id`,
    'insert into review_items select distinct learner_id, question_id from answer_log',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
