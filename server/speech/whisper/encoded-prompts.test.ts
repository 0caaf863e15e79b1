import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tensor } from 'onnxruntime-node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EncodedPrompts } from './encoded-prompts.ts';

const FRAMES = 3;
const prompt = { id: 'q1', version: '"1"', sound: Uint8Array.of(1) };

let folder: string;
let encoded: Uint8Array[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oz-prompts-'));
  encoded = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As after a start of the process. */
const started = (at = folder): EncodedPrompts =>
  new EncodedPrompts(at, async (sound) => {
    encoded.push(sound);
    if (sound.length === 0) return undefined;
    const floats = Float32Array.from({ length: FRAMES * 768 }, (_, at) => (at - 1000) / 77);
    return { states: new Tensor('float32', floats, [1, FRAMES, 768]), frames: FRAMES };
  });

it('encodes a prompt once, and gives the same after the next start', async () => {
  const first = await started().of(prompt);
  const again = await started().of(prompt);

  expect(encoded).toHaveLength(1);
  expect(again?.frames).toBe(FRAMES);
  expect(again?.states.dims).toEqual([1, FRAMES, 768]);
  expect(again?.states.data).toEqual(first?.states.data);
  expect(Number(again?.states.data[2000])).toBeCloseTo(1000 / 77, 0);
});

it('encodes a prompt again that sounds otherwise now, and keeps that', async () => {
  await started().of(prompt);
  await started().of({ ...prompt, version: '"2"' });
  await started().of({ ...prompt, version: '"2"' });
  expect(encoded).toHaveLength(2);
});

it('keeps nothing of a sound that cannot be read', async () => {
  const unreadable = { ...prompt, sound: new Uint8Array() };
  expect(await started().of(unreadable)).toBeUndefined();
  expect(await started().of(unreadable)).toBeUndefined();
  expect(encoded).toHaveLength(2);
});

it('gives a prompt also where it cannot be kept', async () => {
  const noFolder = join(folder, 'file');
  writeFileSync(noFolder, '');
  expect(await started(noFolder).of(prompt)).toMatchObject({ frames: FRAMES });
});
