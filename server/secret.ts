import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that signs access tokens: the operator's, or one made once and kept in the data folder. */
export function readSecret(dataFolder: string, given: string | undefined): Uint8Array {
  if (given !== undefined) return new TextEncoder().encode(given);
  const file = join(dataFolder, 'secret');
  try {
    return readFileSync(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const secret = randomBytes(48);
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}
