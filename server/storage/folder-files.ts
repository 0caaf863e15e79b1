import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedPath, type Files } from './files.ts';

export class FolderFiles implements Files {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    const target = this.#place(path);
    await mkdir(dirname(target), { recursive: true });
    const written = `${target}.${randomUUID()}.part`;
    try {
      const file = await open(written, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(written, target);
    } finally {
      // On a full disk what was begun would take the last room.
      await rm(written, { force: true });
    }
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
