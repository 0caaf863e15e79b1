import { takeStoreContract } from '../../core/ports/take-store.contract.ts';
import { MemoryTakeStore, TakeShelf } from './memory-take-store.ts';

takeStoreContract('MemoryTakeStore', () => {
  const shelf = new TakeShelf();
  const opened: MemoryTakeStore[] = [];
  return {
    open: () => {
      const takes = new MemoryTakeStore(shelf);
      opened.push(takes);
      return takes;
    },
    killTab: () => opened.at(-1)?.die(),
    fill: () => {
      for (const takes of opened) takes.fill();
    },
  };
});
