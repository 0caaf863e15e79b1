import type { KeepError } from '../../core/ports/take-store.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { OlderTabOpen } from './open-database.ts';

/** Why the device could not keep something, where it could not. */
export async function kept(work: () => Promise<unknown>): Promise<Result<void, KeepError>> {
  try {
    await work();
    return ok(undefined);
  } catch (error) {
    return fail(asKeepError(error));
  }
}

function asKeepError(error: unknown): KeepError {
  if (error instanceof OlderTabOpen) return { kind: 'older-tab-open' };
  return { kind: isQuotaExceeded(error) ? 'device-full' : 'storage-denied' };
}

/** Some browsers tell it only by aborting the transaction; Dexie keeps what was behind that in `inner`. */
function isQuotaExceeded(error: unknown): boolean {
  const { name, inner }: { name?: unknown; inner?: unknown } = Object(error);
  return name === 'QuotaExceededError' || (inner !== undefined && isQuotaExceeded(inner));
}
