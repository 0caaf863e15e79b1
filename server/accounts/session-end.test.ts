import { describe, expect, it } from 'vitest';
import { SqlLearners } from '../storage/sql/sql-learners.ts';
import { SqlSecurityRecord } from '../storage/sql/sql-security-record.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { hashOf } from './secret-token.ts';
import type { IssuedSession } from './sessions.ts';
import { claimsOf, jtiOf, refused, sessionsInDatabase } from './sessions-in-database.fixture.ts';
import { sessionsOn } from './sessions.fixture.ts';

describe('sessions', () => {
  const oz = sessionsInDatabase();
  const { begin, refresh, refreshed } = oz;

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
        learners: new SqlLearners(oz.db),
        sessions: oz.kept,
        deviceTokens: oz.devices,
        securityRecord: new SqlSecurityRecord(oz.db),
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

  describe('signed out of without a network', () => {
    const late = (of: IssuedSession, given = of) =>
      oz.sessions.endLate(jtiOf(given), hashOf(of.refresh_token));

    it('ends once that is told, by what lets no one in', async () => {
      const [phone, laptop] = [await begin(), await begin()];
      expect(await late(phone, laptop)).toEqual({ ok: false, error: { kind: 'not-found' } });
      expect(await late(phone)).toEqual({ ok: true, value: undefined });
      expect(await refresh(phone)).toEqual(refused);
      expect(await oz.learnerOf(phone.access_token)).toBeUndefined();
      expect(await refresh(laptop)).toMatchObject({ ok: true });
      expect(await late(phone)).toMatchObject({ ok: false });
      expect(await refresh({ ...laptop, refresh_token: hashOf(laptop.refresh_token) })).toEqual(
        refused,
      );
    });

    it('ends however far it was renewed meanwhile, by a tab of hers or by a thief', async () => {
      const first = await begin();
      let session = first;
      for (let times = 0; times < 5; times += 1) session = await refreshed(session);
      expect(await late(first)).toMatchObject({ ok: true });
      expect(await refresh(session)).toEqual(refused);
    });
  });

  it('leaves no device that is given in the moment in which it ends', async () => {
    const phone = await begin();
    const caller = { learnerId: 'yui', sessionId: claimsOf(phone).sid };
    const { put } = oz.devices;
    oz.devices.put = async (device) => {
      await oz.sessions.end('yui', jtiOf(phone));
      await put.call(oz.devices, device);
    };
    await oz.sessions.addDevice(caller, { token: 'phone', platform: 'ios' });
    expect(await oz.devices.of('yui')).toEqual([]);
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
