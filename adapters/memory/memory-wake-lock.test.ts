import { wakeLockContract } from '../../core/ports/wake-lock.contract.ts';
import { MemoryWakeLock } from './memory-wake-lock.ts';

wakeLockContract('MemoryWakeLock', () => {
  const wakeLock = new MemoryWakeLock();
  return {
    wakeLock,
    holds: () => (wakeLock.isHeld ? 1 : 0),
    refuse: () => {
      wakeLock.isAllowed = false;
    },
  };
});
