import { Dexie } from 'dexie';
import { afterEach } from 'vitest';
import { DOWNLOADS_TABLE } from '../../core/listening/audio-files.ts';
import { localCacheContract } from '../../core/ports/local-cache.contract.ts';
import { DexieLocalCache } from './dexie-local-cache.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

Dexie.debug = false;

let count = 0;
let opened: OpenDatabase[] = [];

afterEach(async () => {
  for (const database of opened) (await database()).close();
  opened = [];
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

localCacheContract('DexieLocalCache', () => {
  count += 1;
  const name = `contract-cache-${count}`;
  return {
    open: () => {
      const database = openDatabase(name);
      opened.push(database);
      return new DexieLocalCache(database, DOWNLOADS_TABLE);
    },
    break: async () => {
      for (const database of opened) (await database()).close({ disableAutoOpen: true });
    },
  };
});
