import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepModel, readModel, type ModelFile } from './model-file.ts';

const WEIGHTS = new TextEncoder().encode('weights');

describe('model files', () => {
  let folder: string;
  let file: ModelFile;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'model-file-'));
    const sha256 = createHash('sha256').update(WEIGHTS).digest('hex');
    file = { path: join(folder, 'deep', 'model.bin'), sha256 };
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('makes a file once and then keeps it', async () => {
    await keepModel(file, async () => WEIGHTS);

    const kept = await keepModel(file, () => Promise.reject(new Error('made twice')));
    expect(kept).toEqual(Buffer.from(WEIGHTS));
  });

  it('makes a half-written file again', async () => {
    await keepModel(file, async () => WEIGHTS);
    await writeFile(file.path, WEIGHTS.subarray(0, 3));

    await keepModel(file, async () => WEIGHTS);
    expect(await readFile(file.path, 'utf8')).toBe('weights');
  });

  it('lets several starts make it at the same time and leaves nothing beside it', async () => {
    const made = await Promise.all([1, 2, 3].map(() => keepModel(file, async () => WEIGHTS)));

    expect(made).toHaveLength(3);
    expect(await readdir(join(folder, 'deep'))).toEqual(['model.bin']);
  });

  it('refuses to go on with a file it does not know', async () => {
    await expect(keepModel(file, async () => Uint8Array.of(1))).rejects.toThrow('differently');
    await keepModel(file, async () => WEIGHTS);
    await expect(readModel({ ...file, sha256: 'another' })).rejects.toThrow('npm ci');
  });
});
