import { beforeEach, describe, expect, it } from 'vitest';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { LinkTokens } from '../accounts/link-tokens.ts';
import { hashOf } from '../accounts/secret-token.ts';
import type { Mail } from './mailer.ts';
import { MailRoom } from './mail-room.ts';
import { MemoryMailer } from './memory-mailer.ts';

const HOUR_MS = 3_600_000;

let now: Date;
let sent: readonly Mail[];
let storage: ReturnType<typeof memoryStorage>;
let room: MailRoom;

beforeEach(async () => {
  now = new Date('2026-11-21T00:00:00Z');
  const mailer = new MemoryMailer();
  sent = mailer.mails;
  storage = memoryStorage(new FsrsScheduler());
  await storage.learners.add({ id: 'yui', email: 'yui@oz.example', createdAt: now });
  room = new MailRoom({
    learners: storage.learners,
    links: storage.mailLinks,
    mailer,
    linkTokens: new LinkTokens(new Uint8Array(32).fill(7)),
    publicUrl: () => 'https://oz.example',
    now: () => now,
  });
});

const undoOf = (email: string) =>
  ({
    kind: 'email-change-undo',
    learnerId: 'yui',
    email,
    language: 'en',
    changedAt: now.toISOString(),
  }) as const;
const tokenIn = (mail: Mail | undefined) => /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const use = (mail: Mail | undefined) =>
  storage.mailLinks.use(hashOf(tokenIn(mail)), ['undo-email'], now);
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};

it('lets no late mail undo what the owner has undone', async () => {
  const toOwner = undoOf('yui@oz.example');
  await room.deliver('first', toOwner);
  later(1);
  const toThief = undoOf('thief@oz.example');
  later(1);
  expect(await use(sent[0])).toBeDefined();
  await room.deliver('second', toThief);
  await room.deliver('first', toOwner);
  expect(sent).toHaveLength(1);

  later(1);
  await room.deliver('third', undoOf('yui@oz.example'));
  expect(await use(sent[1])).toBeDefined();
});

it('lets a change be undone for a week from when it was made, however late the mail', async () => {
  const change = undoOf('yui@oz.example');
  later(9);
  await room.deliver('first', change);
  later(7 * 24 - 10);
  expect(await storage.mailLinks.find(hashOf(tokenIn(sent[0])), ['undo-email'], now)).toBeDefined();
  later(1);
  expect(await use(sent[0])).toBeUndefined();
});

describe('a mail that is tried again, for the answer of the mail server was lost', () => {
  const reset = { kind: 'reset-password', email: 'yui@oz.example', language: 'en' } as const;
  const resetToken = (mail: Mail | undefined) =>
    /#reset_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const isGood = async (mail: Mail | undefined) =>
    (await storage.mailLinks.find(hashOf(resetToken(mail)), ['reset-password'], now)) !== undefined;

  it('has the same link in both copies, good once', async () => {
    await room.deliver('job', reset);
    later(2);
    await room.deliver('job', reset);
    const [first, second] = sent;
    expect(resetToken(first)).toMatch(/^[\w-]{43}$/);
    expect(resetToken(second)).toBe(resetToken(first));
    later(23);
    expect(await isGood(first)).toBe(true);
    await storage.mailLinks.use(hashOf(resetToken(first)), ['reset-password'], now);
    await room.deliver('job', reset);
    expect(await isGood(second)).toBe(false);
  });

  it('has another link than the mail that she asked for afterwards, which stays good', async () => {
    await room.deliver('job', reset);
    await room.deliver('later job', reset);
    await room.deliver('job', reset);
    expect(await Promise.all(sent.map(isGood))).toEqual([false, true, false]);
  });
});
