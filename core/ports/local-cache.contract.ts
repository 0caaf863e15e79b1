import { beforeEach, describe, expect, it } from 'vitest';
import type { CacheItem, LocalCache } from './local-cache.ts';

interface Subject {
  /** Opens the same table each time. */
  open(): LocalCache;
  /** From now on the database of this table fails. */
  break(): void | Promise<void>;
}

const item = (key: string, ...data: number[]): CacheItem => ({
  key,
  data: new Uint8Array(data),
  etag: '"1"',
  created_at: 1_795_219_200_000,
  updated_at: 1_795_219_200_001,
});

export function localCacheContract(adapter: string, fresh: () => Subject | Promise<Subject>): void {
  describe(`${adapter} keeps the LocalCache contract`, () => {
    let subject: Subject;
    let cache: LocalCache;

    beforeEach(async () => {
      subject = await fresh();
      cache = subject.open();
    });

    it('has nothing at first', async () => {
      expect(await cache.get('a')).toBeUndefined();
    });

    it('gives what was put, also after opening again', async () => {
      await cache.put(item('questions/q-1/prompt.mp3', 0, 255, 7));
      const kept = await subject.open().get('questions/q-1/prompt.mp3');
      expect(kept).toEqual(item('questions/q-1/prompt.mp3', 0, 255, 7));
      expect(kept?.data).toBeInstanceOf(Uint8Array);
    });

    it('knows an item without etag', async () => {
      await cache.put({ ...item('a', 1), etag: undefined });
      expect((await cache.get('a'))?.etag).toBeUndefined();
    });

    it('gives what was put last', async () => {
      await cache.put(item('a', 1, 2, 3));
      await cache.put({ ...item('a', 4), etag: '"2"' });
      expect(await cache.get('a')).toEqual({ ...item('a', 4), etag: '"2"' });
    });

    it('keeps the bytes as they were, whatever becomes of those it was given or gave', async () => {
      const given = item('a', 1, 2, 3);
      await cache.put(given);
      given.data.fill(0);
      (await cache.get('a'))?.data.fill(9);
      expect((await cache.get('a'))?.data).toEqual(new Uint8Array([1, 2, 3]));
    });

    it('keeps keys apart', async () => {
      await cache.put(item('a', 1));
      await cache.put(item('A', 2));
      await cache.put(item('a/b', 3));
      await cache.delete('a');
      expect(await cache.get('a')).toBeUndefined();
      expect((await cache.get('A'))?.data).toEqual(new Uint8Array([2]));
      expect((await cache.get('a/b'))?.data).toEqual(new Uint8Array([3]));
    });

    it('gives the keys that begin so, and no others', async () => {
      for (const key of [
        '1 yui theme b',
        '1 yui theme a',
        '1 yui themes',
        '1 ken theme a',
        '1 yui',
      ])
        await cache.put(item(key, 1));
      expect([...(await cache.keysFrom('1 yui theme '))].toSorted()).toEqual([
        '1 yui theme a',
        '1 yui theme b',
      ]);
      expect(await cache.keysFrom('2')).toEqual([]);
    });

    it('deletes an unknown key without a word', async () => {
      await cache.put(item('a', 1));
      await cache.delete('b');
      await cache.delete('b');
      expect(await cache.get('a')).toEqual(item('a', 1));
    });

    it('purges what was updated before a moment, and nothing else', async () => {
      await cache.put({ ...item('old', 1), updated_at: 999 });
      await cache.put({ ...item('edge', 1), updated_at: 1000 });
      await cache.put({ ...item('new', 1), updated_at: 1001 });
      await cache.purge(1000);
      expect(await cache.get('old')).toBeUndefined();
      expect(await cache.get('edge')).toBeDefined();
      expect(await cache.get('new')).toBeDefined();
    });

    it('tells how large it is, and is empty when it was cleared', async () => {
      expect(await cache.size()).toBe(0);
      await cache.put(item('a', 1, 2, 3));
      await cache.put(item('b', 4));
      expect(await cache.size()).toBe(4);
      await cache.clear();
      expect(await cache.size()).toBe(0);
      expect(await subject.open().get('a')).toBeUndefined();
    });

    it('throws when the database is broken', async () => {
      await cache.put(item('a', 1));
      await subject.break();
      await expect(cache.get('a')).rejects.toThrow();
      await expect(cache.keysFrom('a')).rejects.toThrow();
      await expect(cache.put(item('a', 2))).rejects.toThrow();
      await expect(cache.delete('a')).rejects.toThrow();
      await expect(cache.purge(0)).rejects.toThrow();
      await expect(cache.clear()).rejects.toThrow();
      await expect(cache.size()).rejects.toThrow();
    });
  });
}
