import type { Preferences } from '../../core/ports/preferences.ts';

export class MemoryPreferences implements Preferences {
  #shelf: Map<string, string>;

  constructor(shelf: Map<string, string> = new Map()) {
    this.#shelf = shelf;
  }

  read(key: string): string | undefined {
    return this.#shelf.get(key);
  }

  write(key: string, value: string): void {
    this.#shelf.set(key, value);
  }

  remove(key: string): void {
    this.#shelf.delete(key);
  }

  names(beginning: string): readonly string[] {
    return [...this.#shelf.keys()].filter((name) => name.startsWith(beginning));
  }

  /** Not part of the port: from now on the device keeps nothing beyond closing. */
  refuse(): void {
    this.#shelf.clear();
    this.#shelf = new Map();
  }
}
