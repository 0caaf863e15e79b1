import { localCacheContract } from '../../core/ports/local-cache.contract.ts';
import type { CacheItem } from '../../core/ports/local-cache.ts';
import { MemoryLocalCache } from './memory-local-cache.ts';

localCacheContract('MemoryLocalCache', () => {
  const shelf = new Map<string, CacheItem>();
  const opened: MemoryLocalCache[] = [];
  return {
    open: () => {
      const cache = new MemoryLocalCache(shelf);
      opened.push(cache);
      return cache;
    },
    break: () => {
      for (const cache of opened) cache.break();
    },
  };
});
