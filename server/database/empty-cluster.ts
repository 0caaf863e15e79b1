import { execFile } from 'node:child_process';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MODULES = join(import.meta.dirname, '../../node_modules');
const FOLDER = join(MODULES, '.cache/oz');

/** For tests. Making an embedded database takes seconds and copying one a moment: one is made per version, and kept. */
export async function emptyCluster(): Promise<Blob> {
  return new Blob([await readFile(await kept())]);
}

/** For tests that start a whole server: the same in the folder where it keeps its database. */
export async function layEmptyCluster(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', await kept(), '-C', folder]);
}

/** Its file, which is there. */
async function kept(): Promise<string> {
  const file = join(FOLDER, `empty-pglite-${await version()}.tar`);
  await access(file).catch(() => make(file));
  return file;
}

async function make(file: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create('memory://');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(FOLDER, { recursive: true });
  const written = `${file}.${crypto.randomUUID()}.part`;
  await writeFile(written, new Uint8Array(await dump.arrayBuffer()));
  await rename(written, file);
}

async function version(): Promise<string> {
  const text = await readFile(join(MODULES, '@electric-sql/pglite/package.json'), 'utf8');
  const about: unknown = JSON.parse(text);
  if (typeof about === 'object' && about !== null && 'version' in about) {
    return String(about.version);
  }
  throw new Error('The package of PGlite says no version');
}
