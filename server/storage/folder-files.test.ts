import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesContract } from './files.contract.ts';
import { FolderFiles } from './folder-files.ts';

filesContract('FolderFiles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oz-files-'));
  return { open: () => new FolderFiles(folder) };
});
