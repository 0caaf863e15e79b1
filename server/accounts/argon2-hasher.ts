import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHasher } from './password-hasher.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. Memory is in KiB. */
const COST = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 };

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Hashes are `argon2id$memory$passes$salt$tag`, the last two in base64url. */
export class Argon2Hasher implements PasswordHasher {
  async hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const tag = await derive('argon2id', { ...COST, message: password.normalize('NFKC'), nonce });
    return ['argon2id', COST.memory, COST.passes, b64(nonce), b64(tag)].join('$');
  }

  isOutdated(hash: string): boolean {
    const [, memory, passes] = hash.split('$');
    return Number(memory) !== COST.memory || Number(passes) !== COST.passes;
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    if (hash === undefined) return false;
    const [, memory, passes, salt = '', expected = ''] = hash.split('$');
    const tag = await derive('argon2id', {
      ...COST,
      memory: Number(memory),
      passes: Number(passes),
      message: password.normalize('NFKC'),
      nonce: Buffer.from(salt, 'base64url'),
    });
    return timingSafeEqual(tag, Buffer.from(expected, 'base64url'));
  }
}

const b64 = (bytes: Buffer): string => bytes.toString('base64url');
