import type { OzDatabase } from './oz-database.ts';

export type OpenDatabase = () => Promise<OzDatabase>;

/** Dexie is loaded when something is first kept or looked for, never for the first paint. */
export function openDatabase(name = 'oz'): OpenDatabase {
  let opened: Promise<OzDatabase> | undefined;
  return () => {
    opened ??= import('./oz-database.ts')
      .then((module) => new module.OzDatabase(name))
      .catch((error: unknown) => {
        // The code may be had once the network is back.
        opened = undefined;
        throw error;
      });
    return opened;
  };
}
