import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Argon2Hasher } from './argon2-hasher.ts';
import { passwordHasherContract } from './password-hasher.contract.ts';

const PASSWORD = 'Sakura-2026!';
const hasher = new Argon2Hasher();

passwordHasherContract('Argon2Hasher', hasher);

describe('Argon2Hasher', () => {
  it('hashes with salt, slowly', async () => {
    expect(await hasher.hash(PASSWORD)).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('knows passwords again after hashing has become more costly', async () => {
    const salt = Buffer.alloc(16, 1).toString('base64url');
    const tag = argon2Sync('argon2id', {
      message: PASSWORD,
      nonce: Buffer.from(salt, 'base64url'),
      parallelism: 1,
      memory: 64,
      passes: 1,
      tagLength: 32,
    });
    const old = ['argon2id', 64, 1, salt, tag.toString('base64url')].join('$');
    expect(await hasher.matches(PASSWORD, old)).toBe(true);
    expect(await hasher.matches('another', old)).toBe(false);
    expect(hasher.isOutdated(old)).toBe(true);
  });
});
