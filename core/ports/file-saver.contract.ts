import { expect, it } from 'vitest';
import type { FileSaver } from './file-saver.ts';

interface Subject {
  readonly saver: FileSaver;
  /** What was handed over last. */
  saved(): Promise<{ readonly name: string; readonly bytes: Uint8Array } | undefined>;
}

export function fileSaverContract(adapter: string, fresh: () => Promise<Subject>): void {
  it(`${adapter} keeps the FileSaver contract: what is handed over is what was given`, async () => {
    const { saver, saved } = await fresh();
    expect(await saved()).toBeUndefined();
    for (const bytes of [Uint8Array.of(1, 0, 255), new Uint8Array(0)]) {
      await saver.save('oz.zip', bytes);
      expect(await saved()).toEqual({ name: 'oz.zip', bytes });
    }
  });
}
