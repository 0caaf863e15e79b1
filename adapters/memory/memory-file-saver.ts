import type { FileSaver } from '../../core/ports/file-saver.ts';

export class MemoryFileSaver implements FileSaver {
  /** Not part of the port: what was handed over last. */
  saved: { readonly name: string; readonly bytes: Uint8Array } | undefined;

  async save(name: string, bytes: Uint8Array): Promise<void> {
    this.saved = { name, bytes };
  }
}
