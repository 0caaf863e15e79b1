import type { FileSaver } from '../../core/ports/file-saver.ts';

/** A slow disk reads it for a while after the click. */
const READ_MS = 60_000;

export class BrowserFileSaver implements FileSaver {
  async save(name: string, bytes: Uint8Array): Promise<void> {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
  }
}
