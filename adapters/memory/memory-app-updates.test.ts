import { appUpdatesContract } from '../../core/ports/app-updates.contract.ts';
import { MemoryAppUpdates } from './memory-app-updates.ts';

appUpdatesContract('MemoryAppUpdates', () => {
  const updates = new MemoryAppUpdates();
  return { updates, publish: () => updates.publish(), restarts: () => updates.restarts };
});
