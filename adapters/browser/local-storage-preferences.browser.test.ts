import { afterEach } from 'vitest';
import { preferencesContract } from '../../core/ports/preferences.contract.ts';
import { brokenStorage } from './broken-storage.fixture.ts';
import { GuardedStorage } from './guarded-storage.ts';
import { LocalStoragePreferences } from './local-storage-preferences.ts';

afterEach(() => brokenStorage.mend());

preferencesContract('LocalStoragePreferences', () => ({
  open: () => new LocalStoragePreferences(new GuardedStorage()),
  fill: () => brokenStorage.fill(),
  refuse: () => brokenStorage.refuse(),
}));
