import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { borrowTestDatabase, type TestDatabase } from '../database/test-databases.ts';
import { SqlLearners } from '../storage/sql/sql-learners.ts';
import { SqlSecurityRecord } from '../storage/sql/sql-security-record.ts';
import { SqlSessions } from '../storage/sql/sql-sessions.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { NOWHERE } from './origin.ts';
import { hashOf } from './secret-token.ts';
import type { IssuedSession } from './sessions.ts';
import { sessionsOn } from './sessions.fixture.ts';

const DAY_MS = 86_400_000;
const refused = { ok: false, error: { kind: 'refresh-refused' } };
const reused = { ok: false, error: { kind: 'refresh-refused', reusedOf: 'yui' } };

describe('sessions', () => {
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
  const claimsOf = ({ access_token }: IssuedSession) =>
    JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
  const jtiOf = (session: IssuedSession): string => claimsOf(session).jti;

  it('gives a new pair of tokens for each refresh token', async () => {
    const first = await begin();
    const second = await refreshed(first);
    const third = await refreshed(second);
    const tokens = [first, second, third].map(({ refresh_token }) => refresh_token);
    expect(new Set(tokens).size).toBe(3);
    expect(new Set([first, second, third].map(jtiOf)).size).toBe(3);
    expect(new Set([first, second, third].map((one) => claimsOf(one).sid)).size).toBe(1);
    expect(await oz.learnerOf(third.access_token)).toBe('yui');
  });

  it('keeps no refresh token that could be read from the database', async () => {
    const { refresh_token } = await begin();
    const rows = await database.db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
    expect(JSON.stringify(rows)).not.toContain(refresh_token.split('.')[2]);
  });

  it.each([0, 10_000])(
    'gives the same refresh token again within ten seconds (%d ms)',
    async (ms) => {
      const first = await begin();
      const one = await refreshed(first);
      oz.clock.now += ms;
      const other = await refreshed(first);
      expect(other.refresh_token).toBe(one.refresh_token);
      expect(await refresh(other)).toMatchObject({ ok: true });
    },
  );

  it('makes one line of however many show the same token at the same moment', async () => {
    const first = await begin();
    const tabs = await Promise.all(Array.from({ length: 12 }, () => refreshed(first)));
    expect(new Set(tabs.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    expect(await oz.kept.ofLearner('yui')).toMatchObject([{ generation: 1 }]);
  });

  it.each([
    ['the one before, later', 1, 10_001],
    ['the one before that, at once', 2, 0],
  ])('ends with all its tokens when an older one is shown: %s', async (_, age, ms) => {
    const first = await begin();
    const second = await refreshed(first);
    const line = [await refreshed(second), second, first];
    oz.clock.now += ms;
    expect(await refresh(line[age] ?? first)).toEqual(reused);
    for (const session of line) {
      expect(await refresh(session)).toEqual(refused);
      expect(await oz.learnerOf(session.access_token)).toBeUndefined();
    }
  });

  it('gives new tokens for a fresh proof, and those from before follow the line', async () => {
    const first = await begin();
    const caller = { learnerId: 'yui', sessionId: claimsOf(first).sid };
    oz.clock.now += 11 * 60_000;
    const proved = await oz.sessions.prove(caller, 'password');
    if (!proved.ok) throw new Error(proved.error.kind);
    expect(claimsOf(proved.value).sid).toBe(caller.sessionId);
    expect(proved.value.refresh_token).not.toBe(first.refresh_token);
    expect(jtiOf(proved.value)).not.toBe(jtiOf(first));
    const provedAt = new Date(oz.clock.now);
    expect(await oz.kept.ofId(caller.sessionId)).toMatchObject({ provedAt, generation: 1 });
    // A tab that was refreshing at this moment is given the same line.
    expect(await refreshed(first)).toMatchObject({ refresh_token: proved.value.refresh_token });
    oz.clock.now += 10_001;
    expect(await refresh(first)).toEqual(reused);
    expect(await refresh(proved.value)).toEqual(refused);
  });

  it('stays one line while proofs and refreshes come at the same moment', async () => {
    const first = await begin();
    const caller = { learnerId: 'yui', sessionId: claimsOf(first).sid };
    const all = await Promise.all([
      oz.sessions.prove(caller, 'password'),
      refresh(first),
      oz.sessions.prove(caller, 'passkey'),
    ]);
    const [one, , other] = all;
    if (!one.ok || !other.ok) throw new Error('A proof was refused');
    expect(one.value.refresh_token).not.toBe(other.value.refresh_token);
    const generation = (await oz.kept.ofId(caller.sessionId))?.generation;
    expect([2, 3]).toContain(generation);
  });

  it('gives none for the proof of a session that has ended', async () => {
    const caller = { learnerId: 'yui', sessionId: claimsOf(await begin()).sid };
    await oz.sessions.endOne(caller);
    expect(await oz.sessions.prove(caller, 'password')).toEqual({
      ok: false,
      error: { kind: 'signed-out' },
    });
  });

  it('leaves the other sessions of the same learner alone then', async () => {
    const stolen = await begin();
    const other = await begin();
    await refreshed(stolen);
    oz.clock.now += 10_001;
    await refresh(stolen);
    expect(await refresh(other)).toMatchObject({ ok: true });
  });

  it('ends when it is not used for thirty days, to the moment', async () => {
    const early = await begin();
    const late = await begin();
    oz.clock.now += 30 * DAY_MS - 1;
    expect(await refresh(early)).toMatchObject({ ok: true });
    oz.clock.now += 1;
    expect(await refresh(late)).toEqual(refused);
    expect(await oz.sessions.of('yui')).toHaveLength(1);
  });

  it('ends after 180 days, however much it is used', async () => {
    let session = await begin();
    for (let day = 0; day < 179; day += 10) {
      session = await refreshed(session);
      oz.clock.now += 10 * DAY_MS;
    }
    expect(await refresh(session)).toEqual(refused);
  });

  it('goes on from a token that was given out before they were numbered', async () => {
    const { refresh_token } = await begin();
    await database.db
      .updateTable('sessions')
      .set({ first_hash: hashOf('old') })
      .execute();
    const next = await oz.sessions.refresh('old');
    if (!next.ok) throw new Error(next.error.kind);
    expect(await refresh(next.value)).toMatchObject({ ok: true });
    expect(await oz.sessions.refresh('old')).toEqual(reused);
    expect(await oz.sessions.refresh(refresh_token)).toEqual(refused);
  });

  it.each(['', 'made up', '💥', 'a'.repeat(4096)])(
    'refuses a token it never gave, and ends nothing for it',
    async (token) => {
      const session = await begin();
      expect(await oz.sessions.refresh(token)).toEqual(refused);
      const [id, generation] = session.refresh_token.split('.');
      for (const forged of [
        `${id}.${generation}.${'A'.repeat(43)}`,
        session.refresh_token.replace(`.${generation}.`, '.7.'),
        `${id}.${generation}.`,
      ])
        expect(await oz.sessions.refresh(forged)).toEqual(refused);
      expect(await refresh(session)).toMatchObject({ ok: true });
    },
  );

  it('ends at sign-out with all its tokens, and no other session', async () => {
    const first = await begin();
    const second = await refreshed(first);
    const other = await begin();
    const learners = () =>
      Promise.all([first, second, other].map((one) => oz.learnerOf(one.access_token)));
    expect(await learners()).toEqual(['yui', 'yui', 'yui']);
    expect(await oz.sessions.end('yui', jtiOf(first))).toEqual({ ok: true });
    expect(await learners()).toEqual([undefined, undefined, 'yui']);
    expect(await refresh(second)).toEqual(refused);
    expect(await refresh(other)).toMatchObject({ ok: true });
    await oz.sessions.endAll('yui', undefined);
    expect(await learners()).toEqual([undefined, undefined, undefined]);
  });

  it('does not outlive a sign-out that comes while it is refreshed', async () => {
    const first = await begin();
    const { kept } = oz;
    const { renew } = kept;
    kept.renew = async (...given) => {
      const renewed = await renew.apply(kept, given);
      await oz.sessions.end('yui', jtiOf(first));
      return renewed;
    };
    const racing = await refresh(first);
    if (!racing.ok) throw new Error(racing.error.kind);
    expect(await oz.learnerOf(racing.value.access_token)).toBeUndefined();
    expect(await refresh(racing.value)).toEqual(refused);
  });

  it('has ended on another server, too, as soon as that has looked, on whichever server it was ended', async () => {
    const there = sessionsOn(oz.kept);
    await there.ended.read();
    const [first, second] = [await begin(), await begin()];
    await oz.sessions.end('yui', jtiOf(first));
    expect(await refresh(second)).toMatchObject({ ok: true });
    await endSessionsOf(
      {
        learners: new SqlLearners(database.db),
        sessions: oz.kept,
        deviceTokens: oz.devices,
        securityRecord: new SqlSecurityRecord(database.db),
      },
      'YUI@oz.example',
      new Date(oz.clock.now),
    );
    for (const session of [first, second]) {
      expect(await there.sessions.refresh(session.refresh_token)).toEqual(refused);
      expect(await there.learnerOf(session.access_token)).toBe('yui');
    }
    await there.ended.read();
    for (const session of [first, second])
      expect(await there.learnerOf(session.access_token)).toBeUndefined();
  });

  it('takes the device that it was given along when it ends, and no other', async () => {
    const [phone, laptop] = [await begin(), await begin()];
    const give = (token: string, sessionId: string | undefined, learnerId = 'yui') =>
      oz.devices.put({
        token,
        learnerId,
        sessionId,
        platform: 'ios',
        addedAt: new Date(oz.clock.now),
      });
    const reached = async () => (await oz.devices.ofAll(['yui', 'ken'])).map(({ token }) => token);
    await give('phone', claimsOf(phone).sid);
    await give('laptop', claimsOf(laptop).sid);
    await give('of-ken', claimsOf(phone).sid, 'ken');
    expect(await oz.sessions.end('yui', 'unknown_12345678')).toMatchObject({ ok: false });
    expect(await reached()).toHaveLength(3);
    await oz.sessions.end('yui', jtiOf(phone));
    expect(await reached()).toEqual(['laptop', 'of-ken']);
    await give('phone-of-a-session-long-over', 'long-over');
    await oz.sessions.endAll('yui', claimsOf(laptop).sid);
    expect(await reached()).toHaveLength(3);
    await begin();
    await oz.sessions.endAll('yui', claimsOf(laptop).sid);
    expect(await reached()).toEqual(['laptop', 'of-ken']);
  });

  it("does not end another learner's session", async () => {
    const yui = await begin();
    expect(await oz.sessions.end('ken', jtiOf(yui))).toEqual({
      ok: false,
      error: { kind: 'not-found' },
    });
    expect(await refresh(yui)).toMatchObject({ ok: true });
  });
});
