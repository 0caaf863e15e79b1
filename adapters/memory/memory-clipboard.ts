import type { Clipboard, CopyRefused } from '../../core/ports/clipboard.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

export class MemoryClipboard implements Clipboard {
  /** Not part of the port: what would be pasted. */
  text: string | undefined;
  /** Not part of the port: the device lets nothing be copied. */
  isRefusing = false;

  async copy(text: string): Promise<Result<void, CopyRefused>> {
    if (this.isRefusing) return fail({ kind: 'copy-refused' });
    this.text = text;
    return ok(undefined);
  }
}
