import type { Clipboard, CopyRefused } from '../../core/ports/clipboard.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';

type Writing = Pick<globalThis.Clipboard, 'writeText'>;

export class BrowserClipboard implements Clipboard {
  readonly #clipboard: Writing | undefined;

  /** @param clipboard undefined where the page is not safe enough for one. */
  constructor(clipboard: Writing | undefined = navigator.clipboard) {
    this.#clipboard = clipboard;
  }

  async copy(text: string): Promise<Result<void, CopyRefused>> {
    try {
      if (!this.#clipboard) return fail({ kind: 'copy-refused' });
      await this.#clipboard.writeText(text);
      return ok(undefined);
    } catch {
      return fail({ kind: 'copy-refused' });
    }
  }
}
