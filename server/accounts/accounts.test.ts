import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryScheduler } from '../../adapters/memory/memory-scheduler.ts';
import { MemoryFiles } from '../storage/memory/memory-files.ts';
import { memoryStorage } from '../storage/memory/memory-storage.ts';
import { ok } from '../../core/shared/result.ts';
import { Accounts } from './accounts.ts';
import { MemoryHasher } from './memory-hasher.ts';
import { NOWHERE } from './origin.ts';
import { PasswordLinks } from './password-links.ts';
import { hashOf } from './secret-token.ts';
import { sessionsOn } from './sessions.fixture.ts';

const OLD = { email: 'yui@oz.example', password: 'Sakura-2026!' };
const NEW = { ...OLD, password: 'Momiji-2026!' };

/** Whose every comparison lets something happen before it is over. */
class SlowHasher extends MemoryHasher {
  meanwhile: () => Promise<unknown> = async () => undefined;

  override async matches(password: string, hash: string | undefined): Promise<boolean> {
    const isRight = await super.matches(password, hash);
    const { meanwhile } = this;
    this.meanwhile = async () => undefined;
    await meanwhile();
    return isRight;
  }
}

let hasher: SlowHasher;
let oz: ReturnType<typeof sessionsOn>;
let accounts: Accounts;
let passwordLinks: PasswordLinks;
let links: ReturnType<typeof memoryStorage>['mailLinks'];
let learners: ReturnType<typeof memoryStorage>['learners'];

beforeEach(async () => {
  hasher = new SlowHasher();
  oz = sessionsOn();
  const storage = memoryStorage(new MemoryScheduler());
  ({ learners } = storage);
  links = storage.mailLinks;
  const parts = {
    learners,
    sessions: oz.sessions,
    links,
    post: { post: async () => undefined },
    files: new MemoryFiles(),
    hasher,
    policy: { refusalOf: async () => undefined },
    secondFactor: { check: async () => ok(undefined), isOn: async () => false },
    now: () => new Date(oz.clock.now),
  };
  accounts = new Accounts(parts);
  passwordLinks = new PasswordLinks(parts);
  const passwordHash = await hasher.hash(OLD.password);
  await learners.add({ id: 'yui', email: OLD.email, passwordHash, createdAt: new Date(0) });
});

const changes = async () => {
  await learners.setPassword('yui', await hasher.hash(NEW.password));
  await oz.sessions.endAll('yui', undefined);
};

it('lets no one in with a password that is changed while it is compared', async () => {
  hasher.meanwhile = changes;
  expect(await accounts.signIn(OLD, NOWHERE)).toEqual({
    ok: false,
    error: { kind: 'wrong-password' },
  });
  expect(await oz.sessions.of('yui')).toEqual([]);
});

it('lets her in whose password is only hashed anew meanwhile', async () => {
  hasher.meanwhile = async () => learners.setPassword('yui', await hasher.hash(OLD.password));
  expect(await accounts.signIn(OLD, NOWHERE)).toMatchObject({ ok: true });
  expect(await oz.sessions.of('yui')).toHaveLength(1);
});

describe('a server that dies right after the new password is kept', () => {
  beforeEach(() => {
    const { setPassword } = learners;
    learners.setPassword = async (...given) => {
      await setPassword.apply(learners, given);
      throw new Error('It died');
    };
  });

  const begins = () => oz.sessions.begin('yui', NOWHERE, { by: 'password' });

  it('leaves a thief in no session where she chose it by mail', async () => {
    await begins();
    const expiresAt = new Date(oz.clock.now + 1000);
    await links.add(
      {
        hash: hashOf('token'),
        purpose: 'reset-password',
        learnerId: 'yui',
        email: OLD.email,
        language: 'ja',
        expiresAt,
      },
      new Date(oz.clock.now),
    );
    await expect(passwordLinks.resetPassword('token', NEW.password, NOWHERE)).rejects.toThrow(
      'It died',
    );
    expect(await oz.sessions.of('yui')).toEqual([]);
  });

  it('leaves her in her own alone where she changed it', async () => {
    await begins();
    const own = await begins();
    const [, claims = ''] = own.access_token.split('.');
    const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const caller = { learnerId: 'yui', sessionId: sid };
    await expect(accounts.changePassword(caller, OLD.password, NEW.password)).rejects.toThrow(
      'It died',
    );
    expect(await oz.sessions.of('yui')).toMatchObject([{ id: sid }]);
  });
});
