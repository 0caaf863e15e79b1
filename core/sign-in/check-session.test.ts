import { describe, expect, it } from 'vitest';
import { MemorySessionStore } from '../../adapters/memory/memory-session-store.ts';
import type { AccountApi } from '../ports/account-api.ts';
import { fail } from '../shared/result.ts';
import { CheckSession } from './check-session.ts';

const session = (name: string) => ({ accessToken: `access ${name}`, refreshToken: `for ${name}` });

describe('the check of who is here', () => {
  const checked = async (me: (store: MemorySessionStore) => ReturnType<AccountApi['me']>) => {
    const store = new MemorySessionStore(new Map());
    store.save(session('old'));
    const answer = await new CheckSession({ me: () => me(store) }, store).execute();
    return { answer, kept: store.load() };
  };

  it.each(['signed-out', 'no-contract'] as const)('clears a session that is %s', async (kind) => {
    expect(await checked(async () => fail({ kind }))).toEqual({
      answer: { ok: false, error: { kind } },
      kept: undefined,
    });
  });

  it('keeps the session while there is no network', async () => {
    const { kept } = await checked(async () => fail({ kind: 'offline' }));
    expect(kept).toEqual(session('old'));
  });

  it('asks about the session that another tab began meanwhile, and leaves it alone', async () => {
    const asked: string[] = [];
    const { answer, kept } = await checked(async (store) => {
      asked.push(store.load()?.accessToken ?? '');
      store.save(session('new'));
      return fail(asked.length === 1 ? { kind: 'signed-out' } : { kind: 'offline' });
    });
    expect(asked).toEqual(['access old', 'access new']);
    expect(answer).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(kept).toEqual(session('new'));
  });
});
