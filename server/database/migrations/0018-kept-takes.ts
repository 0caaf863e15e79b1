import { sql, type Kysely } from 'kysely';

/** How much of each learner's speech is kept; takes from before count as what one of four seconds has in a browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table kept_takes (
    learner_id text primary key references learners (id) on delete cascade,
    bytes bigint not null)`.execute(db);
  await sql`insert into kept_takes (learner_id, bytes)
    select learner_id, count(*) * 60000 from record_details where take_path is not null group by learner_id`.execute(
    db,
  );
}
