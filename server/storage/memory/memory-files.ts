import { checkedPath, type Files } from '../files.ts';

export class MemoryFiles implements Files {
  readonly #files = new Map<string, Uint8Array>();
  /** Not part of the port: as a disk without room. */
  isFull = false;

  async put(path: string, bytes: Uint8Array): Promise<void> {
    if (this.isFull) throw Object.assign(new Error('There is no room'), { code: 'ENOSPC' });
    this.#files.set(checkedPath(path), bytes.slice());
  }

  async get(path: string): Promise<Uint8Array | undefined> {
    return this.#files.get(checkedPath(path))?.slice();
  }

  async sizeOf(path: string): Promise<number | undefined> {
    return this.#files.get(checkedPath(path))?.length;
  }

  async removeAll(path: string): Promise<void> {
    const below = `${checkedPath(path)}/`;
    this.#files.delete(path);
    for (const name of this.#files.keys()) if (name.startsWith(below)) this.#files.delete(name);
  }
}
