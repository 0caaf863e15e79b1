import { createHash, randomUUID } from 'node:crypto';
import type { PasswordHasher } from './password-hasher.ts';

/** As a hasher that takes no time: for tests, where the passwords are no secret. */
export class MemoryHasher implements PasswordHasher {
  async hash(password: string): Promise<string> {
    const salt = randomUUID();
    return `${salt}$${digest(salt, password)}`;
  }

  isOutdated(): boolean {
    return false;
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const [salt = '', expected] = (hash ?? '').split('$');
    return expected === digest(salt, password);
  }
}

const digest = (salt: string, password: string): string =>
  createHash('sha256')
    .update(salt + password)
    .digest('base64url');
