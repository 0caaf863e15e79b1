import { describe, expect, it } from 'vitest';
import { PasswordPolicy } from './password-policy.ts';

const EMAIL = 'yui.tanaka@kaisha.example';
const PASSPHRASE = 'the tired otter sings at noon';

describe('PasswordPolicy', () => {
  const policy = new PasswordPolicy(false);
  const lenient = new PasswordPolicy(true);

  it.each([
    'Password1!',
    'P@ssw0rd1',
    'Qwerty-123',
    'Welcome1!',
    '1qaz!QAZ',
    'Nihongo1!',
    'aaaa1111!',
    'Doraemon1!',
  ])('refuses %s, which everybody takes', async (password) => {
    expect(await policy.refusalOf(password, EMAIL)).toEqual({ kind: 'guessable-password' });
  });

  it.each(['OzGym-2026!', 'Yui-2026!', 'tanaka#12345', 'Kaisha-2026', 'yui.tanaka1!'])(
    'refuses %s, made of the names of Oz or of hers',
    async (password) => {
      expect(await policy.refusalOf(password, EMAIL)).toEqual({ kind: 'guessable-password' });
    },
  );

  it.each(['Sakura-2026!', 'x8#Kq!2v', 'correct-Horse1', 'Kf7-puzzle', 'Frozen-Otter-77'])(
    'takes %s',
    async (password) => {
      expect(await policy.refusalOf(password, EMAIL)).toBeUndefined();
      expect(await policy.refusalOf(password, undefined)).toBeUndefined();
    },
  );

  it('takes what stands in the email of another learner', async () => {
    expect(await policy.refusalOf('Kaisha-qoX7', 'ken@oz.example')).toBeUndefined();
  });

  it('refuses a passphrase as weak, unless the operator allows them', async () => {
    expect(await policy.refusalOf(PASSPHRASE, EMAIL)).toEqual({ kind: 'weak-password' });
    expect(await lenient.refusalOf(PASSPHRASE, EMAIL)).toBeUndefined();
    expect(await lenient.refusalOf('Sakura-2026!', EMAIL)).toBeUndefined();
    expect(await lenient.refusalOf('sakura', EMAIL)).toEqual({ kind: 'weak-password' });
  });

  it('refuses a passphrase that is long and nothing else', async () => {
    for (const password of ['passwordpassword', 'aaaaaaaaaaaaaaaaaaaaaaa', '123456789012345678'])
      expect(await lenient.refusalOf(password, EMAIL)).toEqual({ kind: 'guessable-password' });
  });

  it('refuses what was stolen elsewhere, and asks no list about what it refuses already', async () => {
    const asked: string[] = [];
    const list = {
      has: async (password: string) => {
        asked.push(password);
        return password === 'Frozen-Otter-77';
      },
    };
    const asking = new PasswordPolicy(false, list);
    expect(await asking.refusalOf('Frozen-Otter-77', EMAIL)).toEqual({ kind: 'breached-password' });
    expect(await asking.refusalOf('Frozen-Otter-78', EMAIL)).toBeUndefined();
    expect(await asking.refusalOf('Password1!', EMAIL)).toEqual({ kind: 'guessable-password' });
    expect(asked).toEqual(['Frozen-Otter-77', 'Frozen-Otter-78']);
  });

  it('takes no longer over the longest than over a hash', async () => {
    const long = 'aA1!qwertyuiopasdfghjklzxcvbnmpasswordsakura4tokyo2020!aA1!aA1!';
    // Of this thread alone: other work on the machine does not count.
    const before = process.threadCpuUsage();
    await lenient.refusalOf(long, EMAIL);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
