import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedPath, type Files } from './files.ts';
import { writeWhole } from './write-whole.ts';

export class FolderFiles implements Files {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    await writeWhole(this.#place(path), bytes);
  }

  get(path: string): Promise<Uint8Array | undefined> {
    return ifThere(async () => new Uint8Array(await readFile(this.#place(path))));
  }

  sizeOf(path: string): Promise<number | undefined> {
    return ifThere(async () => (await stat(this.#place(path))).size);
  }

  async removeAll(path: string): Promise<void> {
    await rm(this.#place(path), { recursive: true, force: true });
  }

  #place(path: string): string {
    return join(this.#folder, checkedPath(path));
  }
}

async function ifThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
