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

  remove(key: string): void {
    this.#storage.remove(key);
  }

  names(beginning: string): readonly string[] {
    return this.#storage.names().filter((name) => name.startsWith(beginning));
  }
}
