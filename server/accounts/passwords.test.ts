import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

const PASSWORD = 'Sakura-2026!';

describe('passwords', () => {
  it('are known again, and no other is', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(await isPassword(PASSWORD, hash)).toBe(true);
    expect(await isPassword('sakura-2026!', hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  it('are hashed with salt, slowly, and are not in their hash', async () => {
    const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(one).not.toBe(other);
    expect(one).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toContain(PASSWORD);
  });

  it('are the same however a keyboard composes their letters', async () => {
    const hash = await hashPassword('Ｓakura-が1');
    expect(await isPassword('Sakura-か\u30991', hash)).toBe(true);
  });

  it('are known again after hashing has become more costly', async () => {
    const salt = Buffer.alloc(16, 1).toString('base64url');
    const { argon2Sync } = await import('node:crypto');
    const tag = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce: Buffer.from(salt, 'base64url'),
      parallelism: 1,
      memory: 64,
      passes: 1,
      tagLength: 32,
    });
    const old = ['argon2id', 64, 1, salt, tag.toString('base64url')].join('$');
    expect(await isPassword(PASSWORD, old)).toBe(true);
    expect(await isPassword('another', old)).toBe(false);
  });
});
