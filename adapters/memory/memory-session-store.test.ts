import { sessionStoreContract } from '../../core/ports/session-store.contract.ts';
import { MemorySessionStore } from './memory-session-store.ts';

sessionStoreContract('MemorySessionStore', () => {
  const shelf = new Map<'jwt', string>();
  return {
    open: () => new MemorySessionStore(shelf),
    keepInstead: (text) => {
      shelf.set('jwt', text);
    },
  };
});
