import { afterAll, beforeAll, beforeEach } from 'vitest';
import { borrowTestDatabase, type TestDatabase } from '../database/test-databases.ts';
import { SqlLearners } from '../storage/sql/sql-learners.ts';
import { SqlSessions } from '../storage/sql/sql-sessions.ts';
import { NOWHERE } from './origin.ts';
import type { IssuedSession } from './sessions.ts';
import { sessionsOn } from './sessions.fixture.ts';

export const refused = { ok: false, error: { kind: 'refresh-refused' } };

export const claimsOf = ({ access_token }: IssuedSession) =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
export const jtiOf = (session: IssuedSession): string => claimsOf(session).jti;

/** Sessions of Yui and Ken, in a database that is empty before each test. */
export function sessionsInDatabase() {
  let database: TestDatabase;
  let oz: ReturnType<typeof sessionsOn>;

  beforeAll(async () => {
    database = await borrowTestDatabase();
  }, 60_000);

  afterAll(() => database.close());

  beforeEach(async () => {
    await database.empty();
    const learners = new SqlLearners(database.db);
    for (const id of ['yui', 'ken']) {
      const email = `${id}@oz.example`;
      await learners.add({ id, email, passwordHash: '', createdAt: new Date() });
    }
    oz = sessionsOn(new SqlSessions(database.db));
  });

  const begin = (learnerId = 'yui') => oz.sessions.begin(learnerId, NOWHERE, { by: 'password' });
  const refresh = ({ refresh_token }: IssuedSession) => oz.sessions.refresh(refresh_token);
  const refreshed = async (before: IssuedSession): Promise<IssuedSession> => {
    const session = await refresh(before);
    if (!session.ok) throw new Error(session.error.kind);
    return session.value;
  };

  return {
    begin,
    refresh,
    refreshed,
    get db() {
      return database.db;
    },
    get clock() {
      return oz.clock;
    },
    get kept() {
      return oz.kept;
    },
    get devices() {
      return oz.devices;
    },
    get sessions() {
      return oz.sessions;
    },
    learnerOf: (token: string) => oz.learnerOf(token),
  };
}
