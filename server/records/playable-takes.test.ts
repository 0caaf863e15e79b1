import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sniffAudio } from '../audio/sniff-audio.ts';
import type { Files } from '../storage/files.ts';
import { FolderFiles } from '../storage/folder-files.ts';
import { PlayableTakes } from './playable-takes.ts';

const FIXTURES = join(import.meta.dirname, '../audio/fixtures');

describe('PlayableTakes', () => {
  let folder: string;
  let files: FolderFiles;
  let written: string[];
  let isFull: boolean;
  let takes: PlayableTakes;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oz-takes-'));
    files = new FolderFiles(folder);
    written = [];
    isFull = false;
    const watched: Files = {
      get: (path) => files.get(path),
      sizeOf: (path) => files.sizeOf(path),
      removeAll: (path) => files.removeAll(path),
      put: (path, bytes) => {
        if (isFull) return Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' }));
        written.push(path);
        return files.put(path, bytes);
      },
    };
    takes = new PlayableTakes(watched);
  });

  afterEach(() => rm(folder, { recursive: true }));

  const keep = async (name: string) =>
    files.put('takes/yui/a1', new Uint8Array(await readFile(join(FIXTURES, name))));

  it('gives what Chrome recorded as an MP3, made once', async () => {
    await keep('tone-opus.webm');
    const [first, second] = await Promise.all([
      takes.read('takes/yui/a1'),
      takes.read('takes/yui/a1'),
    ]);
    expect(sniffAudio(first ?? new Uint8Array())).toBe('mp3');
    expect(second).toEqual(first);
    expect(await takes.read('takes/yui/a1')).toEqual(first);
    expect(written).toEqual(['takes/yui/a1.playable']);
  });

  it('gives what it finds no room to keep, and keeps it once there is some', async () => {
    await keep('tone-opus.webm');
    isFull = true;
    expect(sniffAudio((await takes.read('takes/yui/a1')) ?? new Uint8Array())).toBe('mp3');
    isFull = false;
    await takes.read('takes/yui/a1');
    expect(written).toEqual(['takes/yui/a1.playable']);
  });

  it('still has the take as it was recorded', async () => {
    await keep('tone-opus.webm');
    await takes.read('takes/yui/a1');
    expect(sniffAudio((await files.get('takes/yui/a1')) ?? new Uint8Array())).toBe('webm');
  });

  it('gives what an iPhone recorded as it is', async () => {
    await keep('tone-aac.mp4');
    expect(await takes.read('takes/yui/a1')).toEqual(await files.get('takes/yui/a1'));
    expect(written).toEqual([]);
  });

  it('has nothing where there is no take', async () => {
    expect(await takes.read('takes/yui/unknown')).toBeUndefined();
  });
});
