import { beforeEach, describe, expect, it } from 'vitest';
import type { EndedTokens } from './ended-tokens.ts';
import { KnownEndedTokens } from './known-ended-tokens.ts';

const MINUTE_MS = 60_000;

describe('KnownEndedTokens', () => {
  let now: number;
  let rows: { readonly id: string; readonly at: number }[];

  const shared: EndedTokens = {
    add: async (ids, at) => void rows.push(...ids.map((id) => ({ id, at: at.getTime() }))),
    since: async (at) => rows.filter((row) => row.at >= at.getTime()).map(({ id }) => id),
    removeBefore: async () => {},
  };
  const server = () => new KnownEndedTokens(shared, () => new Date(now));

  beforeEach(() => {
    now = Date.UTC(2026, 10, 21);
    rows = [];
  });

  it('knows at once what ended here, and of other servers what it has read', async () => {
    const [here, there] = [server(), server()];
    await there.read();
    await here.add(['a']);
    expect(here.has('a')).toBe(true);
    expect(there.has('a')).toBe(false);
    now += 1000;
    await there.read();
    expect(there.has('a')).toBe(true);
    expect(there.has('b')).toBe(false);
  });

  it('knows after a start what ended while a token still lives', async () => {
    await server().add(['old']);
    now += 5 * MINUTE_MS;
    await server().add(['new']);
    now += 6 * MINUTE_MS;
    const started = server();
    await started.read();
    expect([started.has('old'), started.has('new')]).toEqual([false, true]);
  });

  it('misses nothing that another server, whose clock is behind, tells late', async () => {
    const here = server();
    await here.read();
    rows.push({ id: 'late', at: now - 3000 });
    now += 1000;
    await here.read();
    expect(here.has('late')).toBe(true);
  });

  it('forgets a token that has expired by itself', async () => {
    const here = server();
    await here.add(['a']);
    now += 10 * MINUTE_MS;
    await here.add(['b']);
    expect([here.has('a'), here.has('b')]).toEqual([false, true]);
  });
});
