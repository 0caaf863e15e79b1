import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountApi } from './account-api.ts';
import { needsSession, type SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  /** Of the learner with this email, who is signed in. */
  readonly account: AccountApi;
  readonly email: string;
  /** The id of the token that `account` calls with. */
  readonly tokenId: string;
  /** The id of a token that another learner calls with. */
  readonly anothersTokenId: string;
  /** Whether the session of this learner, or of the other one, can still be gone on with. */
  isSessionAlive(whose: 'own' | 'another'): Promise<boolean>;
}

export function accountApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the AccountApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    it('knows who is signed in', async () => {
      const me = await subject.account.me();
      expect(me).toEqual({ ok: true, value: { id: expect.any(String), email: subject.email } });
      expect(me.ok && me.value.id).not.toBe('');
      expect(await subject.account.me()).toEqual(me);
    });

    it('ends the session that the token id belongs to', async () => {
      expect(await subject.isSessionAlive('own')).toBe(true);
      expect(await subject.account.signOut(subject.tokenId)).toEqual({ ok: true });
      expect(await subject.isSessionAlive('own')).toBe(false);
    });

    it.each(['00000000-0000-7000-8000-000000000000', 'strange'])(
      'refuses a token id that it never gave: %s',
      async (tokenId) => {
        expect(await subject.account.signOut(tokenId)).toEqual({
          ok: false,
          error: { kind: 'not-found' },
        });
        expect(await subject.isSessionAlive('own')).toBe(true);
      },
    );

    it('refuses the token id of another learner, whose session goes on', async () => {
      expect(await subject.account.signOut(subject.anothersTokenId)).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
      expect(await subject.isSessionAlive('another')).toBe(true);
    });

    needsSession(() => subject, {
      me: ({ account }) => account.me(),
      signOut: ({ account, tokenId }) => account.signOut(tokenId),
    });
  });
}
