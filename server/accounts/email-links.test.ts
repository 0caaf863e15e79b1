import { beforeEach, expect, it } from 'vitest';
import { MemoryScheduler } from '../../adapters/memory/memory-scheduler.ts';
import type { MailRequest } from '../mail/mail-room.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { EmailLinks } from './email-links.ts';
import { MemoryHasher } from './memory-hasher.ts';
import { hashOf } from './secret-token.ts';
import { sessionsOn } from './sessions.fixture.ts';

const OLD = 'yui@oz.example';
const TOKEN = 'of the old mailbox';

let storage: ReturnType<typeof memoryStorage>;
let oz: ReturnType<typeof sessionsOn>;
let posted: MailRequest[];
/** The names they were posted under. */
let names: (string | undefined)[];
let emailLinks: EmailLinks;

beforeEach(async () => {
  storage = memoryStorage(new MemoryScheduler());
  const { learners, mailLinks } = storage;
  oz = sessionsOn();
  [posted, names] = [[], []];
  const now = () => new Date(oz.clock.now);
  const expiresAt = new Date(oz.clock.now + 7 * 86_400_000);
  await learners.add({ id: 'yui', email: 'thief@oz.example', passwordHash: 'p', createdAt: now() });
  await mailLinks.add(
    {
      hash: hashOf(TOKEN),
      purpose: 'undo-email',
      learnerId: 'yui',
      email: OLD,
      language: 'ja',
      expiresAt,
    },
    now(),
  );
  emailLinks = new EmailLinks({
    links: mailLinks,
    learners,
    sessions: oz.sessions,
    post: {
      post: async (request, name) => {
        posted.push(request);
        names.push(name);
      },
    },
    hasher: new MemoryHasher(),
    now,
  });
});

it.each(['setEmail', 'setPassword', 'dropFactors'] as const)(
  'undoes a change by the same link where the server died at %s',
  async (step) => {
    const { learners } = storage;
    const whole = learners[step].bind(learners);
    const broken = () => Promise.reject(new Error('The database is gone'));
    Object.assign(learners, { [step]: broken });
    await expect(emailLinks.undo(TOKEN)).rejects.toThrow('The database is gone');
    Object.assign(learners, { [step]: whole });

    expect(await emailLinks.undo(TOKEN)).toMatchObject({ ok: true });
    expect(await learners.ofId('yui')).toMatchObject({ email: OLD, passwordHash: undefined });
    expect(posted).toMatchObject([{ kind: 'reset-password', email: OLD }]);
  },
);

it('undoes a change once', async () => {
  expect(await emailLinks.undo(TOKEN)).toMatchObject({ ok: true });
  expect(await emailLinks.undo(TOKEN)).toMatchObject({ error: { kind: 'link-invalid' } });
});

it('undoes a change once, and mails once, where its link is opened twice at the same moment', async () => {
  const undone = await Promise.all([emailLinks.undo(TOKEN), emailLinks.undo(TOKEN)]);
  expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(names)).toEqual(new Set([`undo ${hashOf(TOKEN)}`]));
});
