import { beforeEach, describe, expect, it } from 'vitest';
import { EndedSessions } from './ended-sessions.ts';

const MINUTE_MS = 60_000;

describe('EndedSessions', () => {
  let now: number;
  let rows: { readonly id: string; readonly at: number }[];

  const shared = {
    endedSince: async (at: Date) =>
      rows.filter((row) => row.at >= at.getTime()).map(({ id }) => id),
  };
  const server = () => new EndedSessions(shared, () => new Date(now));
  /** Here, and written down for the others. */
  const end = (here: EndedSessions, id: string) => {
    rows.push({ id, at: now });
    here.add([id]);
  };

  beforeEach(() => {
    now = Date.UTC(2026, 10, 21);
    rows = [];
  });

  it('knows at once what ended here, and of other servers what it has read', async () => {
    const [here, there] = [server(), server()];
    await there.read();
    end(here, 'a');
    expect(here.has('a')).toBe(true);
    expect(there.has('a')).toBe(false);
    now += 1000;
    await there.read();
    expect(there.has('a')).toBe(true);
    expect(there.has('b')).toBe(false);
  });

  it('knows after a start what ended while a token still lives', async () => {
    end(server(), 'old');
    now += 5 * MINUTE_MS;
    end(server(), 'new');
    now += 7 * MINUTE_MS;
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

  it('still knows a session whose token was signed in the moment it ended', () => {
    const here = server();
    end(here, 'a');
    now += 10 * MINUTE_MS + 1000;
    end(here, 'b');
    expect(here.has('a')).toBe(true);
  });

  it('forgets a session whose last token has expired', () => {
    const here = server();
    end(here, 'a');
    now += 11 * MINUTE_MS;
    end(here, 'b');
    expect([here.has('a'), here.has('b')]).toEqual([false, true]);
  });
});
