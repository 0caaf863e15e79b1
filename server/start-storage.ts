import { fail, ok, type Result } from '../core/shared/result.ts';
import type { Config } from './config.ts';
import { makeDataFolder } from './data-folder.ts';
import { lockFolder } from './database/folder-lock.ts';
import { migrateAsOwner } from './database/migrate-as-owner.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, type OpenDatabase } from './database/open-database.ts';
import { FsrsScheduler, SCHEDULED_BY } from './review/fsrs-scheduler.ts';
import type { StartRefusal } from './start-refusal.ts';
import { sqlStorage } from './storage/sql/sql-storage.ts';
import type { Storage } from './storage/storage.ts';

interface StartedStorage extends OpenDatabase {
  readonly scheduler: FsrsScheduler;
  readonly storage: Storage;
  close(): Promise<void>;
}

/** The data folder, this server's alone where the database lies in it, and the database as this version wants it. */
export async function startStorage({
  dataFolder,
  database: address,
  migrationsUrl,
}: Config): Promise<Result<StartedStorage, StartRefusal>> {
  if (!makeDataFolder(dataFolder)) return fail({ kind: 'folder-not-writable', folder: dataFolder });
  const lock = address.kind === 'embedded' ? lockFolder(dataFolder) : undefined;
  if (lock && !lock.ok) return fail({ ...lock.error, folder: dataFolder });
  const database = await openDatabase(address);
  const close = async () => {
    await database.db.destroy();
    lock?.value();
  };
  try {
    await (migrationsUrl === undefined ? migrate(database.db) : migrateAsOwner(migrationsUrl));
  } catch (error) {
    if (address.kind !== 'server') throw error;
    await close();
    return fail({ kind: 'database-unreachable', reason: reasonOf(error) });
  }
  const scheduler = new FsrsScheduler();
  const storage = sqlStorage(database.db, scheduler, SCHEDULED_BY);
  return ok({ ...database, scheduler, storage, close });
}

/** pg hides the cause of a failed connection in an aggregate without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
