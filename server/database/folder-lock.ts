import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '../../core/shared/result.ts';

export type FolderLockError =
  | { readonly kind: 'folder-in-use'; readonly pid: number }
  | { readonly kind: 'folder-not-writable' };

/** A process that has made the file writes into it at once. */
const BETWEEN_READS_MS = 10;
const MOST_READS = 20;

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

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Undefined where it was let go in this moment; empty only where its process died before it had written. */
function holderOf(file: string): string | undefined {
  try {
    for (let reads = 1; ; reads += 1) {
      const holder = readFileSync(file, 'utf8');
      if (holder !== '' || reads === MOST_READS) return holder;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_READS_MS);
    }
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
    if (holderOf(moved) !== holder) renameSync(moved, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
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
