import { sql } from 'kysely';
import { Client } from 'pg';
import { openDatabase } from '../../server/database/open-database.ts';
import { rebuildProgress } from '../../server/storage/sql/rebuild-progress.ts';

/** As many as this learner gave, everybody gave. */
export const ANSWERS_OF_ONE = 20_000;

const QUESTIONS_OF_A_LESSON = 10;
const YEARS = '2 years';

/** What a typical answer of eight words is kept as. */
const WORDS = JSON.stringify(
  ['i', 'usually', 'go', 'to', 'work', 'by', 'train', 'today'].map((said) => ({
    mark: 'right',
    expected: said,
    said,
  })),
);

/**
 * Fills a database whose books are loaded with a history of so many answers: this learner's and that of others like her.
 * She goes through lesson after lesson, again and again for two years; one answer in five is wrong.
 */
export async function seedHistory(url: string, learnerId: string, answers: number): Promise<void> {
  const learners = Math.round(answers / ANSWERS_OF_ONE);
  const rounds = ANSWERS_OF_ONE / QUESTIONS_OF_A_LESSON;
  const client = new Client({ connectionString: url });
  await client.connect();
  const statements = [
    `insert into learners (id, email, created_at)
      select 'past-' || n, 'past-' || n || '@oz.example', now() from generate_series(2, ${learners}) n`,
    `create temporary table past as
      select l.id as learner_id, gen_random_uuid()::text as id, lesson.id as lesson_id,
        (array['normal', 'quick', 'fast', 'extreme'])[1 + n / lesson.count % 4] as level,
        date_trunc('milliseconds', now()) - (${rounds} - n) * interval '${YEARS}' / ${rounds} as at
      from (select id from learners where id = '${learnerId}' or id like 'past-%') l
        cross join generate_series(0, ${rounds - 1}) n
        join (select id, row_number() over (order by id) - 1 as place, count(*) over () as count from lessons) lesson
          on lesson.place = n % lesson.count`,
    `insert into records (id, learner_id, lesson_id, mode, level, started_at, saved_at, finished_at)
      select id, learner_id, lesson_id, 'ai', level, at, at + interval '30 s', at + interval '5 min' from past`,
    `insert into record_details (id, record_id, learner_id, question_id, outcome, judged, transcript, words, nearest,
        answer_ms, reaction_ms, words_per_minute, answered_at)
      select gen_random_uuid()::text, past.id, learner_id, q.id, outcome, outcome, 'I usually go to work by train today.',
        '${WORDS}', 'I usually go to work by train.', 4000 + 300 * q.position, 900, 110.5,
        at + (q.position + 1) * interval '30 s'
      from past join questions q on q.lesson_id = past.lesson_id
        cross join lateral (
          select case when hashtext(past.id || q.id) % 5 = 0 then 'wrong' else 'correct' end as outcome) one`,
    `insert into answer_log
      select learner_id, id, question_id, null, outcome, answer_ms, 8000, answered_at, answered_at, 'judged'
      from record_details`,
    'insert into review_items (learner_id, question_id) select distinct learner_id, question_id from answer_log',
    `insert into study_sessions
      select learner_id, id, 'verbal_composition', lesson_id, null, at, at + interval '5 min', 300, 0 from past`,
    `insert into bookmarks
      select '${learnerId}', 'question', id, null, true, now() from questions order by id limit 200`,
  ];
  for (const statement of statements) await client.query(statement);
  await client.end();
  const { db } = await openDatabase({ kind: 'server', url });
  await rebuildProgress(db);
  await sql`analyze`.execute(db);
  await db.destroy();
}
