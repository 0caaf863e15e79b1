import { loadOnce } from '../../core/shared/load-once.ts';
import type { OzDatabase } from './oz-database.ts';

export type OpenDatabase = () => Promise<OzDatabase>;

/** A tab with an older Oz still uses the database, and does not let go of it. */
export class OlderTabOpen extends Error {
  constructor() {
    super('Another tab uses the database as an older Oz left it');
  }
}

/** A tab that is awake lets go at once; one that sleeps may never. */
const LETTING_GO_MS = 2000;
const STILL_BLOCKED_MS = 100;

/**
 * Dexie is loaded when something is first kept or looked for, never for the first paint. Rejects with `OlderTabOpen`
 * where an upgrade is blocked; the browser goes on trying, and a later call may find it open.
 */
export function openDatabase(
  name = 'oz',
  heir: () => string | undefined = () => undefined,
): OpenDatabase {
  const made = loadOnce(async () => new (await import('./oz-database.ts')).OzDatabase(name, heir));
  return loadOnce(async () => {
    const database = await made();
    await openOrBlocked(database);
    return database;
  });
}

async function openOrBlocked(database: OzDatabase): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const blocked = new Promise<never>((_, reject) => {
    const giveUpAfter = (ms: number) => {
      timer = setTimeout(() => reject(new OlderTabOpen()), ms);
    };
    if (database.isBlocked) giveUpAfter(STILL_BLOCKED_MS);
    else database.on('blocked', () => giveUpAfter(LETTING_GO_MS));
  });
  try {
    await Promise.race([database.open(), blocked]);
  } finally {
    clearTimeout(timer);
  }
}
