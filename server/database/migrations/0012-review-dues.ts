import { sql, type Kysely } from 'kysely';

/** From when on a question is due and weak, beside its recall, so that they are counted and listed where they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const day = `'YYYY-MM-DD'`;
  // Study days begin nine hours ahead of UTC, and three hours into the night.
  const recalledOn = `to_timestamp((recall->>'at')::double precision / 1000) at time zone 'UTC' + interval '6 hours'`;
  const statements = [
    `alter table review_items
      add column due_at timestamptz,
      add column due_on text,
      add column weak_from text`,
    `update review_items set
      due_at = to_timestamp((recall->>'dueAt')::double precision / 1000),
      due_on = recall->>'dueOn',
      weak_from = case
        when recall->>'lastOutcome' = 'wrong' then to_char(${recalledOn}, ${day})
        when (recall->>'wrongCount')::integer > 0 and (recall->>'stability')::double precision < 21
          then to_char(${recalledOn} + interval '1 day', ${day})
      end
      where jsonb_typeof(recall) = 'object'`,
    'create index review_items_due on review_items (learner_id, due_at, question_id)',
    `create index answer_log_reviewed on answer_log (learner_id, answered_at) where review_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
