import type { Preferences } from '../../core/ports/preferences.ts';

export class MemoryPreferences implements Preferences {
  readonly #shelf: Map<string, string>;

  constructor(shelf: Map<string, string> = new Map()) {
    this.#shelf = shelf;
  }

  read(key: string): string | undefined {
    return this.#shelf.get(key);
  }

  write(key: string, value: string): void {
    this.#shelf.set(key, value);
  }
}
