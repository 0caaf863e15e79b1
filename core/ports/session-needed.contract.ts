import { describe, expect, it } from 'vitest';
import type { Result } from '../shared/result.ts';

/** What happens around an API that only answers those who are signed in. */
export interface SessionControls {
  /** From now on there is no network. */
  goOffline(): void;
  /** From now on no learner is signed in. */
  signOut(): void;
}

type Call<S> = (subject: S) => Promise<Result<unknown, { readonly kind: string }>>;

/** The part of a contract that every such API keeps. */
export function needsSession<S extends SessionControls>(
  subject: () => S,
  calls: Readonly<Record<string, Call<S>>>,
): void {
  describe.each(Object.entries(calls))('%s', (_, call) => {
    it('is refused as signed-out when no learner is signed in', async () => {
      subject().signOut();
      expect(await call(subject())).toEqual({ ok: false, error: { kind: 'signed-out' } });
    });

    it('is refused as offline without a network', async () => {
      subject().goOffline();
      expect(await call(subject())).toEqual({ ok: false, error: { kind: 'offline' } });
    });
  });
}
