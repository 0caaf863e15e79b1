import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeWhole } from '../storage/write-whole.ts';

/** A file we did not write ourselves or wrote in an earlier run, and what must be in it. */
export interface ModelFile {
  readonly path: string;
  readonly sha256: string;
}

/** Reads a model that came with a package. Throws where it is not the one we know. */
export async function readModel(file: ModelFile): Promise<Uint8Array> {
  const bytes = await readFile(file.path);
  if (sha256(bytes) !== file.sha256) {
    throw new Error(`${file.path} is not the file it should be: run npm ci again`);
  }
  return bytes;
}

/**
 * Makes a file once and keeps it. One that is missing, half-written or of an earlier version is made again. Several
 * processes may do this at once: each writes its own temporary file, and renaming is atomic.
 */
export async function keepModel(
  file: ModelFile,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const kept = await readFile(file.path).catch(() => undefined);
  if (kept !== undefined && sha256(kept) === file.sha256) return kept;

  const made = await make();
  if (sha256(made) !== file.sha256)
    throw new Error(`${file.path} came out differently than it should`);
  await writeWhole(file.path, made);
  return made;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
