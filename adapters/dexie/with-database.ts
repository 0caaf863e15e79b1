import type { Reporter } from '../../core/ports/reporter.ts';
import type { OpenDatabase } from './open-database.ts';
import type { OzDatabase } from './oz-database.ts';

export type WithDatabase = <T>(work: (database: OzDatabase) => PromiseLike<T>) => Promise<T>;

/**
 * Runs what needs the database. Phones take its connection away while the app is in the background: then it is opened
 * anew and the work tried once more. However often that happens, it is reported once.
 */
export function withDatabase(open: OpenDatabase, reporter?: Reporter): WithDatabase {
  let isReported = false;
  return async (work) => {
    const database = await open();
    try {
      return await work(database);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      if (!isReported) reporter?.bug(error, { where: 'local database' });
      isReported = true;
      database.close({ disableAutoOpen: false });
      return work(database);
    }
  };
}

/** Safari calls it `UnknownError`, the others `InvalidStateError`; each has a sentence of its own. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (['UnknownError', 'InvalidStateError'].includes(error.name) ||
    /connection .*(lost|closing|closed)/i.test(error.message));
