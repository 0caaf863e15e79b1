import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../core/shared/result.ts';

/** As many as a secret of the operator's has at least. */
const FEWEST_BYTES = 32;
const BYTES = 48;

export interface SecretBroken {
  readonly kind: 'secret-broken';
  readonly file: string;
}

/** The secret that signs access tokens: the operator's, or one made once and kept in the data folder. */
export function readSecret(
  dataFolder: string,
  given: string | undefined,
): Result<Uint8Array, SecretBroken> {
  if (given !== undefined) return ok(new TextEncoder().encode(given));
  const file = join(dataFolder, 'secret');
  const secret = read(file) ?? made(file);
  return secret.length < FEWEST_BYTES ? fail({ kind: 'secret-broken', file }) : ok(secret);
}

function read(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** There whole, or not at all: keys made of half a secret could be guessed. */
function made(file: string): Uint8Array {
  const part = `${file}.${randomUUID()}.part`;
  const written = openSync(part, 'wx', 0o600);
  try {
    writeSync(written, randomBytes(BYTES));
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
  try {
    linkSync(part, file);
  } catch (error) {
    // Another server on this folder was first; or the disk knows no links.
    if (!isCode(error, 'EEXIST')) renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  return readFileSync(file);
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
