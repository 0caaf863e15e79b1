import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountApi } from './account-api.ts';
import type { RemindersApi } from './reminders-api.ts';

interface Subject {
  readonly reminders: RemindersApi;
  readonly account: Pick<AccountApi, 'addDeviceToken'>;
  goOffline(): void;
  signOut(): void;
}

const evening = { isOn: true, hour: 21, timeZone: 'Asia/Seoul', language: 'ko' } as const;

/** `fresh` gives a learner who has chosen nothing yet. */
export function remindersApiContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the RemindersApi contract`, () => {
    let subject: Subject;

    beforeEach(async () => {
      subject = await fresh();
    });

    it('is off until she turns it on', async () => {
      expect(await subject.reminders.load()).toMatchObject({
        ok: true,
        value: {
          isOn: false,
          hour: 20,
          devices: [],
          here: undefined,
          timeZone: undefined,
          language: undefined,
        },
      });
    });

    it('keeps what she chose, and knows her devices', async () => {
      await subject.account.addDeviceToken({ token: 'phone', platform: 'ios' });
      expect(await subject.reminders.choose(evening)).toMatchObject({ ok: true });
      expect(await subject.reminders.load()).toMatchObject({
        ok: true,
        value: { ...evening, devices: ['ios'], here: 'ios' },
      });
      await subject.reminders.choose({ ...evening, isOn: false });
      expect(await subject.reminders.load()).toMatchObject({ ok: true, value: { isOn: false } });
    });

    it('needs a session and a network', async () => {
      subject.signOut();
      expect(await subject.reminders.load()).toEqual({
        ok: false,
        error: { kind: 'signed-out' },
      });
      subject.goOffline();
      expect((await subject.reminders.choose(evening)).ok).toBe(false);
    });
  });
}
