import { describe, expect, it } from 'vitest';
import type { Clipboard } from './clipboard.ts';

interface Subject {
  readonly clipboard: Clipboard;
  /** What would be pasted. */
  pasted(): Promise<string | undefined>;
  /** From now on the device lets nothing be copied. */
  refuse(): void;
}

export function clipboardContract(adapter: string, fresh: () => Promise<Subject>): void {
  describe(`${adapter} keeps the Clipboard contract`, () => {
    it('has what was copied last', async () => {
      const { clipboard, pasted } = await fresh();
      for (const text of ['I get up at six.', '日本語\n二行']) {
        expect(await clipboard.copy(text)).toEqual({ ok: true, value: undefined });
        expect(await pasted()).toBe(text);
      }
    });

    it('says that nothing may be copied, and has what was there', async () => {
      const { clipboard, pasted, refuse } = await fresh();
      await clipboard.copy('before');
      refuse();
      expect(await clipboard.copy('after')).toEqual({
        ok: false,
        error: { kind: 'copy-refused' },
      });
      expect(await pasted()).toBe('before');
    });
  });
}
