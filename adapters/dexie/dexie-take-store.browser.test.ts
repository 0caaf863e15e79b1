import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../memory/memory-reporter.ts';
import { takeStoreContract } from '../../core/ports/take-store.contract.ts';
import { keptTake } from '../../core/takes/kept-take.fixture.ts';
import { closeTabs, openTab } from '../browser/tab.fixture.ts';
import { DexieTakeStore } from './dexie-take-store.ts';
import { hasTakes } from './has-takes.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

Dexie.debug = false;

const { put } = IDBObjectStore.prototype;
const { open: openNatively } = IDBFactory.prototype;
const persist = navigator.storage.persist.bind(navigator.storage);
let count = 0;
let opened: OpenDatabase[] = [];

const newName = () => {
  count += 1;
  return `contract-takes-${count}`;
};

const databaseNamed = (name: string, heir?: () => string | undefined) => {
  const database = openDatabase(name, heir);
  opened.push(database);
  return database;
};

const open = (name: string, locks?: LockManager) =>
  new DexieTakeStore(databaseNamed(name), undefined, locks, () => hasTakes(name));

const fill = () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

const held = async () => (await navigator.locks.query()).held ?? [];

const closeAll = async () => {
  for (const database of opened) (await database().catch(() => undefined))?.close();
  opened = [];
};

afterEach(async () => {
  IDBObjectStore.prototype.put = put;
  IDBFactory.prototype.open = openNatively;
  navigator.storage.persist = persist;
  localStorage.clear();
  closeTabs();
  await closeAll();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

takeStoreContract('DexieTakeStore', () => {
  const name = newName();
  let last = { close: () => {} };
  return {
    open: () => {
      const tab = openTab();
      last = tab;
      return open(name, tab.window.navigator.locks);
    },
    killTab: async () => {
      last.close();
      await expect.poll(held).toEqual([]);
    },
    fill,
  };
});

describe('DexieTakeStore', () => {
  it('has a take that found no room until the page closes, or until it is dropped', async () => {
    const name = newName();
    const takes = open(name);
    fill();
    await takes.keep(keptTake(1, 'yui'));
    expect(await takes.all('yui')).toEqual([{ ...keptTake(1, 'yui'), isSafe: false }]);
    expect(await open(name).all('yui')).toEqual([]);
    await takes.drop(keptTake(1, 'yui').answerId);
    expect(await takes.all('yui')).toEqual([]);
  });

  it('goes on without a database', async () => {
    const takes = new DexieTakeStore(async () => {
      throw new Error('The code of the database could not be loaded');
    });
    expect(await takes.keep(keptTake(1, 'yui'))).toEqual({
      ok: false,
      error: { kind: 'storage-denied' },
    });
    expect(await takes.all('yui')).toMatchObject([{ isSafe: false }]);
    await takes.drop(keptTake(1, 'yui').answerId);
    expect(await takes.all('yui')).toEqual([]);
  });

  it('goes on where the device denies storage', async () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('private', 'SecurityError');
    };
    expect(await open(newName()).keep(keptTake(1, 'yui'))).toMatchObject({
      error: { kind: 'storage-denied' },
    });
  });

  it('opens no database to read where nothing was kept', async () => {
    const name = newName();
    const takes = open(name);
    expect(await takes.all('yui')).toEqual([]);
    expect(await Dexie.exists(name)).toBe(false);
    await takes.keep(keptTake(1, 'yui'));
    expect(await takes.all('yui')).toHaveLength(1);
  });

  it('keeps bytes, and no Blobs', async () => {
    const database = databaseNamed(newName());
    const takes = new DexieTakeStore(database);
    await takes.begin(keptTake(1, 'yui'));
    await takes.append(keptTake(1, 'yui').answerId, new Uint8Array([1]), 0);
    await takes.keep(keptTake(2, 'yui'));
    const rows = await database();
    expect((await rows.pieces.toArray())[0]?.bytes).toBeInstanceOf(Uint8Array);
    expect((await rows.takes.toArray())[0]?.take.bytes).toBeInstanceOf(Uint8Array);
  });

  it('asks once that what it has kept is not cleared away', async () => {
    let asked = 0;
    navigator.storage.persist = async () => {
      asked += 1;
      return false;
    };
    const name = newName();
    fill();
    await open(name).keep(keptTake(1, 'yui'));
    expect(asked).toBe(0);
    IDBObjectStore.prototype.put = put;
    await open(name).keep(keptTake(1, 'yui'));
    await open(name).keep(keptTake(2, 'yui'));
    expect(asked).toBe(1);
  });

  it('opens a lost connection again, tries once more, and reports it once', async () => {
    const reporter = new MemoryReporter();
    const database = databaseNamed(newName());
    const takes = new DexieTakeStore(database, reporter);
    await takes.keep(keptTake(1, 'yui'));
    const lose = () => {
      let isLost = true;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
        if (!isLost) return put.apply(this, given);
        isLost = false;
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      };
    };
    lose();
    expect(await takes.keep(keptTake(2, 'yui'))).toMatchObject({ ok: true });
    lose();
    expect(await takes.keep(keptTake(3, 'yui'))).toMatchObject({ ok: true });
    expect(await takes.all('yui')).toHaveLength(3);
    expect(reporter.bugs).toMatchObject([{ where: 'local database' }]);
  });

  it('opens the database again after the browser has closed it', async () => {
    const database = databaseNamed(newName());
    const takes = new DexieTakeStore(database);
    await takes.keep(keptTake(1, 'yui'));
    (await database()).backendDB().close();
    expect(await takes.keep(keptTake(2, 'yui'))).toMatchObject({ ok: true });
    expect(await takes.all('yui')).toHaveLength(2);
  });
});

