// Why: who takes over the server must not be able to change tables, or to drop what guards the security record.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyUp } from '../accounts/tidy-up.ts';
import { DEFAULT_BUDGETS } from '../budgets.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { Jobs } from '../jobs/jobs.ts';
import { limitsWithin } from '../limits/limits.ts';
import { SharedLimits } from '../limits/shared-limits.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../review/fsrs-scheduler.ts';
import { bringProgressUpToDate, rebuildProgress } from '../storage/sql/rebuild-progress.ts';
import { sqlStorage } from '../storage/sql/sql-storage.ts';
import { migrateAsOwner } from './migrate-as-owner.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

const cluster = process.env['OZ_TEST_POSTGRES'];
const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
/** As the operator is told to type them, with names that no other test has. */
const [, commands = ''] = /```sql\n(create role oz_owner[^]*?)```/.exec(page) ?? [];
const PASSWORD = 'Sakura-2026!';

const asUser = (user: string, database: string): string => {
  const url = new URL(cluster ?? '');
  url.username = user;
  url.pathname = `/${database}`;
  return url.href;
};

describe.skipIf(cluster === undefined)(
  'a database with one user for tables and one for work',
  () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const [owner, worker, name] = [`oz_owner_${mark}`, `oz_work_${mark}`, `oz_${mark}`];
    let work: OpenDatabase;
    let db: Kysely<Database>;
    let test: TestServer;

    beforeAll(async () => {
      const [before = '', after = ''] = commands
        .replaceAll('oz_owner', owner)
        .replaceAll('oz_work', worker)
        .replace('create database oz ', `create database ${name} `)
        .split('\\c oz\n');
      const run = async (url: string, text: string) => {
        const { db: one } = await openDatabase({ kind: 'server', url });
        for (const command of text.split(';').filter((part) => part.trim() !== ''))
          await sql.raw(command).execute(one);
        await one.destroy();
      };
      await run(cluster ?? '', before);
      await run(asUser('oz', name), after);
      await migrateAsOwner(asUser(owner, name));
      work = await openDatabase({ kind: 'server', url: asUser(worker, name) });
      ({ db } = work);
      const scheduler = new FsrsScheduler();
      test = await openTestServer(undefined, () => ({
        storage: sqlStorage(db, scheduler, SCHEDULED_BY),
        limits: new SharedLimits(db, limitsWithin(DEFAULT_BUDGETS)),
      }));
    }, 60_000);

    afterAll(async () => {
      await test.close();
      await db.destroy();
    });

    it('works: who signs in, answers, reads and leaves meets no table that is closed', async () => {
      await bringProgressUpToDate(db);
      await rebuildProgress(db);
      const { email, session } = await test.signInLearner(PASSWORD);
      const headers = { authorization: `Bearer ${session.access_token}` };
      const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
        test.server.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
      const login = await ask('POST', 'login', { email, password: PASSWORD });
      expect(login.statusCode).toBe(200);
      const [lesson] = test.books[0]?.lessons ?? [];
      const id = crypto.randomUUID();
      const round = await ask('POST', `v1/verbal_composition/lessons/${lesson?.id}/records`, {
        id,
        mode: 'ai',
      });
      expect(round.statusCode).toBe(200);
      const typed = await ask('POST', `v1/verbal_composition/records/${id}/typed`, {
        id: crypto.randomUUID(),
        question_id: lesson?.questions[0]?.id,
        text: 'Hello.',
      });
      expect(typed.statusCode).toBeLessThan(500);
      for (const url of [
        'v1/auth/me',
        'v1/verbal_composition/study_status',
        'v1/auth/me/export',
        'v1/auth/me/sessions',
      ])
        expect((await ask('GET', url)).statusCode, url).toBe(200);
      expect((await ask('DELETE', 'v1/auth/me')).statusCode).toBe(204);
      const { parts } = test;
      const kept = { securityDays: 365, takesDays: 365 };
      const storage = sqlStorage(db, new FsrsScheduler(), SCHEDULED_BY);
      await tidyUp({ ...parts, ...kept, storage, limits: new SharedLimits(db) }, new Date());
    });

    it('does its jobs', async () => {
      const delivered: string[] = [];
      const nothing = async () => undefined;
      const troubles: unknown[] = [];
      const jobs = new Jobs(work.forJobs, {
        deliver: async (_, { email }) => void delivered.push(email),
        correct: nothing,
        push: nothing,
        remind: nothing,
        forward: nothing,
        tidy: nothing,
        warn: (trouble) => void troubles.push(trouble),
      });
      await jobs.open();
      await jobs.begin();
      await jobs.post({ kind: 'password-changed', email: 'yui@oz.example', language: 'ja' });
      await expect.poll(() => delivered, { timeout: 15_000 }).toEqual(['yui@oz.example']);
      await jobs.stop();
      expect(troubles).toEqual([]);
    });

    it.each([
      'create table public.mine (id text)',
      'alter table learners add column mine text',
      'drop trigger security_events_kept on security_events',
      'alter table security_events disable trigger all',
      'truncate security_events',
      'drop table learners',
      'create role another',
    ])('may not: %s', async (command) => {
      await expect(sql.raw(command).execute(db)).rejects.toThrow(/permission denied|must be owner/);
    });
  },
);
