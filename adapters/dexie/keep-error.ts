import { DOWNLOADS_TABLE } from '../../core/listening/audio-files.ts';
import type { KeepError } from '../../core/ports/take-store.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { OlderTabOpen } from './open-database.ts';
import type { OzDatabase } from './oz-database.ts';
import type { WithDatabase } from './with-database.ts';

/**
 * Why the device could not keep what she said, where it could not. Sounds that were downloaded make room for it: they can be
 * downloaded again.
 */
export async function kept(
  run: WithDatabase,
  work: (database: OzDatabase) => PromiseLike<unknown>,
): Promise<Result<void, KeepError>> {
  try {
    await run(work).catch(async (error: unknown) => {
      const hasRoom = isQuotaExceeded(error) && (await run(madeRoom));
      if (!hasRoom) throw error;
      await run(work);
    });
    return ok(undefined);
  } catch (error) {
    return fail(asKeepError(error));
  }
}

async function madeRoom(database: OzDatabase): Promise<boolean> {
  const sounds = database.cache(DOWNLOADS_TABLE);
  const isAny = (await sounds.count()) > 0;
  if (isAny) await sounds.clear();
  return isAny;
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
