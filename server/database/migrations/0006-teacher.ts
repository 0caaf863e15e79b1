import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table teacher_questions (
      learner_id text not null references learners on delete cascade,
      id text not null,
      question_id text not null,
      text text not null,
      answer_id text,
      language text not null,
      asked_at timestamptz not null,
      answer text,
      teacher text,
      is_bookmarked boolean not null default false,
      primary key (learner_id, id)
    )`,
    'create index teacher_questions_question on teacher_questions (learner_id, question_id, asked_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
