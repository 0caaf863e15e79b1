import { Dexie, type Table } from 'dexie';
import { DOWNLOADS_TABLE } from '../../core/listening/audio-files.ts';
import type { CacheItem } from '../../core/ports/local-cache.ts';
import type { SpokenAnswer } from '../../core/ports/records-api.ts';

/** The local database: one table per cache, keyed by string, and the takes the server does not have yet. */
export class OzDatabase extends Dexie {
  constructor(name = 'oz') {
    super(name);
    this.version(1).stores({ [DOWNLOADS_TABLE]: 'key', takes: 'answerId' });
  }

  cache(name: string): Table<CacheItem, string> {
    return this.table(name);
  }

  get takes(): Table<SpokenAnswer, string> {
    return this.table('takes');
  }
}
