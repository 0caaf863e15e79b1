import { sessionLockContract } from '../../core/ports/session-lock.contract.ts';
import { MemoryLine, MemorySessionLock } from './memory-session-lock.ts';

sessionLockContract('MemorySessionLock', () => {
  const line = new MemoryLine();
  const openTab = () => {
    const lock = new MemorySessionLock(line);
    return { lock, die: () => lock.die() };
  };
  return { openTab, tenSecondsPass: () => {} };
});
