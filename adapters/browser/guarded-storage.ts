/** Local storage that never throws: private modes and full disks only make it forget on closing. */
export class GuardedStorage {
  readonly #fallback = new Map<string, string>();

  read(key: string): string | undefined {
    const homeless = this.#fallback.get(key);
    if (homeless !== undefined) return homeless;
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      this.#fallback.delete(key);
    } catch {
      // An older value must not come back after closing.
      this.remove(key);
      this.#fallback.set(key, value);
    }
  }

  remove(key: string): void {
    this.#fallback.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // What can't be reached can't be read either.
    }
  }

  names(): readonly string[] {
    try {
      return [...new Set([...Object.keys(localStorage), ...this.#fallback.keys()])];
    } catch {
      return [...this.#fallback.keys()];
    }
  }
}
