import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from '../database/test-databases.ts';
import { AskToPush } from '../push/ask-to-push.ts';
import type { PushJob } from '../push/push-post.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../review/fsrs-scheduler.ts';
import { sqlStorage } from '../storage/sql/sql-storage.ts';
import { Jobs, type JobsWork } from './jobs.ts';

const LEARNERS = 1000;
const EIGHT = new Date('2026-11-21T11:00:00Z');
const nothing = async () => undefined;

describe.each(TEST_DATABASES)('pushes on $name', ({ address }) => {
  let database: TestDatabase;
  let running: Jobs[];

  beforeAll(async () => {
    database = await openTestDatabase(address);
    const learners = Array.from({ length: LEARNERS }, (_, index) => `learner-${index}`);
    await sql`
      insert into learners (id, email, password_hash, created_at)
      select id, id || '@oz.example', 'x', now() from unnest(${learners}::text[]) as id
    `.execute(database.db);
    await sql`
      insert into device_tokens (token, learner_id, platform, added_at)
      select 'phone of ' || id, id, 'android', now() from unnest(${learners}::text[]) as id
    `.execute(database.db);
  }, 60_000);

  beforeEach(async () => {
    running = [];
    await sql`delete from reminders`.execute(database.db);
    await sql`
      insert into reminders (learner_id, is_on, hour, time_zone, language, next_at)
      select id, true, 20, 'Asia/Tokyo', 'ja', ${EIGHT} from learners
    `.execute(database.db);
  });

  afterEach(async () => {
    for (const jobs of running) await jobs.stop();
    await sql`truncate jobs.job`.execute(database.db);
  }, 60_000);

  afterAll(() => database.close());

  const open = async (push: JobsWork['push']) => {
    const work = {
      deliver: nothing,
      correct: nothing,
      remind: nothing,
      forward: nothing,
      tidy: nothing,
    };
    const jobs = new Jobs(database.forJobs, { ...work, push, warn: () => undefined });
    running.push(jobs);
    await jobs.open();
    const storage = sqlStorage(database.db, new FsrsScheduler(), SCHEDULED_BY);
    const { reminders, deviceTokens: devices } = storage;
    const ask = new AskToPush({ reminders, devices, post: jobs.pushes, now: () => EIGHT });
    return { jobs, ask };
  };

  it('a thousand reminders go out within a minute, none twice from two servers', async () => {
    const sent: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const push = async ({ token }: PushJob) => {
      sent.push(token);
      if (sent.length === LEARNERS) resolve();
    };
    const [one, other] = [await open(push), await open(push)];
    await Promise.all([one.jobs.begin(), other.jobs.begin()]);
    const begun = performance.now();
    await Promise.all([one.ask.remind(), other.ask.remind(), one.ask.remind()]);
    await promise;
    expect(performance.now() - begun).toBeLessThan(60_000);
    await Promise.all([one.jobs.stop(), other.jobs.stop()]);
    expect(sent).toHaveLength(LEARNERS);
    expect(new Set(sent).size).toBe(LEARNERS);
  }, 90_000);

  it('what fails is tried again later, alone', async () => {
    const sent: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const { jobs } = await open(async ({ token }) => {
      sent.push(token);
      if (sent.length === 3) resolve();
      if (token === 'b') throw new Error('The service is away');
    });
    await jobs.begin();
    const request = { kind: 'reminder' } as const;
    const job = (token: string) => ({ learnerId: 'learner-1', token, request, key: token });
    await jobs.pushes.post([job('a'), job('b'), job('c')]);
    // The same again is nothing new.
    await jobs.pushes.post([job('a')]);
    await promise;
    await jobs.stop();
    const { rows } = await sql`
      select data->>'token' as token, state from jobs.job where name = 'push' order by 1
    `.execute(database.db);
    expect(rows).toEqual([
      { token: 'a', state: 'completed' },
      { token: 'b', state: 'retry' },
      { token: 'c', state: 'completed' },
    ]);
    expect(sent.toSorted()).toEqual(['a', 'b', 'c']);
  }, 30_000);
});
