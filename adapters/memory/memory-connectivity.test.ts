import { connectivityContract } from '../../core/ports/connectivity.contract.ts';
import { MemoryConnectivity } from './memory-connectivity.ts';

connectivityContract('MemoryConnectivity', () => {
  const connectivity = new MemoryConnectivity();
  return { connectivity, turn: (isOnline) => connectivity.turn(isOnline) };
});