describe('a database of the first version', () => {
  const answerId = keptTake(1, 'yui').answerId;

  /** As it was released first, with a take in it; the answer is its connection. */
  const leave = (name: string) =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, 10);
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
      opening.addEventListener('upgradeneeded', () => {
        const { result } = opening;
        result.createObjectStore('download_files_v2', { keyPath: 'key' });
        const store = result.createObjectStore('takes', { keyPath: 'answerId' });
        const { round, questionId, answerMs, take } = keptTake(1, 'yui');
        store.put({ answerId, round, questionId, answerMs, take });
      });
      opening.addEventListener('success', () => resolve(opening.result));
    });

  it('gives its takes to the learner who is signed in when it is upgraded', async () => {
    const name = newName();
    (await leave(name)).close();
    const takes = new DexieTakeStore(databaseNamed(name, () => 'yui'));
    const { take } = keptTake(1, 'yui');
    expect(await takes.all('yui')).toMatchObject([{ answerId, take, learnerId: 'yui' }]);
    expect(await takes.all('hana')).toEqual([]);
  });

  it('is not upgraded while another tab holds it, which is told; and is, once that tab is gone', async () => {
    const name = newName();
    const olderTab = await leave(name);
    const takes = new DexieTakeStore(databaseNamed(name, () => 'yui'));
    expect(await takes.keep(keptTake(2, 'yui'))).toEqual({
      ok: false,
      error: { kind: 'older-tab-open' },
    });
    expect(await takes.all('yui')).toMatchObject([{ isSafe: false }]);
    olderTab.close();
    await expect.poll(() => takes.all('yui')).toHaveLength(2);
    expect(await takes.keep(keptTake(2, 'yui'))).toMatchObject({ ok: true });
  });

  it('is let go of by a tab of ours when a newer Oz wants to upgrade it', async () => {
    const name = newName();
    const takes = open(name);
    await takes.keep(keptTake(1, 'yui'));
    const upgraded = await new Promise<string>((resolve) => {
      const opening = indexedDB.open(name, 990);
      opening.addEventListener('blocked', () => resolve('blocked'));
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve('upgraded');
      });
    });
    expect(upgraded).toBe('upgraded');
    expect(await takes.all('yui')).toHaveLength(1);
  });
});

describe('hasTakes', () => {
  it('says no where there is no database, and makes none', async () => {
    const name = newName();
    expect(await hasTakes(name)).toBe(false);
    expect(await Dexie.exists(name)).toBe(false);
  });

  it('says yes for a kept take, and for one that a tab has left', async () => {
    const [first, second] = [newName(), newName()];
    const takes = open(first);
    await takes.keep(keptTake(1, 'yui'));
    expect(await hasTakes(first)).toBe(true);
    await takes.drop(keptTake(1, 'yui').answerId);
    expect(await hasTakes(first)).toBe(false);
    const others = open(second);
    await others.begin(keptTake(1, 'yui'));
    await others.append(keptTake(1, 'yui').answerId, new Uint8Array([1]), 0);
    expect(await hasTakes(second)).toBe(true);
  });

  it('says yes where an upgrade waits for another tab, and waits no longer', async () => {
    const name = newName();
    const opening = indexedDB.open(name, 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const upgrading = indexedDB.open(name, 2);
    await new Promise((resolve) => upgrading.addEventListener('blocked', resolve));
    expect(await hasTakes(name)).toBe(true);
    opening.result.close();
    await new Promise((resolve) => upgrading.addEventListener('success', resolve));
    upgrading.result.close();
  });
});
