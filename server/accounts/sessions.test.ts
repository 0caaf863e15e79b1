import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { borrowTestDatabase, type TestDatabase } from '../database/test-databases.ts';
import { AccessTokenSigner } from './access-token.ts';
import { KnownEndedTokens } from './known-ended-tokens.ts';
import { Sessions, type IssuedSession } from './sessions.ts';
import { SqlEndedTokens } from '../storage/sql/sql-ended-tokens.ts';
import { SqlLearners } from '../storage/sql/sql-learners.ts';
import { SqlRefreshTokens } from '../storage/sql/sql-refresh-tokens.ts';

const DAY_MS = 86_400_000;
const refused = { ok: false, error: { kind: 'refresh-refused' } };

describe('sessions', () => {
  let database: TestDatabase;
  let now: number;
  let ended: KnownEndedTokens;
  let signer: AccessTokenSigner;
  let sessions: Sessions;

  beforeAll(async () => {
    database = await borrowTestDatabase();
  }, 60_000);

  afterAll(() => database.close());

  beforeEach(async () => {
    await database.empty();
    now = Date.UTC(2026, 10, 21);
    const learners = new SqlLearners(database.db);
    for (const id of ['yui', 'ken']) {
      const email = `${id}@oz.example`;
      await learners.add({ id, email, passwordHash: '', createdAt: new Date(now) });
    }
    ended = new KnownEndedTokens(new SqlEndedTokens(database.db), () => new Date(now));
    signer = new AccessTokenSigner(new Uint8Array(32), ended);
    sessions = new Sessions(new SqlRefreshTokens(database.db), signer, ended, () => new Date(now));
  });

  const refreshed = async ({ refresh_token }: IssuedSession): Promise<IssuedSession> => {
    const session = await sessions.refresh(refresh_token);
    if (!session.ok) throw new Error(session.error.kind);
    return session.value;
  };
  const refresh = ({ refresh_token }: IssuedSession) => sessions.refresh(refresh_token);
  const jtiOf = ({ access_token }: IssuedSession): string =>
    JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).jti;

  it('gives a new pair of tokens for each refresh token', async () => {
    const first = await sessions.begin('yui');
    const second = await refreshed(first);
    const third = await refreshed(second);
    const tokens = [first, second, third].map(({ refresh_token }) => refresh_token);
    expect(new Set(tokens).size).toBe(3);
    expect(new Set([first, second, third].map(jtiOf)).size).toBe(3);
    expect(await signer.learnerOf(third.access_token, new Date(now))).toBe('yui');
  });

  it('keeps no refresh token that could be read from the database', async () => {
    const { refresh_token } = await sessions.begin('yui');
    const rows = await database.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
  });

  it.each([0, 10_000])('forgives a token shown again within ten seconds (%d ms)', async (ms) => {
    const first = await sessions.begin('yui');
    const [one, other] = [await refreshed(first), await refreshed(first)];
    now += ms;
    const late = await refreshed(first);
    for (const session of [one, other, late])
      expect(await refresh(session)).toMatchObject({ ok: true });
  });

  it('forgives two who show it at the same moment', async () => {
    const first = await sessions.begin('yui');
    const both = await Promise.all([refresh(first), refresh(first)]);
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it('ends the whole family when a token is shown again later, for it was stolen', async () => {
    const first = await sessions.begin('yui');
    const second = await refreshed(first);
    const third = await refreshed(second);
    now += 10_001;
    expect(await refresh(first)).toEqual(refused);
    expect(await refresh(third)).toEqual(refused);
    expect(await refresh(second)).toEqual(refused);
  });

  it('leaves the other sign-ins of the same learner alone then', async () => {
    const stolen = await sessions.begin('yui');
    const other = await sessions.begin('yui');
    await refreshed(stolen);
    now += 10_001;
    await refresh(stolen);
    expect(await refresh(other)).toMatchObject({ ok: true });
  });

  it('takes a refresh token for sixty days, to the moment', async () => {
    const early = await sessions.begin('yui');
    const late = await sessions.begin('yui');
    now += 60 * DAY_MS - 1;
    expect(await refresh(early)).toMatchObject({ ok: true });
    now += 1;
    expect(await refresh(late)).toEqual(refused);
  });

  it.each(['', 'made up', '💥', 'a'.repeat(4096)])(
    'refuses a token it never gave',
    async (token) => {
      expect(await sessions.refresh(token)).toEqual(refused);
    },
  );

  it('ends at sign-out, with all that grew from the same sign-in', async () => {
    const first = await sessions.begin('yui');
    const second = await refreshed(first);
    const other = await sessions.begin('yui');
    expect(await sessions.end('yui', jtiOf(first))).toEqual({ ok: true });
    expect(await refresh(second)).toEqual(refused);
    expect(await refresh(other)).toMatchObject({ ok: true });
  });

  it('ends its access tokens with it, and those of no other', async () => {
    const first = await sessions.begin('yui');
    const second = await refreshed(first);
    const other = await sessions.begin('yui');
    const learners = () =>
      Promise.all(
        [first, second, other].map((one) => signer.learnerOf(one.access_token, new Date(now))),
      );
    expect(await learners()).toEqual(['yui', 'yui', 'yui']);
    await sessions.end('yui', jtiOf(first));
    expect(await learners()).toEqual([undefined, undefined, 'yui']);
    await sessions.endAll('yui', undefined);
    expect(await learners()).toEqual([undefined, undefined, undefined]);
  });

  it('ends its access tokens where a refresh token was stolen', async () => {
    const first = await sessions.begin('yui');
    const second = await refreshed(first);
    now += 11_000;
    expect(await refresh(first)).toEqual(refused);
    expect(await signer.learnerOf(second.access_token, new Date(now))).toBeUndefined();
  });

  it('does not outlive a sign-out that comes while it is refreshed', async () => {
    const tokens = new SqlRefreshTokens(database.db);
    const first = await sessions.begin('yui');
    const { use } = tokens;
    tokens.use = async (hash, at) => {
      const used = await use.call(tokens, hash, at);
      await sessions.end('yui', jtiOf(first));
      return used;
    };
    const racing = new Sessions(tokens, signer, ended, () => new Date(now));
    expect(await racing.refresh(first.refresh_token)).toEqual(refused);
    const rows = await database.db.selectFrom('refresh_tokens').select('revoked_at').execute();
    expect(rows.map(({ revoked_at }) => revoked_at)).not.toContain(null);
  });

  it("does not end another learner's session", async () => {
    const yui = await sessions.begin('yui');
    expect(await sessions.end('ken', jtiOf(yui))).toEqual({
      ok: false,
      error: { kind: 'not-found' },
    });
    expect(await refresh(yui)).toMatchObject({ ok: true });
  });
});
