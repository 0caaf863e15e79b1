import { fileSaverContract } from '../../core/ports/file-saver.contract.ts';
import { MemoryFileSaver } from './memory-file-saver.ts';

fileSaverContract('MemoryFileSaver', async () => {
  const saver = new MemoryFileSaver();
  return { saver, saved: async () => saver.saved };
});
