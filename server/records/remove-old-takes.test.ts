import { expect, it } from 'vitest';
import { MemoryFiles } from '../storage/memory/memory-files.ts';
import { MemoryKeptTakes } from '../storage/memory/memory-kept-takes.ts';
import type { KeptTake } from './records.ts';
import { removeOldTakes } from './remove-old-takes.ts';

const TAKE: KeptTake = { learnerId: 'yui', takePath: 'takes/yui/a-1' };

it('gives her the room back also where the files were gone before it was done', async () => {
  const files = new MemoryFiles();
  const keptTakes = new MemoryKeptTakes();
  await files.put(TAKE.takePath, new Uint8Array(60));
  await keptTakes.add('yui', 60, 100);
  await keptTakes.add('yui', 30, 100);
  let old = [TAKE];
  let isAway = true;
  const records = {
    takesBefore: async () => old,
    dropTake: async () => {
      if (isAway) throw new Error('The database is away');
      old = [];
    },
  };

  const remove = () => removeOldTakes({ records, keptTakes, files }, new Date());
  await expect(remove()).rejects.toThrow('The database is away');
  expect(await files.get(TAKE.takePath)).toBeUndefined();
  isAway = false;
  expect(await remove()).toBe(1);
  expect(await keptTakes.add('yui', 71, 100)).toBe(false);
  expect(await keptTakes.add('yui', 70, 100)).toBe(true);
});
