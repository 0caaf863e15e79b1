import type { Preferences } from '../../core/ports/preferences.ts';
import type { GuardedStorage } from './guarded-storage.ts';

export class LocalStoragePreferences implements Preferences {
  readonly #storage: GuardedStorage;

  constructor(storage: GuardedStorage) {
    this.#storage = storage;
  }

  read(key: string): string | undefined {
    return this.#storage.read(key);
  }

  write(key: string, value: string): void {
    this.#storage.write(key, value);
  }
}
