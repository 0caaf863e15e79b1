import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Any number that nothing else locks on. */
const COUNTING = 20_261_123;

/** No learner's progress changes while that of all is worked out, or books are replaced. To be called in a transaction. */
export async function holdEverybody(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${COUNTING})`.execute(db);
}

/** One change of a learner's progress comes after the other. To be called in a transaction, first. */
export async function holdLearner(db: Kysely<Database>, learnerId: string): Promise<void> {
  await sql`
    with counting as (select pg_advisory_xact_lock_shared(${COUNTING}))
    update learners set progress_version = progress_version + 1 from counting where id = ${learnerId}`.execute(
    db,
  );
}

/** Rows of a table with these columns whose progress is worked out; undefined stands for all. */
export interface Scope {
  readonly learnerId?: string;
  readonly questionIds?: readonly string[];
  readonly lessonIds?: readonly string[];
  /** The lessons that these questions are in, beside `lessonIds`. */
  readonly lessonsOf?: readonly string[];
}

/** What each question was answered last, and whether it was ever right. */
export async function countQuestions(db: Kysely<Database>, scope: Scope): Promise<void> {
  await sql`
    insert into question_progress (learner_id, question_id, is_learned, last_outcome, last_answered_at)
    select learner_id, question_id, bool_or(outcome = 'correct'),
      (array_agg(outcome order by answered_at desc, id desc))[1], max(answered_at)
    from record_details
    where ${within(scope, { learner: sql`learner_id`, question: sql`question_id` })}
    group by learner_id, question_id
    on conflict (learner_id, question_id) do update set is_learned = excluded.is_learned,
      last_outcome = excluded.last_outcome, last_answered_at = excluded.last_answered_at`.execute(
    db,
  );
}

/** Where finished rounds have led: those that are listed, at each level of a lesson. */
export async function countLevels(db: Kysely<Database>, scope: Scope): Promise<void> {
  await sql`
    insert into level_progress (learner_id, lesson_id, level, rounds_done, best_time_ms)
    select r.learner_id, r.lesson_id, r.level, count(*), min(r.total_ms) filter (where r.right_ids @> asked.ids)
    from records r
      left join (
        select q.lesson_id, array_agg(q.id) as ids from questions q
        where ${within(scope, { lesson: sql`q.lesson_id` })} group by q.lesson_id
      ) asked on asked.lesson_id = r.lesson_id
    where r.finished_at is not null and r.saved_at is not null
      and ${within(scope, { learner: sql`r.learner_id`, lesson: sql`r.lesson_id` })}
    group by r.learner_id, r.lesson_id, r.level
    on conflict (learner_id, lesson_id, level) do update set rounds_done = excluded.rounds_done,
      best_time_ms = excluded.best_time_ms`.execute(db);
}

/** How far each lesson is, by its questions and its levels. */
export async function countLessons(db: Kysely<Database>, scope: Scope): Promise<void> {
  await sql`
    insert into lesson_progress (learner_id, lesson_id, answered_count, correct_count, best_time_ms, last_answered_at)
    select p.learner_id, q.lesson_id, count(*), count(*) filter (where p.is_learned),
      (select min(best_time_ms) from level_progress l where l.learner_id = p.learner_id and l.lesson_id = q.lesson_id),
      max(p.last_answered_at)
    from question_progress p join questions q on q.id = p.question_id
    where ${within(scope, { learner: sql`p.learner_id`, lesson: sql`q.lesson_id` })}
    group by p.learner_id, q.lesson_id
    on conflict (learner_id, lesson_id) do update set answered_count = excluded.answered_count,
      correct_count = excluded.correct_count, best_time_ms = excluded.best_time_ms,
      last_answered_at = excluded.last_answered_at`.execute(db);
}

/** The lessons whose questions have changed, for everybody; also where they are gone. */
export async function countLessonsAnew(
  db: Kysely<Database>,
  lessonIds: readonly string[],
): Promise<void> {
  if (lessonIds.length === 0) return;
  for (const table of ['level_progress', 'lesson_progress'] as const) {
    await db
      .deleteFrom(table)
      .where('lesson_id', 'in', [...lessonIds])
      .execute();
  }
  await countLevels(db, { lessonIds });
  await countLessons(db, { lessonIds });
}

interface Columns {
  readonly learner?: RawBuilder<unknown>;
  readonly question?: RawBuilder<unknown>;
  readonly lesson?: RawBuilder<unknown>;
}

function within(scope: Scope, { learner, question, lesson }: Columns): RawBuilder<unknown> {
  const { learnerId, questionIds, lessonIds, lessonsOf = [] } = scope;
  const theirs = sql`(select lesson_id from questions where id in (${sql.join(lessonsOf)}))`;
  const conditions = [
    ...(learner && learnerId !== undefined ? [sql`${learner} = ${learnerId}`] : []),
    ...(question && questionIds ? [sql`${question} in (${sql.join(questionIds)})`] : []),
    ...(lesson && lessonIds
      ? [
          lessonsOf.length === 0
            ? sql`${lesson} in (${sql.join(lessonIds)})`
            : sql`(${lesson} in (${sql.join(lessonIds)}) or ${lesson} in ${theirs})`,
        ]
      : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
