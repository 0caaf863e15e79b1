import { beforeEach, expect, it } from 'vitest';
import { FsrsScheduler } from '../review/fsrs-scheduler.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
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
