import { beforeEach, describe, expect, it } from 'vitest';
import type { Files } from './files.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

/** `open` gives files over the same place each time. */
export function filesContract(adapter: string, fresh: () => Promise<{ open(): Files }>): void {
  describe(`${adapter} keeps the Files contract`, () => {
    let open: () => Files;

    beforeEach(async () => {
      const subject = await fresh();
      open = () => subject.open();
    });

    it('gives back what was put, also when opened again', async () => {
      await open().put('takes/yui/a1', bytes(0, 255, 7));
      expect(await open().get('takes/yui/a1')).toEqual(bytes(0, 255, 7));
    });

    it('has nothing under a path where nothing was put', async () => {
      expect(await open().get('takes/yui/a1')).toBeUndefined();
    });

    it('knows how large a file is, and of nothing that it is not there', async () => {
      await open().put('takes/yui/a1', bytes(0, 255, 7));
      expect(await open().sizeOf('takes/yui/a1')).toBe(3);
      expect(await open().sizeOf('takes/yui/a2')).toBeUndefined();
    });

    it('replaces a file whole', async () => {
      const files = open();
      await files.put('a', bytes(1, 2, 3));
      await files.put('a', bytes(4));
      expect(await files.get('a')).toEqual(bytes(4));
    });

    it('forgets everything below a path, even twice, and nothing beside it', async () => {
      const files = open();
      await files.put('takes/yui/a1', bytes(1));
      await files.put('takes/yui/b/a2', bytes(2));
      await files.put('takes/yui2/a1', bytes(3));
      await files.removeAll('takes/yui');
      await files.removeAll('takes/yui');
      expect(await files.get('takes/yui/a1')).toBeUndefined();
      expect(await files.get('takes/yui/b/a2')).toBeUndefined();
      expect(await files.get('takes/yui2/a1')).toEqual(bytes(3));
      await files.removeAll('takes/yui2/a1');
      expect(await files.get('takes/yui2/a1')).toBeUndefined();
    });

    it.each(['../a', '/a', 'a/../b', 'a//b', '', 'a b', './a', '.a'])(
      'throws at "%s", which is no path of ours',
      async (path) => {
        await expect(open().put(path, bytes(1))).rejects.toThrow(/Not a path/);
        await expect(open().get(path)).rejects.toThrow(/Not a path/);
        await expect(open().sizeOf(path)).rejects.toThrow(/Not a path/);
        await expect(open().removeAll(path)).rejects.toThrow(/Not a path/);
      },
    );
  });
}
