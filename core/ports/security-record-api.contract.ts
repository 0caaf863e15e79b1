import { beforeEach, describe, expect, it } from 'vitest';
import type { SecurityRecordApi } from './security-record-api.ts';

export interface SecurityRecordScene {
  readonly record: SecurityRecordApi;
  /** Signs in with her password once more, a second later. */
  signsIn(password?: string): Promise<void>;
  goOffline(): void;
}

/** `fresh` gives a learner who has signed in once. */
export function securityRecordApiContract(
  adapter: string,
  fresh: () => Promise<SecurityRecordScene>,
): void {
  describe(`${adapter} keeps the SecurityRecordApi contract`, () => {
    let scene: SecurityRecordScene;

    beforeEach(async () => {
      scene = await fresh();
    });

    it('tells what happened, the newest first', async () => {
      await scene.signsIn('Wrong-2026!');
      const page = await scene.record.page();
      expect(page).toMatchObject({
        ok: true,
        value: {
          events: [
            { kind: 'sign-in-failed', subject: undefined, address: expect.any(String) },
            { kind: 'signed-in', subject: 'password' },
          ],
          next: undefined,
        },
      });
    });

    it('tells more than a page by pages', async () => {
      for (let count = 0; count < 51; count += 1) await scene.signsIn();
      const first = await scene.record.page();
      if (!first.ok) throw new Error(first.error.kind);
      expect(first.value.events).toHaveLength(50);
      const second = await scene.record.page(first.value.next);
      if (!second.ok) throw new Error(second.error.kind);
      expect(second.value).toMatchObject({ events: [{}, {}], next: undefined });
      const times = [...first.value.events, ...second.value.events].map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
    });

    it('says that there is no network', async () => {
      scene.goOffline();
      expect(await scene.record.page()).toEqual({ ok: false, error: { kind: 'offline' } });
    });
  });
}
