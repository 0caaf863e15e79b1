import { beforeEach, describe, expect, it } from 'vitest';
import { smallOz, type SmallOz } from '../../adapters/http/small-oz.fixture.ts';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import type { Session } from '../ports/session-store.ts';
import type { StartSession } from './start-session.ts';

const HOUR_MS = 3_600_000;

describe('StartSession', () => {
  let oz: SmallOz;
  let clock: MemoryClock;
  let store: MemorySessionStore;
  let start: StartSession;
  let before: Session;
  let session: Session;

  const newGuest = async () => {
    const guest = await oz.auth().beginGuest([]);
    if (!guest.ok) throw new Error(guest.error.kind);
    return guest.value;
  };

  beforeEach(async () => {
    clock = new MemoryClock();
    oz = await smallOz(clock);
    store = new MemorySessionStore();
    ({ start } = oz.callerOn(store));
    before = await newGuest();
    ({ session } = await oz.learner());
  });

  it('keeps the session, and has nothing to end where there was none', async () => {
    await start.execute(session);
    expect(store.load()).toEqual(session);
    expect(oz.isAlive(before.refreshToken)).toBe(true);
  });

  it.each([0, HOUR_MS])('ends the session that was here, %d ms old', async (age) => {
    store.save(before);
    clock.pass(age);
    await start.execute(session);
    expect(store.load()).toEqual(session);
    expect(oz.isAlive(before.refreshToken)).toBe(false);
    expect(oz.isAlive(session.refreshToken)).toBe(true);
  });

  it('keeps the session where the one before had ended already', async () => {
    store.save(before);
    oz.tables.sessions.clear();
    await start.execute(session);
    expect(store.load()).toEqual(session);
  });

  it('keeps the session where the network went away behind it', async () => {
    store.save(before);
    oz.isOffline = true;
    await start.execute(session);
    expect(store.load()).toEqual(session);
  });

  it('keeps the session where what was here is no token', async () => {
    store.save({ accessToken: 'no token', refreshToken: 'r' });
    await start.execute(session);
    expect(store.load()).toEqual(session);
  });
});
