import { afterEach, describe, expect, it } from 'vitest';
import { startBreachList, type BreachListServer } from './breach-list-server.fixture.ts';
import { breachedPasswordsContract } from './breached-passwords.contract.ts';
import { BreachedPasswordRanges } from './breached-password-ranges.ts';
import { MemoryBreachedPasswords } from './memory-breached-passwords.ts';

let servers: BreachListServer[] = [];

afterEach(async () => {
  for (const server of servers) await server.close();
  servers = [];
});

async function listOf(known: readonly string[], deadlineMs?: number) {
  const server = await startBreachList(known);
  servers.push(server);
  const warnings: string[] = [];
  const breached = new BreachedPasswordRanges({
    url: server.url,
    warn: (cause) => warnings.push(cause),
    ...(deadlineMs !== undefined && { deadlineMs }),
  });
  return { server, breached, warnings };
}

breachedPasswordsContract('MemoryBreachedPasswords', async (known) => {
  return new MemoryBreachedPasswords(known);
});
breachedPasswordsContract('BreachedPasswordRanges', async (known) => {
  return (await listOf(known)).breached;
});

describe('BreachedPasswordRanges', () => {
  it('tells five letters of a hash, and nothing else', async () => {
    const { server, breached } = await listOf([]);
    await breached.has('Stolen-2026!');
    expect(server.asked).toEqual([expect.stringMatching(/^[0-9A-F]{5}$/)]);
  });

  it('does not take what fills the answer up for a password', async () => {
    const { breached } = await listOf([]);
    expect(await breached.has('Padding-2026!')).toBe(false);
  });

  it('keeps no learner out where the list breaks or is silent, and says so', async () => {
    const { server, breached, warnings } = await listOf(['Stolen-2026!'], 200);
    server.breaks(503);
    expect(await breached.has('Stolen-2026!')).toBe(false);
    server.breaks('silent');
    expect(await breached.has('Stolen-2026!')).toBe(false);
    expect(warnings).toEqual(['status 503', expect.stringMatching(/timeout/)]);
  });
});
