import { logContract } from '../../core/ports/log.contract.ts';
import { MemoryLog } from './memory-log.ts';

logContract('MemoryLog', () => {
  const log = new MemoryLog();
  return { log, read: () => log.notes };
});
