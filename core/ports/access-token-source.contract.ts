import { beforeEach, describe, expect, it } from 'vitest';
import { parseToken } from '../sign-in/parse-token.ts';
import type { AccessTokenSource } from './access-token-source.ts';
import type { SessionControls } from './session-needed.contract.ts';

interface Subject extends SessionControls {
  /** Of a learner who has just signed in. */
  readonly tokens: AccessTokenSource;
  /** The same session in one more tab of her browser. */
  openTab(): AccessTokenSource;
  pass(ms: number): void;
  now(): number;
  goOnline(): void;
  /** From now on the server takes none of her tokens. */
  endSession(): Promise<void> | void;
  /** How often the server was asked for a new session. */
  refreshes(): number;
}

/** A request on its way for this long must still arrive with a living token. */
const ON_ITS_WAY_MS = 30_000;

const LONG_MS = 7_200_000;

const ROUNDS = 200;

export function accessTokenSourceContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the AccessTokenSource contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    it('never gives a token that is expired or about to be', async () => {
      for (let step = 0; step < 120; step += 1) {
        const token = await subject.tokens.fetch();
        const parsed = parseToken(token.ok && token.value);
        if (!parsed.ok) throw new Error('No token was given');
        expect(parsed.value.exp * 1000 - subject.now()).toBeGreaterThan(ON_ITS_WAY_MS);
        subject.pass(29_500);
      }
      expect(subject.refreshes()).toBeGreaterThan(0);
    });

    it('shares one refresh among all who ask at the same time', async () => {
      subject.pass(LONG_MS);
      const given = await Promise.all([1, 2, 3, 4].map(() => subject.tokens.fetch()));
      expect(given[0]).toMatchObject({ ok: true });
      expect(new Set(given.map((token) => token.ok && token.value)).size).toBe(1);
      expect(subject.refreshes()).toBe(1);
    });

    it('refreshes again when the next token has grown old', async () => {
      for (const refreshes of [1, 2]) {
        subject.pass(LONG_MS);
        expect(await subject.tokens.fetch()).toMatchObject({ ok: true });
        expect(subject.refreshes()).toBe(refreshes);
      }
    });

    it('shares one refresh among all tabs, round after round, and signs no learner out', async () => {
      const tabs = [subject.tokens, subject.openTab()];
      for (let round = 1; round <= ROUNDS; round += 1) {
        subject.pass(LONG_MS);
        const given = await Promise.all(tabs.map((tokens) => tokens.fetch()));
        expect(given[0]).toMatchObject({ ok: true });
        expect(given[1]).toEqual(given[0]);
        expect(subject.refreshes()).toBe(round);
      }
    });

    it('refuses as signed-out when no learner is signed in', async () => {
      subject.signOut();
      expect(await subject.tokens.fetch()).toEqual({ ok: false, error: { kind: 'signed-out' } });
    });

    it('refuses as signed-out when the server no longer takes the session, and does not ask again', async () => {
      await subject.endSession();
      subject.pass(LONG_MS);
      const refused = { ok: false, error: { kind: 'signed-out' } };
      expect(await subject.tokens.fetch()).toEqual(refused);
      subject.goOffline();
      expect(await subject.tokens.fetch()).toEqual(refused);
    });

    it('refuses as offline without a network, and keeps the session', async () => {
      subject.pass(LONG_MS);
      subject.goOffline();
      expect(await subject.tokens.fetch()).toEqual({ ok: false, error: { kind: 'offline' } });
      subject.goOnline();
      expect(await subject.tokens.fetch()).toMatchObject({ ok: true });
    });
  });
}
