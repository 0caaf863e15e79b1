import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NoticeReceiver } from './notice-receiver.fixture.ts';
import type { Notice, Notices } from './notices.ts';

export const inquiry = (): Notice => ({
  id: randomUUID(),
  kind: 'inquiry',
  text: '領収書はどこですか？',
  sentAt: new Date('2026-11-23T03:00:00Z'),
  from: { learnerId: 'yui', email: 'yui@oz.example' },
});

export const maintenance = (): Notice => ({
  id: randomUUID(),
  kind: 'maintenance',
  text: 'We move to a larger house.',
  sentAt: new Date('2026-11-23T03:00:00Z'),
  startsAt: new Date('2026-11-24T17:00:00Z'),
  endsAt: new Date('2026-11-24T19:00:00Z'),
});

interface Subject {
  readonly notices: Notices;
  /** Where they arrive. */
  readonly receiver: NoticeReceiver;
}

/** @param fresh is told how long to wait for an answer where the test needs it. */
export function noticesContract(
  adapter: string,
  fresh: (options?: { readonly deadlineMs: number }) => Promise<Subject>,
): void {
  const refused = { ok: false, error: { kind: 'notice-not-delivered' } };

  describe(`${adapter} keeps the Notices contract`, () => {
    it.each([inquiry(), maintenance()])('brings a notice, once: $kind', async (notice) => {
      const { notices, receiver } = await fresh();
      expect(await notices.send(notice)).toEqual({ ok: true, value: undefined });
      expect(receiver.received).toHaveLength(1);
      expect(receiver.received[0]?.body).toContain(notice.text);
    });

    it('tries again where the other side broke', async () => {
      const { notices, receiver } = await fresh();
      receiver.answers(503, 200);
      expect(await notices.send(inquiry())).toMatchObject({ ok: true });
      expect(receiver.received).toHaveLength(2);
      expect(receiver.received[1]).toEqual(receiver.received[0]);
    });

    it.each([
      ['refused', [400, 200], 1],
      ['broken twice', [500, 502, 200], 2],
      ['led elsewhere', [302, 200], 1],
    ])('says so when it is %s', async (_, statuses, tries) => {
      const { notices, receiver } = await fresh();
      receiver.answers(...statuses);
      expect(await notices.send(maintenance())).toEqual(refused);
      expect(receiver.received).toHaveLength(tries);
    });

    it('waits for no answer that never comes', async () => {
      const { notices, receiver } = await fresh({ deadlineMs: 200 });
      receiver.hangs();
      expect(await notices.send(inquiry())).toEqual(refused);
    });
  });
}
