import { Dexie } from 'dexie';
import { afterEach } from 'vitest';
import { speechStoreContract } from '../../core/ports/speech-store.contract.ts';
import { DexieSpeechStore } from './dexie-speech-store.ts';
import { hasTakes } from './has-takes.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

Dexie.debug = false;

const { put } = IDBObjectStore.prototype;
let count = 0;
let opened: OpenDatabase[] = [];

afterEach(async () => {
  IDBObjectStore.prototype.put = put;
  for (const database of opened) (await database().catch(() => undefined))?.close();
  opened = [];
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

speechStoreContract('DexieSpeechStore', () => {
  count += 1;
  const name = `contract-speeches-${count}`;
  return {
    open: () => {
      const database = openDatabase(name);
      opened.push(database);
      return new DexieSpeechStore(database, undefined, () => hasTakes(name));
    },
    fill: () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };
});
