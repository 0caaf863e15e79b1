import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, TEST_DATABASES, type TestDatabase } from '../database/test-databases.ts';
import { mailPostContract } from '../mail/mail-post.contract.ts';
import { correctionQueueContract } from '../monologues/correction-queue.contract.ts';
import type { MailRequest } from '../mail/mail-room.ts';
import { Jobs, type JobsWork } from './jobs.ts';

const request: MailRequest = { kind: 'register', email: 'yui@oz.example', language: 'ja' };

const warn = () => undefined;

describe.each(TEST_DATABASES)('jobs on $name', ({ name, address }) => {
  let database: TestDatabase;
  let running: Jobs[];

  beforeAll(async () => {
    database = await openTestDatabase(address);
  }, 60_000);

  beforeEach(() => {
    running = [];
  });

  afterEach(async () => {
    for (const jobs of running) await jobs.stop();
    await sql`truncate jobs.job`.execute(database.db);
  }, 60_000);

  afterAll(() => database.close());

  const nothing = async () => undefined;
  const open = async (deliver: JobsWork['deliver'], more: Partial<JobsWork> = {}) => {
    const work = {
      deliver,
      correct: nothing,
      push: nothing,
      remind: nothing,
      forward: nothing,
      tidy: nothing,
      warn,
      ...more,
    };
    const jobs = new Jobs(database.forJobs, work);
    running.push(jobs);
    await jobs.open();
    return jobs;
  };

  mailPostContract(`Jobs on ${name}`, async (deliver) => {
    const jobs = await open(deliver);
    return { post: jobs, begin: () => jobs.begin(), close: () => jobs.stop() };
  });

  correctionQueueContract(`Jobs on ${name}`, async (correct) => {
    const jobs = await open(nothing, { correct });
    await jobs.begin();
    return { queue: jobs, close: () => jobs.stop() };
  });

  it('corrects what a server left behind that died', async () => {
    const first = await open(nothing);
    await first.put({ learnerId: 'yui', id: 'left' });
    await first.stop();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const second = await open(nothing, { correct: async (job) => resolve(job) });
    await second.begin();
    expect(await promise).toEqual({ learnerId: 'yui', id: 'left' });
  }, 30_000);

  it('keeps what fails for another try, and says so', async () => {
    const ids: string[] = [];
    const troubles: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const trouble = new Error('The mail server is away');
    const jobs = await open(
      async (id) => {
        ids.push(id);
        throw trouble;
      },
      {
        warn: (given, job) => {
          troubles.push(given, job);
          resolve();
        },
      },
    );
    await jobs.begin();
    await jobs.post(request);
    await promise;
    await jobs.stop();
    expect(troubles).toEqual([trouble, 'mail']);
    const { rows } = await sql`
      select id, state, start_after > now() as later from jobs.job where name = 'mail'
    `.execute(database.db);
    expect(rows).toEqual([{ id: ids[0], state: 'retry', later: true }]);
  }, 30_000);

  it('says so where what goes on by itself fails', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const trouble = new Error('The other system is away');
    const forward = async () => {
      throw trouble;
    };
    const jobs = await open(nothing, { forward, warn: (...told) => resolve(told) });
    await jobs.begin();
    expect(await promise).toEqual([trouble, 'forwarding']);
  }, 30_000);

  it('hands the security record on when a server starts, by one of them at a time', async () => {
    let atOnce = 0;
    let most = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const forward = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((done) => setTimeout(done, 500));
      atOnce -= 1;
      resolve();
    };
    const [one, other] = [await open(nothing, { forward }), await open(nothing, { forward })];
    await Promise.all([one.begin(), other.begin()]);
    await promise;
    await Promise.all([one.stop(), other.stop()]);
    expect(most).toBe(1);
  }, 60_000);

  it('is opened by two servers at the same moment, and each job is done by one', async () => {
    const done: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const deliver = async (id: string) => {
      done.push(id);
      if (done.length === 20) resolve();
    };
    const [one, other] = [await open(deliver), await open(deliver)];
    for (let index = 0; index < 10; index += 1) {
      await one.post(request);
      await other.post(request);
    }
    await Promise.all([one.begin(), other.begin()]);
    await promise;
    await Promise.all([one.stop(), other.stop()]);
    expect(new Set(done).size).toBe(20);
    expect(done).toHaveLength(20);
  }, 60_000);
});
