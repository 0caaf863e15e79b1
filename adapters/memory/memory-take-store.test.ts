import type { SpokenAnswer } from '../../core/ports/records-api.ts';
import { takeStoreContract } from '../../core/ports/take-store.contract.ts';
import { MemoryTakeStore } from './memory-take-store.ts';

takeStoreContract('MemoryTakeStore', () => {
  const shelf = new Map<string, SpokenAnswer>();
  const opened: MemoryTakeStore[] = [];
  return {
    open: () => {
      const takes = new MemoryTakeStore(shelf);
      opened.push(takes);
      return takes;
    },
    fill: () => {
      for (const takes of opened) takes.fill();
    },
  };
});
