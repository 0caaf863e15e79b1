import { speechStoreContract } from '../../core/ports/speech-store.contract.ts';
import { MemorySpeechStore, SpeechShelf } from './memory-speech-store.ts';

speechStoreContract('MemorySpeechStore', () => {
  const shelf = new SpeechShelf();
  const stores: MemorySpeechStore[] = [];
  return {
    open: () => {
      const store = new MemorySpeechStore(shelf);
      stores.push(store);
      return store;
    },
    fill: () => {
      for (const store of stores) store.fill();
    },
  };
});
