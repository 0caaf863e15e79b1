import { sql, type Kysely } from 'kysely';

/** What happened around accounts. It is added to: the database refuses to change it, and to forget what is younger than 30 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table security_events (
    id text collate "C" primary key,
    at timestamptz not null,
    kind text not null,
    learner_id text,
    address text,
    subject text)`.execute(db);
  await sql`create index security_events_at on security_events (at desc, id desc)`.execute(db);
  await sql`create index security_events_learner on security_events (learner_id, at desc, id desc)`.execute(
    db,
  );
  await sql`create function keep_security_events() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '30 days' then return old; end if;
      raise exception 'the security record is only added to';
    end $$`.execute(db);
  await sql`create trigger security_events_kept before update or delete on security_events
    for each row execute function keep_security_events()`.execute(db);
}
