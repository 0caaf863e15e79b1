import { describe, expect, it } from 'vitest';
import { hashOf } from './secret-token.ts';
import { claimsOf, jtiOf, refused, sessionsInDatabase } from './sessions-in-database.fixture.ts';

const DAY_MS = 86_400_000;
const reused = { ok: false, error: { kind: 'refresh-refused', reusedOf: 'yui' } };

describe('sessions', () => {
  const oz = sessionsInDatabase();
  const { begin, refresh, refreshed } = oz;

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
    const rows = await oz.db.selectFrom('sessions').selectAll().execute();
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
    await oz.db
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
});
