import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/shared/result.ts';

export type FolderLockError =
  | { readonly kind: 'folder-in-use'; readonly pid: number }
  | { readonly kind: 'folder-not-writable' };

/** The embedded database would let two processes open one folder and diverge, so one file says who has it. */
export function lockFolder(folder: string): Result<() => void, FolderLockError> {
  const file = join(folder, 'in-use-by.pid');
  try {
    mkdirSync(folder, { recursive: true });
    for (;;) {
      const taken = tryTake(file);
      if (taken) return ok(() => rmSync(file, { force: true }));
      const pid = Number(readFileSync(file, 'utf8'));
      if (isAlive(pid)) return fail({ kind: 'folder-in-use', pid });
      rmSync(file, { force: true });
    }
  } catch {
    return fail({ kind: 'folder-not-writable' });
  }
}

function tryTake(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx');
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
