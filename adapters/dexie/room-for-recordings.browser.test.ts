import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOWNLOADS_TABLE } from '../../core/listening/audio-files.ts';
import { keptTake } from '../../core/takes/kept-take.fixture.ts';
import { DexieLocalCache } from './dexie-local-cache.ts';
import { DexieTakeStore } from './dexie-take-store.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

Dexie.debug = false;

const { put, clear } = IDBObjectStore.prototype;
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('a device that is full of sounds', () => {
  let database: OpenDatabase;
  let sounds: DexieLocalCache;
  let takes: DexieTakeStore;
  let cleared: number;

  beforeEach(async () => {
    database = openDatabase('room-for-recordings');
    sounds = new DexieLocalCache(database, DOWNLOADS_TABLE);
    takes = new DexieTakeStore(database);
    cleared = 0;
    await sounds.put({
      key: 'a',
      data: new Uint8Array([1]),
      etag: undefined,
      created_at: 0,
      updated_at: 0,
    });
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.clear = function (this: IDBObjectStore) {
      cleared += 1;
      return clear.call(this);
    };
  });

  afterEach(async () => {
    Object.assign(IDBObjectStore.prototype, { put, clear });
    (await database()).close();
    await Dexie.delete('room-for-recordings');
  });

  it('lets go of them before it loses what she said', async () => {
    IDBObjectStore.prototype.clear = function (this: IDBObjectStore) {
      IDBObjectStore.prototype.put = put;
      return clear.call(this);
    };
    expect(await takes.keep(keptTake(1, 'yui'))).toEqual({ ok: true });
    expect(await takes.all('yui')).toMatchObject([{ isSafe: true }]);
    expect(await sounds.size()).toBe(0);
  });

  it('does so once where that makes no room', async () => {
    const refused = { ok: false, error: { kind: 'device-full' } };
    expect(await takes.keep(keptTake(1, 'yui'))).toEqual(refused);
    expect(await takes.keep(keptTake(1, 'yui'))).toEqual(refused);
    expect(cleared).toBe(1);
  });
});
