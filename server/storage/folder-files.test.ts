import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesContract } from './files.contract.ts';
import { FolderFiles } from './folder-files.ts';

filesContract('FolderFiles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oz-files-'));
  return { open: () => new FolderFiles(folder) };
});

it('leaves nothing of a file that it could not put', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oz-files-'));
  const files = new FolderFiles(folder);
  await files.put('takes/yui/a1', new Uint8Array([1]));
  await expect(files.put('takes/yui', new Uint8Array([2]))).rejects.toThrow();
  expect(await readdir(join(folder, 'takes'))).toEqual(['yui']);
});
