import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { makeChain, transaction } from '../../server/apple/apple-chain.fixture.ts';
import {
  notificationOf,
  type NotificationFacts,
} from '../../server/apple/apple-notification.fixture.ts';
import { SignedAppleNotifications } from '../../server/apple/apple-notifications.ts';
import { isOpenAt } from '../../server/apple/apple-standing.ts';
import { APP_ID, makeAttestChain } from '../../server/apple/attest/attest-chain.fixture.ts';
import { ApplePurchases } from '../../server/apple/apple-purchases.ts';
import { CONTENT_TOKEN, openTestServer, type TestServer } from '../../server/http/test-server.ts';
import { nextReminderAt } from '../../core/domain/reminders/reminder-time.ts';
import { MemoryPushSender } from '../../server/push/memory-push-sender.ts';
import { SharedLimits } from '../../server/limits/shared-limits.ts';
import { Argon2Hasher } from '../../server/accounts/argon2-hasher.ts';
import { endSessionsOf } from '../../server/accounts/end-sessions-of.ts';
import { startNoticeReceiver } from '../../server/notices/notice-receiver.fixture.ts';
import { WebhookNotices } from '../../server/notices/webhook-notices.ts';
import { FsrsScheduler, SCHEDULED_BY } from '../../server/review/fsrs-scheduler.ts';
import { sqlStorage } from '../../server/storage/sql/sql-storage.ts';
import { BARE_WEB } from '../../server/outside-settings.ts';
import { Stranger } from '../learners/stranger.ts';

type AttestChain = ReturnType<typeof makeAttestChain>;
type Told = Omit<NotificationFacts, 'originalTransactionId'>;

/** A whole server with its limits on, an app in a store of our own, and a clock that is told. */
export interface GuardedOz {
  readonly stranger: Stranger;
  /** With which its operator brings books. */
  readonly contentToken: string;
  pass(ms: number): Promise<void>;
  /** The purchase of a buyer as the App Store hands it out, or as another store signs it. */
  purchase(buyer: string, isForged?: boolean): Promise<string>;
  /** What a new device with our app, or with another one, hands out for a challenge. */
  attested(challenge: string, isOfOtherApp?: boolean): ReturnType<AttestChain['attest']>;
  /** What the App Store posts about the subscription of a buyer, or another store. */
  notification(buyer: string, told: Told, isForged?: boolean): Promise<string>;
  /** Where the subscription of a buyer stands, as far as the App Store has told. */
  standsInStore(
    buyer: string,
  ): Promise<
    { readonly state: string; readonly isOpen: boolean; readonly renews: boolean } | undefined
  >;
  /** What came in where the operator reads notices, the newest last. */
  noticesRead(): readonly string[];
  /** What was handed to push services. */
  readonly push: MemoryPushSender;
  /** Time goes by until it is this hour in Japan, and what is due then is sent. */
  becomes(hour: number): Promise<void>;
  /** What is in the mails to this address, the newest first. */
  mailsTo(email: string): Promise<readonly string[]>;
  /** As its operator does by hand. */
  endsSessions(email: string): Promise<void>;
  /** Everything its database keeps, as text. */
  stolen(): Promise<string>;
  /** What it keeps instead of the password of the learner who has this email. */
  keptPassword(email: string): Promise<string>;
  close(): Promise<void>;
}

export async function openGuardedOz(): Promise<GuardedOz> {
  const [store, otherStore] = [makeChain(), makeChain()];
  const attestation = makeAttestChain();
  const { rootsFolder } = store;
  const receiver = await startNoticeReceiver();
  const hook = { url: receiver.url, secret: undefined, warn: () => undefined };
  const app = { bundleId: 'example.oz', environment: 'Sandbox', appId: undefined } as const;
  const push = new MemoryPushSender();
  const test = await openTestServer(undefined, (db) => ({
    pushSender: push,
    // What is stolen here was made as slowly as anywhere.
    hasher: new Argon2Hasher(),
    limits: new SharedLimits(db),
    purchases: new ApplePurchases({ ...app, rootsFolder }),
    appleNotifications: new SignedAppleNotifications({ ...app, rootsFolder }),
    attest: { appId: APP_ID, root: attestation.root, environment: app.environment },
    notices: new WebhookNotices(hook),
    // As behind a proxy: so everybody can have an address of her own.
    web: { ...BARE_WEB, trustProxy: 'loopback' },
  }));
  /** No two texts are signed at the same moment. */
  let signedAt = 0;
  return {
    stranger: new Stranger(new URL(await test.listen()).origin),
    contentToken: CONTENT_TOKEN,
    async pass(ms) {
      test.pass(ms);
      // Limits look at the clock of the machine: what they remember grows older instead.
      await sql`update limits set expire = expire - ${ms}`.execute(test.db);
    },
    purchase(buyer, isForged = false) {
      const originalTransactionId = idOf(buyer);
      signedAt = Math.max(Date.now(), signedAt + 1);
      const signed = transaction({ originalTransactionId, signedDate: signedAt });
      return (isForged ? otherStore : store).sign(signed);
    },
    attested: (challenge, isOfOtherApp = false) =>
      attestation.attest(challenge, isOfOtherApp ? { appId: 'TEAM123456.example.other' } : {}),
    async notification(buyer, told, isForged = false) {
      const by = isForged ? otherStore : store;
      const originalTransactionId = idOf(buyer);
      return by.sign(await notificationOf(by, { originalTransactionId, ...told }));
    },
    async standsInStore(buyer) {
      const standing = await test.parts.appleSubscriptions.of(idOf(buyer));
      return standing && { ...standing, isOpen: isOpenAt(standing, new Date()) };
    },
    noticesRead: () => receiver.received.map(({ body }) => body),
    push,
    async becomes(hour) {
      test.pass(nextReminderAt(hour, 'Asia/Tokyo', test.now()) - test.now());
      await test.parts.askToPush.remind();
    },
    mailsTo: async (email) => (await test.mailsTo(email)).map(({ text }) => text),
    async endsSessions(email) {
      await endSessionsOf(
        sqlStorage(test.db, new FsrsScheduler(), SCHEDULED_BY),
        email,
        new Date(test.now()),
      );
      // What another server does twice a second.
      await test.parts.ended.read();
    },
    stolen: () => everythingIn(test.db),
    async keptPassword(email) {
      const kept = (await test.parts.learners.ofEmail(email))?.passwordHash;
      assert.ok(kept, `${email} has no password`);
      return kept;
    },
    async close() {
      await test.close();
      await receiver.close();
      store.remove();
      otherStore.remove();
      attestation.remove();
    },
  };
}

const idOf = (buyer: string): string => createHash('sha256').update(buyer).digest('hex');

async function everythingIn(db: TestServer['db']): Promise<string> {
  const tables = await db.introspection.getTables();
  const read = tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db));
  return JSON.stringify((await Promise.all(read)).map(({ rows }) => rows));
}
