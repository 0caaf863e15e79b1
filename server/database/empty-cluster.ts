import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MODULES = join(import.meta.dirname, '../../node_modules');
const FOLDER = join(MODULES, '.cache/oz');

/** For tests. Making an embedded database takes seconds and copying one a moment: one is made per version, and kept. */
export async function emptyCluster(): Promise<Blob> {
  const file = await path();
  const kept = await readFile(file).catch(() => undefined);
  return new Blob([kept ?? (await make(file))]);
}

/** For tests that start a whole server: the same in the folder where it keeps its database. */
export async function layEmptyCluster(folder: string): Promise<void> {
  const file = await path();
  await readFile(file).catch(() => make(file));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', file, '-C', folder]);
}

const path = async (): Promise<string> => join(FOLDER, `empty-pglite-${await version()}.tar`);

async function make(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create('memory://');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const bytes = new Uint8Array(await dump.arrayBuffer());
  await mkdir(FOLDER, { recursive: true });
  const written = `${file}.${crypto.randomUUID()}.part`;
  await writeFile(written, bytes);
  await rename(written, file);
  return bytes;
}

async function version(): Promise<string> {
  const text = await readFile(join(MODULES, '@electric-sql/pglite/package.json'), 'utf8');
  const about: unknown = JSON.parse(text);
  if (typeof about === 'object' && about !== null && 'version' in about) {
    return String(about.version);
  }
  throw new Error('The package of PGlite says no version');
}
