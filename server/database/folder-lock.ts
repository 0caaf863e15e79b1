import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
      const holder = holderOf(file);
      if (holder === undefined) continue;
      const pid = Number(holder);
      if (isAlive(pid)) return fail({ kind: 'folder-in-use', pid });
      removeStale(file, holder);
    }
  } catch {
    return fail({ kind: 'folder-not-writable' });
  }
}

/** The file comes into being with its content, so that no other process reads half of it. */
function tryTake(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Undefined where it was let go in this moment. */
function holderOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Of several that find it stale one moves it; what a quicker one has put there meanwhile is put back. */
function removeStale(file: string, holder: string): void {
  const moved = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, moved);
    if (holderOf(moved) !== holder) linkSync(moved, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(moved, { force: true });
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
